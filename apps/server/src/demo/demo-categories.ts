import { freeSlug, slugOf } from '@ayrac/domain/text/slug.ts';
import { demoId } from './demo-id.ts';
import type { DemoCategory } from './shape.ts';

/** Row of a demo category, with its path. */
export interface DemoCategoryRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly nameEn: string;
  readonly slug: string;
  /** Names from the root to the category, joined by `/`. */
  readonly key: string;
}

/**
 * Returns the rows of category trees, parents first. When a name occurs twice, the second slug is prefixed with the
 * parent's name.
 */
export function demoCategoryRows(roots: readonly DemoCategory[]): DemoCategoryRow[] {
  const slugs = new Set<string>();
  const rows: DemoCategoryRow[] = [];
  const add = (category: DemoCategory, parent: DemoCategoryRow | null) => {
    const short = slugOf(category.name);
    const preferred = slugs.has(short) && parent !== null ? `${parent.slug}-${short}` : short;
    const slug = freeSlug(preferred, (taken) => slugs.has(taken));
    slugs.add(slug);
    const key = parent === null ? category.name : `${parent.key}/${category.name}`;
    const { name, nameEn } = category;
    const row = {
      id: demoId('category', key),
      parentId: parent?.id ?? null,
      name,
      nameEn,
      slug,
      key,
    };
    rows.push(row);
    return row;
  };
  let level = roots.map((category) => ({ category, row: add(category, null) }));
  while (level.length > 0) {
    level = level.flatMap(({ category, row }) =>
      (category.children ?? []).map((child) => ({ category: child, row: add(child, row) })),
    );
  }
  return rows;
}
