import { type Focus, middle, type ShownForm, shownForms } from '@ayrac/domain/picture/focus.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { picture } from './table.ts';

/** Stored picture with its focus point. */
export interface Original {
  readonly bytes: Buffer;
  readonly focus: Focus;
}

export async function findOriginal(db: Executor, hash: string): Promise<Original | undefined> {
  const [row] = await db
    .select({ bytes: picture.bytes, x: picture.focusX, y: picture.focusY })
    .from(picture)
    .where(eq(picture.hash, hash));
  return row && { bytes: row.bytes, focus: { x: row.x, y: row.y } };
}

type Column = 'hash' | 'width' | 'height' | 'focusX' | 'focusY';

/** Returns the columns that a picture is shown by, of the table or of an alias of it. */
export function pictureColumns<Table extends Readonly<Record<Column, PgColumn>>>({
  hash,
  width,
  height,
  focusX,
  focusY,
}: Table): Pick<Table, Column> {
  return { hash, width, height, focusX, focusY };
}

/** Returns the name of a picture in SQL, like `pictureName`; null when there is no picture. */
export function nameInSql(
  { hash, focusX, focusY }: Readonly<Record<'hash' | 'focusX' | 'focusY', PgColumn>>,
  form: ShownForm,
): SQL<string | null> {
  const digits = (part: PgColumn) => sql`lpad(least(99, round(${part} * 100))::integer::text, 2, '0')`;
  return sql<
    string | null
  >`case when ${focusX} = ${sql.raw(String(middle.x))} and ${focusY} = ${sql.raw(String(middle.y))}
    then ${hash} else ${hash} || ${sql.raw(`'${shownForms[form]}'`)} || ${digits(focusX)} || ${digits(focusY)} end`;
}
