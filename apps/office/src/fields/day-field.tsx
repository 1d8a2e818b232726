import type { RuledField } from '@ayrac/domain/field.ts';
import { TextField } from '@ayrac/kit/text-field.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from './field-props.ts';

/** A day, or an instant as a clock in İstanbul shows it; the browser has the calendar. */
export function DayFormField({ field, words, error, control }: FieldProps<RuledField>) {
  const { resource } = useOfficePhrases();
  const isMoment = field.kind === 'moment';
  return (
    <TextField
      {...control}
      type={isMoment ? 'datetime-local' : 'date'}
      // Of the seconds none is lost that stands there already.
      step={isMoment ? 'any' : undefined}
      label={words.label}
      hint={words.hint || (isMoment ? resource.wallClock : '')}
      mark={field.isRequired ? undefined : resource.optional}
      error={error}
      autoComplete="off"
      aria-required={field.isRequired || undefined}
    />
  );
}
