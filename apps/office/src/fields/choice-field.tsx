import type { ChoiceField } from '@ayrac/domain/field/field.ts';
import { SelectField } from '@ayrac/kit/form/select-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';

export function ChoiceFormField({ field, words, error, control }: FieldProps<ChoiceField>) {
  const { resource } = useOfficePhrases();
  return (
    <SelectField
      {...control}
      label={words.label}
      hint={words.hint}
      note={field.isRequired ? undefined : resource.optional}
      error={error}
      placeholder={field.isRequired ? resource.pick : resource.none}
      options={field.choices.map((value) => ({ value, label: words.choices?.[value] ?? value }))}
    />
  );
}
