import type { RowOutcome } from '@ayrac/domain/import/import-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, asc, desc, eq, gt, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { importRow, importRun } from './table.ts';

/** An import with who began it. */
export type ImportRun = typeof importRun.$inferSelect & { readonly username: string | null };
/** A row of its file. */
export type ImportRow = typeof importRow.$inferSelect;

/** One import. Refuses one that is not there. */
export async function findImport(db: Executor, id: string): Promise<ImportRun> {
  const [found] = await db
    .select({ run: importRun, username: account.username })
    .from(importRun)
    .leftJoin(account, eq(account.id, importRun.createdBy))
    .where(eq(importRun.id, id));
  if (found === undefined) throw new RefusalError('not-found');
  return { ...found.run, username: found.username };
}

/** Rows that were judged, in the order of the file, from behind a number; what a former check said of others is over. */
export function listJudged(
  db: Executor,
  { id, judged }: Pick<ImportRun, 'id' | 'judged'>,
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
        lte(importRow.number, judged),
      ),
    )
    .orderBy(asc(importRow.number))
    .limit(limit);
}

/** The next rows from behind a number. */
export function listNext(db: Executor, importId: string, after: number, limit: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRow)
    .where(and(eq(importRow.importId, importId), gt(importRow.number, after)))
    .orderBy(asc(importRow.number))
    .limit(limit);
}

/** The next of those that write something. Either kind is read in its order, which both at once were not. */
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

/** The last rows whose writing stands, up to a number: what was taken back behind it is not looked at again. */
export function listStanding(
  db: Executor,
  importId: string,
  upTo: number,
  limit: number,
): Promise<ImportRow[]> {
  const isStanding = and(lte(importRow.number, upTo), isNotNull(importRow.writtenVersion));
  return db
    .select()
    .from(importRow)
    .where(and(eq(importRow.importId, importId), isStanding))
    .orderBy(desc(importRow.number))
    .limit(limit);
}

/**
 * Which of some keys a row that stands before a number has. Each is looked up by itself: all at once were a look at
 * every row before, as the database knows little of rows that have just been written.
 */
export async function findEarlierKeys(
  db: Executor,
  importId: string,
  before: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select wanted.key from unnest(${sql.param(keys)}::text[]) as wanted (key) cross join lateral (
      select from import_row r where r.import_id = ${importId} and r.key = wanted.key and r.number < ${before} limit 1
    ) as earlier`);
  return new Set(rows.map(({ key }) => key));
}

/**
 * The columns of the last file of a source that was imported, by what heads them. Files without a named source come
 * from anywhere: one tells what another one holds where all their columns are headed alike.
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
