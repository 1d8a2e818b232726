import { type ClipboardEvent, type FocusEvent, useId } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon.tsx';
import type { FieldTexts } from './field.tsx';
import { FieldError } from './field-error.tsx';

export interface DateValue {
  readonly day: string;
  /** `01` to `12`, or empty. */
  readonly month: string;
  readonly year: string;
}

type Part = keyof DateValue;

interface DateFieldProps extends FieldTexts {
  /** Id of the first wrong part, else of the day. */
  id?: string;
  value: DateValue;
  onChange: (value: DateValue) => void;
  /** Called when the focus leaves the whole field. */
  onLeave?: () => void;
  /** Parses a date that was pasted or typed as a whole. */
  readWhole?: (text: string) => DateValue | undefined;
  /** Parts to correct. The error message explains what is wrong. */
  wrong?: readonly Part[];
  words: Readonly<Record<Part | 'chooseMonth', string>>;
  /** Names of the months, January first. */
  months: readonly string[];
  /** Lets the browser fill in the person's birthday. */
  autoComplete?: 'bday';
  disabled?: boolean;
}

/** A date in three parts: day, month by name, and year. */
export function DateField(props: DateFieldProps) {
  const { label, note, hint, error, value, onChange, onLeave, readWhole, words, months, disabled } = props;
  const { wrong = [], autoComplete } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const first = wrong[0] ?? 'day';
  const describedBy = classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;

  const partProps = (part: Part) => ({
    id: part === first ? id : `${id}-${part}`,
    value: value[part],
    disabled,
    autoComplete: autoComplete && `${autoComplete}-${part}`,
    'aria-invalid': error && wrong.includes(part) ? true : undefined,
    'aria-describedby': error && wrong.includes(part) ? `${id}-error` : undefined,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange(readWhole?.(currentTarget.value) ?? { ...value, [part]: currentTarget.value }),
  });
  const figures = (part: 'day' | 'year') => (
    <div className="date-part">
      <label htmlFor={partProps(part).id}>{words[part]}</label>
      <div className="field-box">
        <input type="text" inputMode="numeric" className="field-control" {...partProps(part)} />
      </div>
    </div>
  );

  function paste(event: ClipboardEvent) {
    const whole = readWhole?.(event.clipboardData.getData('text'));
    if (whole === undefined) return;
    event.preventDefault();
    onChange(whole);
  }
  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) {
    if (!currentTarget.contains(relatedTarget)) onLeave?.();
  }

  return (
    <fieldset className="field date-field" aria-describedby={describedBy} onPaste={paste} onBlur={leave}>
      <legend className="field-label">
        {label}
        {note && <span className="field-note">{note}</span>}
      </legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="date-parts">
        {figures('day')}
        <div className="date-part">
          <label htmlFor={partProps('month').id}>{words.month}</label>
          <div className="field-box">
            <select className="field-control" {...partProps('month')}>
              <option value="">{words.chooseMonth}</option>
              {months.map((name, index) => (
                <option key={name} value={String(index + 1).padStart(2, '0')}>
                  {name}
                </option>
              ))}
            </select>
            <Icon name="chevron-down" />
          </div>
        </div>
        {figures('year')}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
