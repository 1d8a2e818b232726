import type { RuledField } from '@ayrac/domain/field.ts';
import { useController } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import { DateField } from './date-field.tsx';
import type { FieldProps } from './field-props.ts';

/** Field for a date, or for an instant in Istanbul time. */
export function DayFormField({ field, words, error, control, form }: FieldProps<RuledField>) {
  const { resource } = useOfficePhrases();
  const { field: held, formState } = useController({ name: control.name, control: form });
  const isMoment = field.kind === 'moment';
  return (
    <DateField
      ref={held.ref}
      withTime={isMoment}
      label={words.label}
      hint={words.hint || (isMoment ? resource.wallClock : '')}
      note={field.isRequired ? undefined : resource.optional}
      error={error}
      value={String(held.value ?? '')}
      onChange={held.onChange}
      onBlur={held.onBlur}
      disabled={formState.disabled || control.disabled === true}
      isRequired={field.isRequired}
    />
  );
}
