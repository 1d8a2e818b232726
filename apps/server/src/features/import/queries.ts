import type { RowOutcome } from '@ayrac/domain/import/import-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { isFoundBy } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { importRow, importRun } from './table.ts';

/** An import with who began it. */
export type ImportRun = typeof importRun.$inferSelect & { readonly username: string | null };
/** A row of its file. */
export type ImportRow = typeof importRow.$inferSelect;

function selectRuns(db: Executor) {
  return db
    .select({ run: importRun, username: account.username })
    .from(importRun)
    .leftJoin(account, eq(account.id, importRun.createdBy))
    .$dynamic();
}

/** One import. Refuses one that is not there. */
export async function findImport(db: Executor, id: string): Promise<ImportRun> {
  const [found] = await selectRuns(db).where(eq(importRun.id, id));
  if (found === undefined) throw new RefusalError('not-found');
  return { ...found.run, username: found.username };
}

/** Which imports a search finds: by the name of their file, or by whose it is. */
function isFound(q: string): SQL | undefined {
  return isFoundBy(q, sql`concat_ws(' ', ${importRun.fileName}, ${importRun.source})`);
}

/** How many imports a search finds. */
export function countRuns(db: Executor, q: string): Promise<number> {
  return db.$count(importRun, isFound(q));
}

/** Some imports, the newest first, from behind one of them. */
export async function listRuns(
  db: Executor,
  q: string,
  limit: number,
  after: { readonly at: Date; readonly id: string } | undefined,
): Promise<readonly ImportRun[]> {
  const isBehind =
    after &&
    sql`(${importRun.createdAt}, ${importRun.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const found = await selectRuns(db)
    .where(and(isBehind, isFound(q)))
    .orderBy(desc(importRun.createdAt), desc(importRun.id))
    .limit(limit);
  return found.map(({ run, username }) => ({ ...run, username }));
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

/** The next rows from behind a number; `toWrite` leaves out those that write nothing. */
export function listNext(
  db: Executor,
  importId: string,
  { after, limit, toWrite }: { after: number; limit: number; toWrite: boolean },
): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRow)
    .where(
      and(
        eq(importRow.importId, importId),
        gt(importRow.number, after),
        toWrite ? inArray(importRow.outcome, ['new', 'changed']) : undefined,
      ),
    )
    .orderBy(asc(importRow.number))
    .limit(limit);
}

/** The last rows whose writing stands. */
export function listStanding(db: Executor, importId: string, limit: number): Promise<ImportRow[]> {
  return db
    .select()
    .from(importRow)
    .where(and(eq(importRow.importId, importId), isNotNull(importRow.writtenVersion)))
    .orderBy(desc(importRow.number))
    .limit(limit);
}

/** Which of some keys a row that stands before a number has. */
export async function findEarlierKeys(
  db: Executor,
  importId: string,
  before: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: importRow.key })
    .from(importRow)
    .where(
      and(
        eq(importRow.importId, importId),
        inArray(importRow.key, [...keys]),
        sql`${importRow.number} < ${before}`,
      ),
    );
  return new Set(rows.flatMap(({ key }) => key ?? []));
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
