import { endOfDay, hourInMs, instantOfWallTime, minuteInMs, type WallTime } from '../time/istanbul-time.ts';

const time = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?`;
const zone = String.raw`(?<zone>Z|[+-]\d{2}:?\d{2})`;
const dayFirst = new RegExp(
  String.raw`^(?<day>\d{1,2})(?<sign>[-./])(?<month>\d{1,2})\k<sign>(?<year>\d{4})(?:(?:,? |T)${time})?$`,
);
const yearFirst = new RegExp(
  String.raw`^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[T ]${time} ?${zone}?)?$`,
  'i',
);
const mailForm = /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}(:\d{2})? (GMT|[+-]\d{4})$/;
const longestForm = 40;
const istanbulOffsetInMs = 3 * hourInMs;

type ReadMoment = { readonly instant: Date; readonly precision: 'day' | 'time' };
type Parts = Readonly<Record<string, string | undefined>>;

function offsetInMs(text: string): number | undefined {
  if (text.toUpperCase() === 'Z') return 0;
  const hours = Number(text.slice(1, 3));
  const minutes = Number(text.slice(-2));
  if (hours > 14 || minutes > 59) return undefined;
  const size = hours * hourInMs + minutes * minuteInMs;
  return text.startsWith('-') ? -size : size;
}

function wallTimeOfParts(parts: Parts): WallTime {
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    day: Number(parts.day),
    hour: Number(parts.hour ?? 0),
    minute: Number(parts.minute ?? 0),
    second: Number(parts.second ?? 0),
    millisecond: Number((parts.fraction ?? '').padEnd(3, '0').slice(0, 3)),
  };
}

function momentOfParts(parts: Parts): ReadMoment | undefined {
  const inIstanbul = instantOfWallTime(wallTimeOfParts(parts));
  if (!inIstanbul) return undefined;
  if (parts.hour === undefined) return { instant: inIstanbul, precision: 'day' };
  const offset = parts.zone === undefined ? istanbulOffsetInMs : offsetInMs(parts.zone);
  if (offset === undefined) return undefined;
  const instant = new Date(inIstanbul.getTime() + istanbulOffsetInMs - offset);
  return { instant, precision: 'time' };
}

function validMoment(instant: Date): ReadMoment | undefined {
  return Number.isNaN(instant.getTime()) ? undefined : { instant, precision: 'time' };
}

function readMoment(value: unknown): ReadMoment | undefined {
  if (value instanceof Date || typeof value === 'number') return validMoment(new Date(value));
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (text.length > longestForm) return undefined;
  const parts = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups;
  if (parts) return momentOfParts(parts);
  return mailForm.test(text) ? validMoment(new Date(text)) : undefined;
}

/**
 * Reads a date in any format in which dates arrive: `20-11-2026 14:30:00`, `20.11.2026 14:30`, `20.11.2026`, ISO 8601,
 * RFC 1123, milliseconds since 1970. A time without a zone is local time in İstanbul; a day without a time is its first
 * moment. Returns undefined for anything else and for days that do not exist.
 */
export function readDate(value: unknown): Date | undefined {
  return readMoment(value)?.instant;
}

/** Reads an end date like `readDate`, except that a day without a time is its last moment. */
export function readEndDate(value: unknown): Date | undefined {
  const moment = readMoment(value);
  if (!moment) return undefined;
  return moment.precision === 'day' ? endOfDay(moment.instant) : moment.instant;
}
