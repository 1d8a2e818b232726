import { useLocale } from '@ayrac/browser/locale.ts';
import { shownDate, typedDay, typedMoment } from '@ayrac/domain/text/typed-date.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Field, type FieldTexts } from '@ayrac/kit/form/field.tsx';
import { type KeyboardEvent, lazy, type Ref, Suspense, useId, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import './date-field.css';

const DayCalendar = lazy(() =>
  import('./day-calendar.tsx').then((calendar) => ({ default: calendar.DayCalendar })),
);

/** Time of a day that is selected before a time was typed. */
const MORNING = '09:00';

interface DateFieldProps extends FieldTexts {
  readonly label: string;
  readonly id?: string;
  /** `2026-11-20`, or `2026-11-20T14:30` with a time. Otherwise the unreadable text as typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onEnter?: () => void;
  readonly withTime?: boolean;
  /** First day that the calendar offers. */
  readonly min?: string;
  readonly disabled?: boolean;
  readonly isRequired?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A date, optionally with a time. It is typed in the page's language, whatever the browser's, or selected from a
 * calendar, and shown in the format of the page.
 */
export function DateField(props: DateFieldProps) {
  const { label, note, hint, error, id, value, onChange, onBlur, onEnter, withTime = false } = props;
  const { min, disabled = false, isRequired = false, ref } = props;
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  /** Text while typing, null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const read = withTime ? typedMoment : typedDay;
  const choose = (day: string) => {
    const time = value.slice(value.indexOf('T') + 1);
    setTyped(null);
    onChange(withTime ? `${day}T${value.includes('T') && read(value) ? time : MORNING}` : day);
  };
  return (
    <Field id={id} label={label} note={note} hint={hint} error={error}>
      {(wiring) => (
        <div className="field-box date-entry">
          <input
            {...wiring}
            ref={ref}
            type="text"
            className="field-control"
            placeholder={withTime ? resource.calendar.moment : resource.calendar.day}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            aria-required={isRequired || undefined}
            value={typed ?? shownDate(value, locale)}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              onChange(read(currentTarget.value) ?? currentTarget.value.trim());
            }}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
            onKeyDown={({ key }) => key === 'Enter' && onEnter?.()}
          />
          <CalendarButton
            label={label}
            day={typedDay(value.split('T')[0] ?? '') ?? ''}
            min={min}
            disabled={disabled}
            onChoose={choose}
          />
        </div>
      )}
    </Field>
  );
}

interface CalendarButtonProps {
  readonly label: string;
  readonly day: string;
  readonly min: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (day: string) => void;
}

/** A native popover: above all menus and dialogs, closed by Esc and outside clicks, and it restores the focus. */
function CalendarButton({ label, day, min, disabled, onChoose }: CalendarButtonProps) {
  const { resource } = useOfficePhrases();
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="calendar" label={resource.calendar.open} popoverTarget={id} disabled={disabled} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only stops keys from reaching the parent, and handles none */}
      <div
        id={id}
        ref={popover}
        popover="auto"
        className="calendar-popover"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onKeyDown={keepKeys}
      >
        {isOpen && (
          <Suspense>
            <DayCalendar
              label={label}
              day={day}
              min={min}
              onChoose={(chosen) => {
                onChoose(chosen);
                popover.current?.hidePopover();
              }}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Keys pressed in the calendar must not reach its container: Esc only closes the calendar. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}
