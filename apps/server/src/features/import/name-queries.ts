import type { Locale } from '@ayrac/domain/text/locale.ts';
import { inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { brand } from '#server/features/brand/table.ts';
import { category, categoryNames } from '#server/features/category/table.ts';
import { isId } from './kinds/record-kind.ts';
import type { Names } from './present.ts';
import type { ImportRow } from './queries.ts';

/** Finds the names of the brands and categories in rows, by id, in the reader's language. */
export async function findNames(db: Executor, rows: readonly ImportRow[], locale: Locale): Promise<Names> {
  const values = rows.flatMap(({ changes }) =>
    ['brandId', 'categoryId', 'parentId'].flatMap((field) => [
      changes?.[field]?.before,
      changes?.[field]?.after,
    ]),
  );
  const ids = [...new Set(values.filter((value) => typeof value === 'string').filter(isId))];
  if (ids.length === 0) return new Map();
  const named = [
    ...(await db.select({ id: brand.id, name: brand.name }).from(brand).where(inArray(brand.id, ids))),
    ...(await db
      .select({ id: category.id, name: categoryNames(category)[locale] })
      .from(category)
      .where(inArray(category.id, ids))),
  ];
  return new Map(named.map(({ id, name }) => [id, name]));
}
