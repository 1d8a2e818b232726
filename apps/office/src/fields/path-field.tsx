import type { Field as FieldShape } from '@ayrac/domain/field.ts';
import { Field } from '@ayrac/kit/field.tsx';
import { useController } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';
import { PathPicker } from './path-entry.tsx';

/** Where something leads: a page of the site, found by its name or typed as a path. */
export function PathFormField({ field, words, error, control, form }: FieldProps<FieldShape>) {
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
        <PathPicker
          {...wiring}
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
