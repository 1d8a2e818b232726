import type { Field as FieldShape } from '@ayrac/domain/field.ts';
import { Field, type Wiring } from '@ayrac/kit/field.tsx';
import type { ReactNode, Ref } from 'react';
import { useController } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';

/** What a picker in a form gets, whatever it picks. */
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

/** A field of a form whose value no element of the browser's holds: a picker gives it. */
export function PickerField({ field, words, error, control, form, children }: PickerFieldProps) {
  const { resource } = useOfficePhrases();
  const { field: held, formState } = useController({ name: control.name, control: form });
  return (
    <Field
      label={words.label}
      hint={words.hint}
      mark={field.isRequired ? undefined : resource.optional}
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
