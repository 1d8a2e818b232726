import type { LeadStage } from '@ayrac/domain/lead/lead-stage.ts';
import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from '#office/client/calls.ts';
import type { Row } from '#office/client/row.ts';

/** Loaded pages of a column. */
export type ColumnPages = InfiniteData<Page<Row> & { readonly total: number }, string | null>;

/** Returns a column without the cards that were moved to another one. */
export function withoutRows(column: ColumnPages, ids: ReadonlySet<string>): ColumnPages {
  const gone = column.pages.flatMap(({ items }) => items).filter(({ id }) => ids.has(id)).length;
  const pages = column.pages.map((page) => ({
    ...page,
    items: page.items.filter(({ id }) => !ids.has(id)),
    total: page.total - gone,
  }));
  return { ...column, pages };
}

/** Returns a column with cards that were moved to it, sorted by due date among the loaded ones. */
export function withRows(column: ColumnPages, rows: readonly Row[], stage: LeadStage): ColumnPages {
  const added = rows.map((row) => Object.assign({}, row, { stand: stage }));
  const [first, ...rest] = column.pages.map((page) => ({ ...page, total: page.total + added.length }));
  if (first === undefined) return column;
  const items = [...first.items, ...added].toSorted(byDue);
  return { ...column, pages: [{ ...first, items }, ...rest] };
}

function byDue(one: Row, other: Row): number {
  const [mine, theirs] = [`${one.dueAt} ${one.id}`, `${other.dueAt} ${other.id}`];
  return mine < theirs ? -1 : 1;
}
