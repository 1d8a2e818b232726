import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { from } from 'pg-copy-streams';

const ROWS_A_CHUNK = 500;

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts many rows into one table with COPY. Every row has the fields of the first row, under their names in the table
 * definition.
 */
export async function copyRows(client: PoolClient, table: PgTable, rows: readonly Row[]): Promise<void> {
  const columns = getTableColumns(table);
  const fields = Object.keys(rows[0] ?? {});
  if (fields.length === 0) return;
  const names = fields.map((field) => {
    const column = columns[field];
    if (column === undefined) throw new Error(`${getTableName(table)} has no field ${field}.`);
    return column.name;
  });
  await copyText(client, `copy ${getTableName(table)} (${names.join(', ')}) from stdin`, fields, rows);
}

/** Inserts rows with a given COPY statement. */
export async function copyText(
  client: PoolClient,
  statement: string,
  fields: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  function* chunks() {
    for (let start = 0; start < rows.length; start += ROWS_A_CHUNK) {
      const part = rows.slice(start, start + ROWS_A_CHUNK);
      yield part.map((row) => `${fields.map((field) => encode(row[field])).join('\t')}\n`).join('');
    }
  }
  await pipeline(Readable.from(chunks()), client.query(from(statement)));
}

/** Encodes a value in COPY's text format: lists as arrays, other objects as JSON. */
function encode(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return escapeText(`{${value.join(',')}}`);
  return escapeText(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function escapeText(text: string): string {
  if (!/[\\\t\n\r]/.test(text)) return text;
  return text.replace(
    /[\\\t\n\r]/g,
    (sign) => ({ '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? '',
  );
}
