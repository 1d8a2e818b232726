import { isNumberField } from '@ayrac/domain/import/import-fields.ts';
import { numberStyleOf, readStyledNumber } from '@ayrac/domain/import/number-style.ts';
import { type FileCell, isBlank } from '#server/files/file-row.ts';
import type { GivenRow } from './kinds/row-kind.ts';
import type { ImportRow, ImportRun } from './queries.ts';

/** Returns a row with its cells by the fields of the import's columns. */
export function givenRow({ kind, mapping, fixed }: ImportRun, { number, cells }: ImportRow): GivenRow {
  const given: Record<string, FileCell> = { ...fixed };
  for (const [place, { field, numbers }] of mapping.entries()) {
    const cell = cells[place] ?? null;
    if (field === null || isBlank(cell)) continue;
    given[field] = isNumberField(kind, field) && typeof cell === 'string' ? numberCell(cell, numbers) : cell;
  }
  return { number, cells: given };
}

/** Converts a typed number by the format of its column. Without a known format an ambiguous number is a problem. */
function numberCell(text: string, style: ImportRun['mapping'][number]['numbers']): FileCell {
  if (/^\s*[-–—]\s*$/.test(text)) return text;
  if (style === null) return numberStyleOf([text]) === 'unclear' ? { problem: 'unclear-number' } : text;
  return readStyledNumber(text, style) ?? { problem: 'not-a-number' };
}
