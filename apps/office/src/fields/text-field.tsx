import type { RuledField, TextField as Text } from '@ayrac/domain/field/field.ts';
import { TextAreaField } from '@ayrac/kit/form/text-area-field.tsx';
import { TextField } from '@ayrac/kit/form/text-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';

export function TextFormField({ field, words, error, control }: FieldProps<Text | RuledField>) {
  const { resource } = useOfficePhrases();
  const props = {
    ...control,
    label: words.label,
    hint: words.hint,
    note: field.isRequired ? undefined : resource.optional,
    error,
    'aria-required': field.isRequired || undefined,
    // No `maxlength`: a text that is too long gets an error instead of being truncated silently.
    autoComplete: 'off',
  };
  if (field.kind === 'text' && field.lines === 'many') return <TextAreaField {...props} rows={5} />;
  return <TextField {...props} inputMode={field.kind === 'website' ? 'url' : undefined} />;
}
