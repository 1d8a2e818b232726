import { dayInMs, minuteInMs, wallTimeOf } from './istanbul-time.ts';

const LONGEST_LOOK_MS = 32 * dayInMs;

/**
 * Returns the first minute after an instant that matches a schedule in İstanbul: minute, hour, day, month and weekday
 * (0 is Sunday), each `*`, a number, or a step. Undefined when none is within a month.
 */
export function nextRun(plan: string, after: Date): Date | undefined {
  const takes = plan.split(' ').map(readPart);
  const first = Math.floor(after.getTime() / minuteInMs + 1) * minuteInMs;
  for (let at = first; at < first + LONGEST_LOOK_MS; at += minuteInMs) {
    const instant = new Date(at);
    const { year, month, day, hour, minute } = wallTimeOf(instant);
    const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
    const parts = [minute, hour, day, month, weekday];
    if (parts.every((value, place) => takes[place]?.(value) ?? false)) return instant;
  }
  return undefined;
}

function readPart(part: string): (value: number) => boolean {
  if (part === '*') return () => true;
  const [, every] = /^\*\/(\d+)$/.exec(part) ?? [];
  if (every !== undefined) return (value) => value % Number(every) === 0;
  return (value) => value === Number(part);
}
