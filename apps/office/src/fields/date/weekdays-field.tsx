import type { RuledField } from '@ayrac/domain/field/field.ts';
import { weekdays, weekdaysOf } from '@ayrac/domain/time/weekdays.ts';
import { CheckboxField } from '@ayrac/kit/form/choice-field.tsx';
import { Fieldset } from '@ayrac/kit/form/fieldset.tsx';
import { useController } from 'react-hook-form';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { FieldProps } from '../field-props.ts';
import './weekdays-field.css';

/** A check box per day of the week. The first one takes the focus if they are invalid. */
export function WeekdaysFormField({ words, error, control, form }: FieldProps<RuledField>) {
  const { weekdays: names } = useOfficePhrases().resource;
  const { field } = useController({ name: control.name, control: form });
  const chosen = weekdaysOf(String(field.value ?? ''));
  const choose = (day: number, isChosen: boolean) => {
    const next = weekdays.filter((one) => (one === day ? isChosen : chosen.includes(one)));
    field.onChange(next.join(','));
  };
  return (
    <Fieldset legend={words.label} hint={words.hint} error={error}>
      <div className="weekdays">
        {weekdays.map((day, place) => (
          <CheckboxField
            key={day}
            label={names.long[day]}
            checked={chosen.includes(day)}
            onChange={({ currentTarget }) => choose(day, currentTarget.checked)}
            onBlur={field.onBlur}
            ref={place === 0 ? field.ref : undefined}
          />
        ))}
      </div>
    </Fieldset>
  );
}
