import { ancestorsOf } from '@ayrac/domain/category/category-tree.ts';
import type { Compared } from '@ayrac/domain/comparison/compared.ts';
import type { CallContext } from '#server/api/handler.ts';
import { coverOf } from '#server/features/campaign/cover/present.ts';
import { listCategoryRows } from '#server/features/category/queries.ts';
import { type Column, presentComparison } from './present.ts';
import { findCampaigns, findMovedSlugs } from './queries.ts';

/**
 * Builds the comparison of the requested campaigns: their facts row by row, and the slugs that could not be compared,
 * by reason.
 */
export async function compare(context: CallContext, { slugs, doubled, beyond }: Compared) {
  const { db, locale, now, uses, expires } = context;
  uses('categories');
  const [found, categories] = await Promise.all([
    slugs.length === 0 ? [] : findCampaigns(db, slugs),
    listCategoryRows(db),
  ]);
  // A campaign that was never published is reported as unknown, so that drafts stay secret.
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
    // The campaign itself, its brand or a category above it is switched off. Only active categories were loaded.
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
