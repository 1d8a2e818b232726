import type { ReferenceField } from '@ayrac/domain/field.ts';
import { Field } from '@ayrac/kit/field.tsx';
import { useController } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';
import { ReferencePicker } from './reference-entry.tsx';

/** Another record, which is looked for while one types. */
export function ReferenceFormField({ field, words, error, control, form }: FieldProps<ReferenceField>) {
  const { resource } = useOfficePhrases();
  const { field: held, formState } = useController({ name: control.name, control: form });
  return (
    <Field
      label={words.label}
      hint={words.hint}
      mark={field.isRequired ? undefined : resource.optional}
      error={error}
    >
      {(wiring) => (
        <ReferencePicker
          {...wiring}
          to={field.to}
          label={words.label}
          value={String(held.value ?? '')}
          onChange={held.onChange}
          onBlur={held.onBlur}
          ref={held.ref}
          isDisabled={formState.disabled || control.disabled === true}
          isRequired={field.isRequired}
        />
      )}
    </Field>
  );
}
