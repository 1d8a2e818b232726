import { ok, type Parsed, problem } from '../parsed.ts';
import { dayInMs, instantOfWallTime, wallTimeOf } from './istanbul-time.ts';

const dayForm = /^(\d{4})-(\d{2})-(\d{2})$/;
const dottedForm = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const timeForm = /^(\d{1,2})[:.](\d{2})(?::(\d{2})(?:\.(\d{3}))?)?$/;

/** Reads a calendar day in ISO 8601 (`2026-11-20`) or Turkish notation (`20.11.2026`) and returns YYYY-MM-DD. */
export function readDay(text: string): Parsed<string> {
  const bare = text.trim();
  const [, day = '', month = '', year = ''] = dottedForm.exec(bare) ?? [];
  const iso = year === '' ? bare : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dayForm.test(iso) && startOfDay(iso) !== undefined ? ok(iso) : problem('invalid-date');
}

/** Returns the first instant of a calendar day (YYYY-MM-DD) in İstanbul, or undefined for a day that does not exist. */
export function startOfDay(day: string): Date | undefined {
  const [, year, month, date] = (dayForm.exec(day) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return instantOfWallTime({ year, month, day: date, hour: 0, minute: 0, second: 0, millisecond: 0 });
}

/** Returns the first instant after a calendar day in İstanbul, or undefined for a day that does not exist. */
export function endOf(day: string): Date | undefined {
  const start = startOfDay(day);
  return start && new Date(start.getTime() + dayInMs);
}

/**
 * Reads an instant and returns it as ISO 8601 in UTC. Without an offset it is local time in İstanbul
 * (`2026-11-20T14:30`, `20.11.2026 14:30`).
 */
export function readMoment(text: string): Parsed<string> {
  const bare = text.trim();
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(bare) && bare.includes('T')) return readInstant(bare);
  const [first = '', time = '', ...rest] = bare.split(/[T\s]+/);
  const day = readDay(first);
  const clock = timeForm.exec(time);
  if (day.kind === 'problem' || clock === null || rest.length > 0) return problem('invalid-date');
  const [year = 0, month = 0, date = 0] = day.value.split('-').map(Number);
  const [, hour = 0, minute = 0, second = 0, millisecond = 0] = clock.map((part) => Number(part ?? 0));
  const instant = instantOfWallTime({ year, month, day: date, hour, minute, second, millisecond });
  return instant === undefined ? problem('invalid-date') : ok(instant.toISOString());
}

/** The day is validated first, because the built-in parser turns 31 February into a day in March. */
function readInstant(text: string): Parsed<string> {
  const day = readDay(text.slice(0, 10));
  const instant = new Date(text);
  const isInstant = day.kind === 'ok' && !Number.isNaN(instant.getTime());
  return isInstant ? ok(instant.toISOString()) : problem('invalid-date');
}

/** Formats an instant as the value of a date and time field: local time in İstanbul, without zero seconds. */
export function wallTextOf(instant: Date): string {
  const { year, month, day, hour, minute, second, millisecond } = wallTimeOf(instant);
  const digits = (part: number, length = 2) => String(part).padStart(length, '0');
  const rest = millisecond === 0 ? '' : `.${digits(millisecond, 3)}`;
  const seconds = second === 0 && rest === '' ? '' : `:${digits(second)}${rest}`;
  return `${digits(year, 4)}-${digits(month)}-${digits(day)}T${digits(hour)}:${digits(minute)}${seconds}`;
}
