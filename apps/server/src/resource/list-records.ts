import { timingSafeEqual } from 'node:crypto';
import { mostCounted } from '@ayrac/contract/office/resource.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { defaultLocale } from '@ayrac/domain/text/locale.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { readCursor, writeCursor } from '#server/api/cursor.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { FEW, type Found, findFew } from '#server/db/find-few.ts';
import type { Services } from '#server/services.ts';
import { inLocale } from './columns.ts';
import type { ServedResource } from './declaration.ts';
import { isSelected, presentRow, readRow, type Selection, selectIds, selectRows } from './rows.ts';

const USUAL_LIMIT = 50;

/** Parameters of a page of a list. */
export type ListQuery = Selection & {
  readonly sort?: string;
  readonly cursor?: string;
  readonly limit?: number;
};

/** Start of a page: after the row with this key. The total is that of the first page. */
interface Place {
  readonly total: number;
  readonly key: readonly string[];
}

/**
 * Returns one page of a list. The first page counts the rows, up to the resource's limit. Later pages take the total
 * from the cursor, so it does not change while paging.
 */
export async function listRecords({ db, services }: CallContext, resource: ServedResource, query: ListQuery) {
  const { sort = resource.shape.defaultSort, cursor, limit = USUAL_LIMIT, ...selection } = query;
  const sign = signerFor(services, [
    resource.shape.name,
    resource.locale ?? defaultLocale,
    sort,
    ...Object.entries(selection).flat().map(String),
  ]);
  const place = cursor === undefined ? null : verifyCursor(cursor, sign);
  const { columns, isDescending, order } = orderOf(resource, sort);
  // One row beyond the limit shows that there are more.
  const counted = mostCounted(resource.shape, selection.q);
  const most = counted === undefined ? undefined : counted + 1;
  const selected = isSelected(resource, selection, most);
  const endsWithFew = counted === FEW;
  const counting = countedIds(db, resource, selected, most);
  const isFirstSearch = place === null && foldedWords(selection.q ?? '').length > 0;
  const found =
    resource.searchesOnce === true && isFirstSearch
      ? await findPage(db, resource, { selected, order, limit: limit + 1 })
      : await findFew(db, {
          q: selection.q,
          total: place?.total,
          endsWithFew,
          ids: endsWithFew ? counting.orderBy(resource.table.id) : counting,
        });
  const few = found?.few;
  const isShown = few === undefined ? selected : sql`${resource.table.id} = any(${sql.param(few)}::uuid[])`;
  const total = place?.total ?? found?.total ?? (await countRows(db, resource, selected, most));
  const key = sql`array[${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  )}]`;
  const rows = await selectRows(db, resource, { key })
    .where(and(isShown, place === null ? undefined : isAfter(columns, isDescending, place.key)))
    .orderBy(order)
    .limit(limit + 1);
  const shown = rows.slice(0, limit).map((row) => readRow(resource, row));
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentRow(resource, row)),
    next: last === undefined ? null : signCursor({ total, key: last.key as readonly string[] }, sign),
    total,
  };
}

interface Page {
  readonly selected: SQL | undefined;
  readonly order: SQL;
  readonly limit: number;
}

/** Counts the selected rows and returns the ids of the first page in the same reading. */
async function findPage(db: Executor, resource: ServedResource, page: Page): Promise<Found> {
  const { selected, order, limit } = page;
  const counted = { total: sql`(count(*) over ())::integer` };
  const rows = await selectIds(db, resource, counted).where(selected).orderBy(order).limit(limit);
  const first: Readonly<Record<string, unknown>> | undefined = rows[0];
  return { total: Number(first?.total ?? 0), few: rows.map(({ id }) => id as string) };
}

/** Counts the selected rows, up to `most` if given. */
export function countRows(
  db: Executor,
  resource: ServedResource,
  selected: SQL | undefined,
  most?: number,
): Promise<number> {
  return db.$count(countedIds(db, resource, selected, most).as('selected'));
}

function countedIds(db: Executor, resource: ServedResource, selected: SQL | undefined, most?: number) {
  const rows = selectIds(db, resource).where(selected);
  return most === undefined ? rows : rows.limit(most);
}

/** Returns the columns of a sort, with the id last, and its direction. */
export function orderOf(resource: ServedResource, sort: string = resource.shape.defaultSort) {
  const isDescending = sort.startsWith('-');
  const declared = resource.sorts[isDescending ? sort.slice(1) : sort] ?? [];
  const columns: readonly SQLWrapper[] = [...inLocale(resource, declared), resource.table.id];
  const direction = isDescending ? sql` desc` : sql` asc`;
  const parts = columns.map((column) => sql`${column}${direction}`);
  return { columns, isDescending, order: sql.join(parts, sql`, `) };
}

function isAfter(columns: readonly SQLWrapper[], isDescending: boolean, key: readonly string[]): SQL {
  const own = sql.join([...columns], sql`, `);
  const last = sql.join(
    key.map((part) => sql`${part}`),
    sql`, `,
  );
  return isDescending ? sql`(${own}) < (${last})` : sql`(${own}) > (${last})`;
}

/** Signs cursors for one list, so that a cursor is not accepted with another language, sort, filter or resource. */
function signerFor({ fingerprint }: Services, list: readonly string[]): (place: string) => string {
  return (place) => fingerprint('list-cursor', JSON.stringify([...list, place]));
}

function signCursor({ total, key }: Place, sign: (place: string) => string): string {
  const parts = [String(total), ...key];
  return writeCursor([sign(JSON.stringify(parts)), ...parts]);
}

function verifyCursor(cursor: string, sign: (place: string) => string): Place {
  const [signature = '', ...parts] = readCursor(cursor);
  const own = Buffer.from(sign(JSON.stringify(parts)));
  const given = Buffer.from(signature);
  if (given.length !== own.length || !timingSafeEqual(given, own)) throw new RefusalError('bad-cursor');
  const [total, ...key] = parts;
  return { total: Number(total), key };
}
