import { useLocale } from '@ayrac/browser/locale.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import { parseDate } from '@internationalized/date';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';

interface DayCalendarProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly day: string;
  readonly min?: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** A month calendar for mouse and keyboard. Weeks start on Monday. */
export function DayCalendar({ label, day, min, onChoose }: DayCalendarProps) {
  const locale = useLocale();
  return (
    <I18nProvider locale={locale === 'tr' ? 'tr-TR' : 'en-GB'}>
      <Calendar
        className="calendar"
        aria-label={label}
        autoFocus
        firstDayOfWeek="mon"
        value={day === '' ? null : parseDate(day)}
        defaultFocusedValue={parseDate(day === '' ? dayOf(new Date()) : day)}
        minValue={min === undefined ? null : parseDate(min)}
        onChange={(chosen) => onChoose(chosen.toString())}
      >
        <header className="calendar-head">
          <Button slot="previous" className="calendar-step">
            <Icon name="chevron-left" />
          </Button>
          <CalendarHeading />
          <Button slot="next" className="calendar-step">
            <Icon name="chevron-right" />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short">
          <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className="calendar-day" />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </I18nProvider>
  );
}
