import type { FieldProblems } from '../refusal.ts';
import type { BusinessHours } from './business-hours.ts';
import { minuteOf } from './clock.ts';
import { weekdaysOf } from './weekdays.ts';

/** When a brand answers, as it is written: clocks of İstanbul, and days of the week between commas. */
export interface WrittenHours {
  readonly days: string;
  readonly opens: string;
  readonly closes: string;
  readonly lunchFrom: string | null;
  readonly lunchTo: string | null;
}

/** What is wrong with hours whose every field is right by itself. */
export function problemsOfHours({ opens, closes, lunchFrom, lunchTo }: WrittenHours): FieldProblems {
  if (minuteOf(opens) >= minuteOf(closes)) return { closes: 'before-opening' };
  if (lunchFrom === null && lunchTo === null) return {};
  if (lunchFrom === null) return { lunchFrom: 'required' };
  if (lunchTo === null) return { lunchTo: 'required' };
  if (minuteOf(lunchFrom) < minuteOf(opens)) return { lunchFrom: 'outside-hours' };
  if (minuteOf(lunchTo) > minuteOf(closes)) return { lunchTo: 'outside-hours' };
  return minuteOf(lunchFrom) < minuteOf(lunchTo) ? {} : { lunchTo: 'before-lunch' };
}

/** Hours as they are counted by. */
export function hoursOf({ days, opens, closes, lunchFrom, lunchTo }: WrittenHours): BusinessHours {
  const lunch =
    lunchFrom === null || lunchTo === null ? null : { from: minuteOf(lunchFrom), to: minuteOf(lunchTo) };
  return { days: weekdaysOf(days), opens: minuteOf(opens), closes: minuteOf(closes), lunch };
}
