import { exportChoices, exportTitles, exportWeekdays } from '@ayrac/contract/office/export-titles.ts';
import type { Field } from '@ayrac/domain/field/field.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { formatWeekdays, weekdaysOf } from '@ayrac/domain/time/weekdays.ts';
import { is } from 'drizzle-orm';
import { PgCustomColumn } from 'drizzle-orm/pg-core';
import type { CallContext } from '#server/api/handler.ts';
import type { ServedResource, TextInFile } from '../declaration.ts';
import { labelKey } from '../references.ts';
import { masked } from '../values.ts';
import type { Cell } from './xlsx.ts';

const WRITTEN = ['createdAt', 'updatedAt', 'changedBy'];

interface Columns {
  /** Columns of a row by name, in order. */
  readonly selected: Readonly<Record<string, unknown>>;
  readonly isRevealed: boolean;
}

/** Yields the header and the rows: id, fields, figures, and when and by whom the record was created and changed. */
export async function* cellsOf(
  { locale }: CallContext,
  { shape, references = {}, inFile = () => ({}), noneInFile = {} }: ServedResource,
  { selected, isRevealed }: Columns,
  rows: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<readonly Cell[]> {
  const titles = exportTitles(locale, shape.name);
  const shown = ['id', ...Object.keys(shape.fields), ...(shape.figures ?? []), ...WRITTEN];
  yield shown.map((name) => titles[name] ?? name);
  const names = Object.keys(selected);
  const texts: Readonly<Partial<Record<string, TextInFile>>> = inFile(locale);
  const nones: Readonly<Partial<Record<string, string | Date>>> = noneInFile;
  const readers = shown.map((name) => {
    const source = name in references ? labelKey(name) : name;
    const place = names.indexOf(source);
    const decode = decoderOf(selected[source]);
    const cell = cellWriter(shape.fields[name], exportChoices(locale, shape.name, name), locale);
    const text = texts[name];
    const none = nones[name]?.valueOf();
    return (row: readonly unknown[]) => {
      const value = decode(row[place] ?? null);
      if (value === null || value === undefined || value.valueOf() === none) return null;
      const shown = isRevealed ? value : masked(shape, name, value);
      if (text === undefined || typeof shown !== 'string') return cell(shown);
      return text(shown, (field) => row[names.indexOf(field)]);
    };
  });
  for await (const row of rows) yield readers.map((read) => read(row));
}

/** Returns how a column's value is read, since streamed rows bypass the types of their columns. */
function decoderOf(column: unknown): (value: unknown) => unknown {
  return is(column, PgCustomColumn)
    ? (value) => (value === null ? null : column.mapFromDriverValue(value))
    : (value) => value;
}

/** Returns how a value is written into a cell: as people read it, but numbers and dates as such. */
function cellWriter(
  field: Field | undefined,
  choices: Readonly<Record<string, string>>,
  locale: Locale,
): (value: unknown) => Cell {
  return (value) => {
    if (typeof value === 'string') {
      // A masked day is a text.
      if (field?.kind === 'day') return /^\d{4}-\d\d-\d\d$/.test(value) ? { day: value } : value;
      if (field?.kind === 'decimal') return Number(value);
      if (field?.kind === 'choice') return choices[value] ?? value;
      if (field?.kind === 'weekdays') return formatWeekdays(weekdaysOf(value), exportWeekdays(locale));
    }
    // Timestamps stay dates and are formatted in Istanbul time later.
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value) || value instanceof Date;
    return isPlain ? (value as Cell) : null;
  };
}
