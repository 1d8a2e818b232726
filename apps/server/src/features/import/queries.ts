import type { RowOutcome } from '@ayrac/domain/import/import-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, asc, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { importRow, importRun } from './table.ts';

/** Import with the username of its creator. */
export type ImportRun = typeof importRun.$inferSelect & { readonly username: string | null };
export type ImportRow = typeof importRow.$inferSelect;

/** Finds an import. Throws `not-found` when it does not exist. */
export async function findImport(db: Executor, id: string): Promise<ImportRun> {
  const [found] = await db
    .select({ run: importRun, username: account.username })
    .from(importRun)
    .leftJoin(account, eq(account.id, importRun.createdBy))
    .where(eq(importRun.id, id));
  if (found === undefined) throw new RefusalError('not-found');
  return { ...found.run, username: found.username };
}

/** Lists checked rows after a number, in the order of the file. Results of an earlier check are ignored. */
export function listChecked(
  db: Executor,
  { id, checked }: Pick<ImportRun, 'id' | 'checked'>,
  { outcome, after, limit }: { outcome: RowOutcome | undefined; after: number; limit: number },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRow)
    .where(
      and(
        eq(importRow.importId, id),
        outcome === undefined ? undefined : eq(importRow.outcome, outcome),
        gt(importRow.number, after),
        lte(importRow.number, checked),
      ),
    )
    .orderBy(asc(importRow.number))
    .limit(limit);
}

/** Lists the next rows after a number. */
export function listNext(db: Executor, importId: string, after: number, limit: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRow)
    .where(and(eq(importRow.importId, importId), gt(importRow.number, after)))
    .orderBy(asc(importRow.number))
    .limit(limit);
}

/**
 * Lists the next rows that write something. Two queries by outcome can each use the index in order, which a single one
 * did not.
 */
export function listNextToWrite(
  db: Executor,
  importId: string,
  after: number,
  limit: number,
): Promise<ImportRow[]> {
  const nextOf = (outcome: RowOutcome) =>
    db
      .select()
      .from(importRow)
      .where(
        and(eq(importRow.importId, importId), eq(importRow.outcome, outcome), gt(importRow.number, after)),
      )
      .orderBy(asc(importRow.number))
      .limit(limit);
  return unionAll(nextOf('new'), nextOf('changed')).orderBy(sql`number`).limit(limit);
}

/** Lists the last written rows up to a number, so that rows already undone are not read again. */
export function listUndoable(
  db: Executor,
  importId: string,
  upTo: number,
  limit: number,
): Promise<ImportRow[]> {
  const isWritten = and(lte(importRow.number, upTo), isNotNull(importRow.writtenVersion));
  return db
    .select()
    .from(importRow)
    .where(and(eq(importRow.importId, importId), isWritten))
    .orderBy(desc(importRow.number))
    .limit(limit);
}

/**
 * Returns those of the keys, or of the names, that an earlier row has. Each key is looked up separately: a single query
 * scanned all earlier rows, since there are no statistics for rows just written.
 */
export async function findEarlierKeys(
  db: Executor,
  importId: string,
  before: number,
  keys: readonly string[],
  column: 'key' | 'name_key' = 'key',
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select wanted.key from unnest(${sql.param(keys)}::text[]) as wanted (key) cross join lateral (
      select from import_row r where r.import_id = ${importId} and r.${sql.identifier(column)} = wanted.key and r.number < ${before} limit 1
    ) as earlier`);
  return new Set(rows.map(({ key }) => key));
}

/**
 * Finds the columns of the last imported file of a source, by their headings. Files without a named source come from
 * anywhere, so they match only when all their headings are equal.
 */
export async function findRemembered(
  db: Executor,
  { kind, source }: Pick<ImportRun, 'kind' | 'source'>,
  head: readonly string[],
) {
  const titles = sql`jsonb_path_query_array(${importRun.columns}, '$[*].title')`;
  const isAlike = source === '' ? sql`${titles} = ${JSON.stringify(head)}::jsonb` : undefined;
  const isOfSource = and(eq(importRun.kind, kind), eq(importRun.source, source));
  const [last] = await db
    .select({ columns: importRun.columns, mapping: importRun.mapping })
    .from(importRun)
    .where(and(isOfSource, ne(importRun.state, 'mapping'), isAlike))
    .orderBy(desc(importRun.createdAt), desc(importRun.id))
    .limit(1);
  return new Map(last?.columns.map(({ title }, place) => [title, last.mapping[place]]));
}
