import { ancestorsOf } from '@ayrac/domain/category/category-tree.ts';
import type { Compared } from '@ayrac/domain/comparison/compared.ts';
import type { CallContext } from '#server/api/handler.ts';
import { coverOf } from '#server/features/campaign/cover/present.ts';
import { listCategoryRows } from '#server/features/category/queries.ts';
import { type Column, presentComparison } from './present.ts';
import { findCampaigns, findMovedSlugs } from './queries.ts';

/** Puts campaigns beside each other: what became of each that was asked for, and their facts row by row. */
export async function compare(context: CallContext, { slugs, doubled, beyond }: Compared) {
  const { db, locale, now, uses, expires } = context;
  uses('categories');
  const [found, categories] = await Promise.all([
    slugs.length === 0 ? [] : findCampaigns(db, slugs),
    listCategoryRows(db),
  ]);
  // What was never published is nobody's business.
  const published = found.filter(({ campaign }) => campaign.wasPublished);
  const wholeOf = (slug: string) => published.find(({ campaign }) => campaign.slug === slug);
  const missing = slugs.filter((slug) => wholeOf(slug) === undefined);
  const moved = await findMovedSlugs(db, missing);
  if (moved.size > 0) {
    return { kind: 'moved' as const, slugs: slugs.map((slug) => moved.get(slug) ?? slug) };
  }
  const columns: Column[] = [];
  const removed: string[] = [];
  for (const slug of slugs) {
    const whole = wholeOf(slug);
    if (whole === undefined) continue;
    uses(`campaign:${whole.campaign.id}`, `brand:${whole.brand.id}`);
    const category = categories.find(({ id }) => id === whole.campaign.categoryId);
    // Taken down by itself, with its brand, or with its branch of categories, of which only active ones were listed.
    if (!whole.campaign.isActive || !whole.isBrandShown || category === undefined) {
      removed.push(slug);
      continue;
    }
    if (whole.campaign.endAt !== null) expires(whole.campaign.endAt);
    const path = [...ancestorsOf(categories, category.id), category];
    columns.push({ whole, path, cover: await coverOf(db, whole) });
  }
  return {
    kind: 'found' as const,
    ...presentComparison(columns, locale, now),
    doubled: [...doubled],
    unknown: missing,
    removed,
    beyond,
  };
}
