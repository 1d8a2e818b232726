import type { Field as FieldShape } from '@ayrac/domain/field/field.ts';
import { Field, type Wiring } from '@ayrac/kit/form/field.tsx';
import type { ReactNode, Ref } from 'react';
import { useController } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';

/** Props of any picker in a form. */
interface PickerProps extends Wiring {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly isDisabled: boolean;
  readonly isRequired: boolean;
  readonly ref: Ref<HTMLInputElement>;
}

interface PickerFieldProps extends FieldProps<FieldShape> {
  readonly children: (picker: PickerProps) => ReactNode;
}

/** A form field whose value comes from a picker instead of a native input. */
export function PickerField({ field, words, error, control, form, children }: PickerFieldProps) {
  const { resource } = useOfficePhrases();
  const { field: held, formState } = useController({ name: control.name, control: form });
  return (
    <Field
      label={words.label}
      hint={words.hint}
      note={field.isRequired ? undefined : resource.optional}
      error={error}
    >
      {(wiring) =>
        children({
          ...wiring,
          label: words.label,
          value: String(held.value ?? ''),
          onChange: held.onChange,
          onBlur: held.onBlur,
          ref: held.ref,
          isDisabled: formState.disabled || control.disabled === true,
          isRequired: field.isRequired,
        })
      }
    </Field>
  );
}
