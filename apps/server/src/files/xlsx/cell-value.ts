import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import type { FileCell } from '../file-row.ts';
import { readSharedText } from './text.ts';
import type { Workbook } from './workbook.ts';

/** 1 January 1970, counted as spreadsheets count days. */
const EPOCH = 25_569;
/** Days between the two counts that workbooks know. */
const FROM_1904 = 1_462;

/** A cell as it stands in the sheet. */
export interface RawCell {
  /** The kind of its value: `s` for a shared text, `b`, `e`, `str`, `inlineStr`, `d`, or a number. */
  readonly type: string;
  readonly style: number;
  /** Null where none is stored. */
  readonly value: string | null;
  readonly isFormula: boolean;
}

/** What a cell holds. A formula whose result nobody stored, and one that failed, are told as such. */
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
  // What a sheet shows has fifteen digits; 0.1 + 0.2 is stored with seventeen.
  return Number(number.toPrecision(15));
}

/** `2026-11-20`, or with its time where it has one: what the sheet's clock shows. */
function clockOf(days: number): FileCell {
  const instant = new Date(Math.round(((days - EPOCH) * dayInMs) / 1000) * 1000);
  if (Number.isNaN(instant.getTime())) return { problem: 'invalid-date' };
  const text = instant.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}
