import { useLocale } from '@ayrac/browser/locale.ts';
import type { WholeField } from '@ayrac/domain/field/field.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';

/**
 * A text input, because the browser's number input changes values on scrolling and hides input that it does not
 * understand.
 */
export function WholeFormField({ field, words, error, control }: FieldProps<WholeField>) {
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const [least, most] = [formatCount(field.least, locale), formatCount(field.most, locale)];
  return (
    <TextField
      {...control}
      label={words.label}
      hint={words.hint || resource.between({ least, most })}
      note={field.isRequired ? undefined : resource.optional}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      aria-required={field.isRequired || undefined}
    />
  );
}
