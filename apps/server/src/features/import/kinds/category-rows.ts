import type { RowOutcome } from '@ayrac/domain/import/import-state.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { categoryRecords } from '#server/features/catalogue-office/category/office.ts';
import { category } from '#server/features/category/table.ts';
import { importRow, type RowChanges } from '../table.ts';
import { CategoryNames, type FoundChoice } from './category-names.ts';
import { plannedTree } from './planned-tree.ts';
import { type EarlierRow, recordKind } from './record-kind.ts';
import type { ImportScope } from './row-kind.ts';

/** Rows of a file of categories. The parent of a category may be an earlier row of the same file. */
export const categoryRows = recordKind({
  resource: categoryRecords,
  hasIndependentRows: false,
  slug: category.slug,
  nameKey: category.nameKey,
  binnedAt: category.binnedAt,
  defaults: { isActive: true },
  async resolver(tx, scope, rows) {
    const { inUse, orBinned } = await findCategoryNames(tx);
    const tree = plannedTree(inUse, await listEarlier(tx, scope, rows[0]?.number ?? 0));
    return { resolve: (_, text) => orBinned(tree.find(text), text), learn: tree.learn };
  },
  uniqueName: (name, { parentId }) => [name, String(parentId ?? '')].map(foldTurkish).join(' < '),
  isMeant: (row, { parentId }) => parentId === undefined || row.parentId === parentId,
});

/** Finds all categories as referred to in files: those in use, and a function that recognises those in the bin. */
export async function findCategoryNames(tx: Executor) {
  const { id, slug, parentId, nameKey, nameEn, binnedAt } = category;
  const rows = await tx.select({ id, slug, parentId, nameKey, nameEn, binnedAt }).from(category);
  const all = rows.map(({ binnedAt: at, ...row }) => {
    const nameKeyEn = row.nameEn === null ? row.nameKey : foldTurkish(row.nameEn);
    return { ...row, nameKeyEn, isInUse: at === null };
  });
  const names = new CategoryNames(all);
  const inUse = all.filter(({ isInUse }) => isInUse);
  const idsInUse = new Set(inUse.map(({ id }) => id));
  const orBinned = (found: FoundChoice, text: string): FoundChoice => {
    if (typeof found === 'string') return found;
    const named = names.listNamed(text);
    const isBinned = named.length > 0 && named.every((id) => !idsInUse.has(id));
    return isBinned ? { problem: 'choice-binned' } : found;
  };
  return { inUse, orBinned };
}

/** Lists earlier rows of the file that are not written yet but will be. */
function listEarlier(tx: Executor, { id }: ImportScope, before: number): Promise<EarlierRow[]> {
  const { number, outcome, key, nameKey, recordId, changes } = importRow;
  return tx
    .select({
      number,
      key,
      nameKey,
      recordId,
      outcome: sql<RowOutcome>`${outcome}`,
      changes: sql<RowChanges>`${changes}`,
    })
    .from(importRow)
    .where(
      and(
        eq(importRow.importId, id),
        inArray(outcome, ['new', 'changed']),
        isNull(importRow.writtenVersion),
        lt(number, before),
      ),
    )
    .orderBy(number);
}
