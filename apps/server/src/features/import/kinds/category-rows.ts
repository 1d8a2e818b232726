import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { categoryRecords } from '#server/features/catalogue-office/category/office.ts';
import { category } from '#server/features/category/table.ts';
import { importRow } from '../table.ts';
import { findCategory, type NamedCategory } from './category-names.ts';
import { recordKind, textOf } from './record-kind.ts';
import type { GivenRow, ImportScope } from './row-kind.ts';

/** Rows of a file of categories. The parent of a category may be an earlier row of the same file. */
export const categoryRows = recordKind({
  resource: categoryRecords,
  slug: category.slug,
  nameKey: category.nameKey,
  binnedAt: category.binnedAt,
  defaults: { isActive: true },
  async resolver(tx, scope, rows) {
    const there = await listNamedCategories(tx);
    const coming = await listComing(tx, scope, rows);
    return (_, text) => {
      const found = findCategory(there, text);
      const isComing = typeof found !== 'string' && coming.has(foldTurkish(text));
      // The parent's id is unknown until it is written, so its name is used until then.
      return isComing ? `+${text}` : found;
    };
  },
  uniqueName: (name, { parentId }) => [name, String(parentId ?? '')].map(foldTurkish).join(' < '),
  isMeant: (row, { parentId }) => parentId === undefined || row.parentId === parentId,
});

/** Lists all categories outside the bin, as referred to in files. */
export async function listNamedCategories(tx: Executor): Promise<NamedCategory[]> {
  const { id, slug, parentId, nameKey, nameEn } = category;
  const rows = await tx
    .select({ id, slug, parentId, nameKey, nameEn })
    .from(category)
    .where(isNull(category.binnedAt));
  return rows.map((row) => {
    const nameKeyEn = row.nameEn === null ? row.nameKey : foldTurkish(row.nameEn);
    return { ...row, nameKeyEn };
  });
}

/** Returns the folded names of new categories earlier in the file. */
async function listComing(
  tx: Executor,
  { id }: ImportScope,
  rows: readonly GivenRow[],
): Promise<ReadonlySet<string>> {
  const first = rows[0]?.number ?? 0;
  const earlier = await tx
    .select({ label: importRow.label })
    .from(importRow)
    .where(and(eq(importRow.importId, id), eq(importRow.outcome, 'new'), lt(importRow.number, first)));
  const names = [...earlier.map(({ label }) => label ?? ''), ...rows.map(({ cells }) => textOf(cells.name))];
  return new Set(names.map(foldTurkish));
}
