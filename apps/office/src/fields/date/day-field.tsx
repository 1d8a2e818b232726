import type { RuledField } from '@ayrac/domain/field/field.ts';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from '../field-props.ts';
import { useControlledProps } from '../use-controlled-props.ts';
import { DateField } from './date-field.tsx';

/** Field for a date, or for an instant in Istanbul time. */
export function DayFormField(props: FieldProps<RuledField>) {
  const { resource } = useOfficePhrases();
  const controlled = useControlledProps(props);
  const isMoment = props.field.kind === 'moment';
  return (
    <DateField
      {...controlled}
      withTime={isMoment}
      hint={controlled.hint || (isMoment ? resource.wallClock : '')}
      isRequired={props.field.isRequired}
    />
  );
}
