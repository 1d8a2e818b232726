import { ok, type Parsed, problem } from '../parsed.ts';

/** Days of the week from Monday on. 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** Day of the week. */
export type Weekday = (typeof weekdays)[number];

/** Reads days of the week such as `1,2,3` and returns them without duplicates, from Monday on. */
export function readWeekdays(text: string): Parsed<string> {
  const parts = text.split(',').map((part) => part.trim());
  const days = weekdays.filter((day) => parts.includes(`${day}`));
  return days.length === new Set(parts).size ? ok(days.join(',')) : problem('not-a-choice');
}

/** Returns the days in such a text. */
export function weekdaysOf(text: string): readonly Weekday[] {
  return weekdays.filter((day) => text.split(',').includes(`${day}`));
}

/** Lists days by name in one line; three or more consecutive days are shown as a range. `names` starts with Sunday. */
export function formatWeekdays(days: readonly number[], names: readonly string[]): string {
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
