import type { FoundBrand } from '@ayrac/contract/brand.ts';
import { useHref } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** What stands in place of a brand's empty list: the brand's other campaigns, else brands that have some. */
export function EmptyBrand({ page }: { readonly page: FoundBrand }) {
  const phrases = usePhrases();
  const href = useHref();
  const { brand, category } = page;
  const { name } = brand;
  if (category !== null && brand.campaigns > 0) {
    const all = <ButtonLink to={href('brand', brand.slug)}>{phrases.brand.seeAllOf({ name })}</ButtonLink>;
    const title = phrases.brand.emptyInCategory({ name, category: category.name });
    return <EmptyState icon="inbox" title={title} actions={all} />;
  }
  return (
    <div className="grid gap-6">
      <EmptyState
        icon="inbox"
        title={phrases.brand.empty({ name })}
        actions={
          <ButtonLink variant="secondary" to={href('brands')}>
            {phrases.brand.toBrands}
          </ButtonLink>
        }
      >
        {phrases.brand.emptyText}
      </EmptyState>
      <BrandTiles brands={page.alternatives} />
    </div>
  );
}
