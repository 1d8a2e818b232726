import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CategoryLink } from '@ayrac/contract/category.ts';
import { CategoryTiles } from '#web/public/campaign-list/category-tiles.tsx';

/** The largest categories, shown without a term or without results. */
export function PopularCategories({ categories }: { readonly categories: readonly CategoryLink[] }) {
  const category = useScreenPhrases('category');
  if (categories.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-title">{category.popular}</h2>
      <CategoryTiles categories={categories} />
    </section>
  );
}
