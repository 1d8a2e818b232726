import { useLocale } from '@ayrac/browser/locale.ts';
import type { DecimalField } from '@ayrac/domain/field/field.ts';
import { formatDecimal } from '@ayrac/domain/text/decimal.ts';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';

const unitSigns: Readonly<Record<string, string>> = { TRY: '₺', percent: '%' };

/** A text input, because the browser's number input only accepts one decimal separator. */
export function DecimalFormField({ field, words, error, control }: FieldProps<DecimalField>) {
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  const [least, most] = [field.least, field.most].map((end) => formatDecimal(end, field, locale));
  return (
    <TextField
      {...control}
      label={words.label}
      hint={words.hint || resource.between({ least: least ?? '', most: most ?? '' })}
      note={field.isRequired ? undefined : resource.optional}
      error={error}
      inputMode="decimal"
      autoComplete="off"
      after={field.unit && (unitSigns[field.unit] ?? field.unit)}
      aria-required={field.isRequired || undefined}
    />
  );
}
