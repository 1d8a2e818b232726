import { mostCounted } from '@ayrac/contract/office/resource.ts';
import { defaultLocale } from '@ayrac/domain/text/locale.ts';
import { foldedWords } from '@ayrac/domain/text/turkish.ts';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { FEW, type Found, findFew } from '#server/db/find-few.ts';
import { inLocale } from './columns.ts';
import type { ServedResource } from './declaration.ts';
import { type Place, signCursor, signerFor, verifyCursor } from './list-cursor.ts';
import { isSelected, presentRow, readRow, type Selection, selectIds, selectRows } from './rows.ts';

const USUAL_LIMIT = 50;

/** Parameters of a page of a list. */
export type ListQuery = Selection & {
  readonly sort?: string;
  readonly cursor?: string;
  readonly limit?: number;
};

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
  // One row beyond the page shows that there are more.
  const page = { place, order, limit: limit + 1 };
  const { total, isListed } = await findListed(db, resource, selection, page);
  const key = sql`array[${sql.join(
    columns.map((column) => sql`${column}::text`),
    sql`, `,
  )}]`;
  const rows = await selectRows(db, resource, { key })
    .where(and(isListed, place === null ? undefined : isAfter(columns, isDescending, place.key)))
    .orderBy(order)
    .limit(page.limit);
  const shown = rows.slice(0, limit).map((row) => readRow(resource, row));
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentRow(resource, row)),
    next: last === undefined ? null : signCursor({ total, key: last.key as readonly string[] }, sign),
    total,
  };
}

interface Page {
  /** Where the page starts; null for the first one. */
  readonly place: Place | null;
  readonly order: SQL;
  readonly limit: number;
}

/** Number of rows of a list, and the condition for them. */
interface Listed {
  readonly total: number;
  readonly isListed: SQL | undefined;
}

/** Counts the rows of a list. Those that a search has found already are selected by their ids. */
async function findListed(
  db: Executor,
  resource: ServedResource,
  selection: Selection,
  page: Page,
): Promise<Listed> {
  const counted = mostCounted(resource.shape, selection.q);
  // One row beyond the limit shows that there are more.
  const most = counted === undefined ? undefined : counted + 1;
  const selected = isSelected(resource, selection, most);
  const isFirstSearch = page.place === null && foldedWords(selection.q ?? '').length > 0;
  const endsWithFew = counted === FEW;
  const counting = countedIds(db, resource, selected, most);
  const found =
    resource.searchesOnce === true && isFirstSearch
      ? await findPage(db, resource, selected, page)
      : await findFew(db, {
          q: selection.q,
          total: page.place?.total,
          endsWithFew,
          ids: endsWithFew ? counting.orderBy(resource.table.id) : counting,
        });
  const few = found?.few;
  return {
    total: page.place?.total ?? found?.total ?? (await countRows(db, resource, selected, most)),
    isListed: few === undefined ? selected : sql`${resource.table.id} = any(${sql.param(few)}::uuid[])`,
  };
}

/** Counts the selected rows and returns the ids of the first page in the same reading. */
async function findPage(
  db: Executor,
  resource: ServedResource,
  selected: SQL | undefined,
  { order, limit }: Page,
): Promise<Found> {
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
