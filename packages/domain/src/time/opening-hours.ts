import type { FieldProblems } from '../refusal.ts';
import type { BusinessHours } from './business-hours.ts';
import { minuteOf } from './clock.ts';
import { weekdaysOf } from './weekdays.ts';

/** Business hours as entered: times in İstanbul, and comma-separated days of the week. */
export interface WrittenHours {
  readonly days: string;
  readonly opens: string;
  readonly closes: string;
  readonly lunchFrom: string | null;
  readonly lunchTo: string | null;
}

/** Returns the problems of business hours whose fields are valid individually. */
export function problemsOfHours({ opens, closes, lunchFrom, lunchTo }: WrittenHours): FieldProblems {
  if (minuteOf(opens) >= minuteOf(closes)) return { closes: 'before-opening' };
  if (lunchFrom === null && lunchTo === null) return {};
  if (lunchFrom === null) return { lunchFrom: 'required' };
  if (lunchTo === null) return { lunchTo: 'required' };
  if (minuteOf(lunchFrom) < minuteOf(opens)) return { lunchFrom: 'outside-hours' };
  if (minuteOf(lunchTo) > minuteOf(closes)) return { lunchTo: 'outside-hours' };
  return minuteOf(lunchFrom) < minuteOf(lunchTo) ? {} : { lunchTo: 'before-lunch' };
}

/** Converts entered hours to `BusinessHours`. */
export function hoursOf({ days, opens, closes, lunchFrom, lunchTo }: WrittenHours): BusinessHours {
  const lunch =
    lunchFrom === null || lunchTo === null ? null : { from: minuteOf(lunchFrom), to: minuteOf(lunchTo) };
  return { days: weekdaysOf(days), opens: minuteOf(opens), closes: minuteOf(closes), lunch };
}
