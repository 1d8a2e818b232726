import { ok, type Parsed, problem } from '../parsed.ts';

/** The days of a week from Monday on, 0 for Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** A day of the week. */
export type Weekday = (typeof weekdays)[number];

/** Reads some days of the week, as `1,2,3`; each stands there once, from Monday on. */
export function readWeekdays(text: string): Parsed<string> {
  const parts = text.split(',').map((part) => part.trim());
  const days = weekdays.filter((day) => parts.includes(`${day}`));
  return days.length === new Set(parts).size ? ok(days.join(',')) : problem('not-a-choice');
}

/** The days that such a text names. */
export function weekdaysOf(text: string): readonly Weekday[] {
  return weekdays.filter((day) => text.split(',').includes(`${day}`));
}

/** Days as they are told in a line, by their names from Sunday on: three or more in a row by the first and the last. */
export function tellWeekdays(days: readonly number[], names: readonly string[]): string {
  const nameOf = (day: number | undefined) => (day === undefined ? '' : (names[day] ?? ''));
  const runs: number[][] = [];
  weekdays.forEach((day, place) => {
    if (!days.includes(day)) return;
    const before = weekdays[place - 1];
    const run = runs.at(-1);
    if (run !== undefined && before !== undefined && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  });
  return runs
    .flatMap((run) => (run.length > 2 ? [`${nameOf(run[0])}–${nameOf(run.at(-1))}`] : run.map(nameOf)))
    .join(', ');
}
