import { useLocale } from '@ayrac/browser/locale.ts';
import { shownDate, typedDay, typedMoment } from '@ayrac/domain/text/typed-date.ts';
import { IconButton } from '@ayrac/kit/button.tsx';
import { Field, type FieldTexts } from '@ayrac/kit/field.tsx';
import { type KeyboardEvent, lazy, type Ref, Suspense, useId, useRef, useState } from 'react';
import { useOfficePhrases } from '#office/phrases.tsx';
import './date-field.css';

const DayCalendar = lazy(() =>
  import('./day-calendar.tsx').then((calendar) => ({ default: calendar.DayCalendar })),
);

/** The time that a day gets which is chosen before any time was typed. */
const MORNING = '09:00';

interface DateFieldProps extends FieldTexts {
  readonly label: string;
  readonly id?: string;
  /** `2026-11-20`, or `2026-11-20T14:30` with a time; what was typed where it can be read as neither. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly onEnter?: () => void;
  readonly withTime?: boolean;
  /** The first day that the calendar offers. */
  readonly min?: string;
  readonly disabled?: boolean;
  readonly isRequired?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A day, with a time where that is asked for: typed in the page's language, whatever the browser's is, or chosen from a
 * calendar. Both are shown as everywhere on the page.
 */
export function DateField(props: DateFieldProps) {
  const { label, mark, hint, error, id, value, onChange, onBlur, onEnter, withTime = false } = props;
  const { min, disabled = false, isRequired = false, ref } = props;
  const { resource } = useOfficePhrases();
  const locale = useLocale();
  /** Null while the field shows its value. */
  const [typed, setTyped] = useState<string | null>(null);
  const read = withTime ? typedMoment : typedDay;
  const choose = (day: string) => {
    const time = value.slice(value.indexOf('T') + 1);
    setTyped(null);
    onChange(withTime ? `${day}T${value.includes('T') && read(value) ? time : MORNING}` : day);
  };
  return (
    <Field id={id} label={label} mark={mark} hint={hint} error={error}>
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

/** The browser's own popover: above every menu and dialog, gone at Esc and beside it, and the focus comes back. */
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

/** What is pressed in the calendar is for it alone: Esc closes it, and not what it stands in. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}
