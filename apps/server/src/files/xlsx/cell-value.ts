import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { FileCell } from '../file-row.ts';
import { readSharedText } from './text.ts';
import type { Workbook } from './workbook.ts';

/** Serial number of 1 January 1970 in a spreadsheet's count of days. */
const EPOCH = 25_569;
/** Days between the 1900 and the 1904 date systems. */
const FROM_1904 = 1_462;

/** A cell as it is stored in the sheet. */
export interface RawCell {
  /** Type of the value: `s` (shared string), `b`, `e`, `str`, `inlineStr`, `d`, or otherwise a number. */
  readonly type: string;
  readonly style: number;
  /** Null when no value is stored. */
  readonly value: string | null;
  readonly isFormula: boolean;
}

/** Converts a stored cell. A failed formula, and one without a stored result, become a problem. */
export function cellValue({ texts, isDate, isFrom1904 }: Workbook, cell: RawCell): FileCell {
  const { type, style, value, isFormula } = cell;
  if (type === 'e') return { problem: 'formula-without-value' };
  if (value === null || value === '')
    return isFormula && type !== 'str' ? { problem: 'formula-without-value' } : null;
  if (type === 's') return texts[Number(value)] ?? null;
  if (type === 'b') return value === '1';
  if (type === 'str' || type === 'inlineStr') return readSharedText(value);
  if (type === 'd') return value;
  const number = Number(value);
  if (!Number.isFinite(number)) return { problem: 'not-a-number' };
  if (isDate[style]) return clockOf(number + (isFrom1904 ? FROM_1904 : 0));
  // Rounds to the fifteen digits that a sheet shows: 0.1 + 0.2 is stored with seventeen.
  return Number(number.toPrecision(15));
}

/** Formats a count of days as `2026-11-20`, with the time of day if there is one, as the sheet shows it. */
function clockOf(days: number): FileCell {
  const instant = new Date(Math.round(((days - EPOCH) * dayInMs) / 1000) * 1000);
  if (Number.isNaN(instant.getTime())) return { problem: 'invalid-date' };
  const text = instant.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}
