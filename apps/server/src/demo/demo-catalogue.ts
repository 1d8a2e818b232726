import { freeSlug, slugOf } from '@ayrac/domain/text/slug.ts';
import { demoRoots } from './content.ts';
import { type DemoCategoryRow, demoCategoryRows } from './demo-categories.ts';
import { demoId } from './demo-id.ts';
import { type DemoPlan, planDemo } from './demo-time.ts';
import { fillText } from './fill-text.ts';
import type { DemoBrand, DemoCampaign, DemoPattern, DemoRoot } from './shape.ts';

/** A demo campaign with its brand, category path and plan. */
export interface PlannedCampaign {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly pattern: DemoPattern;
  readonly content: DemoCampaign;
  readonly brand: PlannedBrand;
  /** Categories from the root to the campaign's own. */
  readonly path: readonly DemoCategoryRow[];
  readonly plan: DemoPlan;
}

/** A demo brand with its id and slug. */
export interface PlannedBrand extends DemoBrand {
  readonly id: string;
  readonly slug: string;
}

/** Whole content of the demo: categories (parents first), brands and campaigns. */
export interface DemoCatalogue {
  readonly categories: readonly DemoCategoryRow[];
  readonly brands: readonly PlannedBrand[];
  readonly campaigns: readonly PlannedCampaign[];
}

/**
 * One campaign in this many is a leading one: popular, and preferred among the new campaigns and those that end soon.
 */
const LEADING = 3;

/** Assembles the demo content. Throws when a pattern names a category or brand that does not exist. */
export function demoCatalogue(roots: readonly DemoRoot[] = demoRoots): DemoCatalogue {
  const categories = demoCategoryRows(roots.map(({ category }) => category));
  const brands = roots.flatMap((root) =>
    root.brands.map((brand) => ({ ...brand, id: demoId('brand', brand.name), slug: slugOf(brand.name) })),
  );
  const categoryByKey = new Map(categories.map((row) => [row.key, row]));
  const brandByName = new Map(brands.map((brand) => [brand.name, brand]));
  const slugs = new Set<string>();
  const written = roots.flatMap((root) =>
    root.patterns.flatMap((pattern) => {
      const names = [root.category.name, ...pattern.path];
      const keys = names.map((_, depth) => names.slice(0, depth + 1).join('/'));
      const path = keys.map((key) => categoryByKey.get(key) ?? missing('category', key));
      return pattern.campaigns.map((content) => ({ pattern, path, content }));
    }),
  );
  const plans = planDemo(written.map((_, place) => place % LEADING === 0));
  const campaigns = written.map(({ pattern, path, content }, index) => {
    const title = fillText(content.title.tr, content.figures, 'tr');
    const slug = freeSlug(slugOf(title), (wanted) => slugs.has(wanted));
    slugs.add(slug);
    const brand = brandByName.get(content.brand) ?? missing('brand', content.brand);
    const plan = plans[index] ?? missing('plan', slug);
    return { id: demoId('campaign', slug), slug, title, pattern, content, brand, path, plan };
  });
  return { categories, brands, campaigns };
}

function missing(what: string, name: string): never {
  throw new Error(`The demo content has no ${what} “${name}”.`);
}
