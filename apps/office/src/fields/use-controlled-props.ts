import type { RuledField } from '@ayrac/domain/field/field.ts';
import { useController } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';

/** Returns the props of a field that is given its text, because its input shows another form of it. */
export function useControlledProps({ field, words, error, control, form }: FieldProps<RuledField>) {
  const { resource } = useOfficePhrases();
  const { field: held, formState } = useController({ name: control.name, control: form });
  return {
    ref: held.ref,
    label: words.label,
    hint: words.hint,
    note: field.isRequired ? undefined : resource.optional,
    error,
    value: String(held.value ?? ''),
    onChange: held.onChange,
    onBlur: held.onBlur,
    disabled: formState.disabled || control.disabled === true,
  };
}
