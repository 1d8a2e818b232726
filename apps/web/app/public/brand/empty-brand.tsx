import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { FoundBrand } from '@ayrac/contract/brand.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { useHref } from '#web/page/address.ts';
import { BrandTiles } from '#web/public/campaign-list/brand-tiles.tsx';

/** Replaces a brand's empty list with its campaigns in other categories, or else with other brands. */
export function EmptyBrand({ page }: { readonly page: FoundBrand }) {
  const ofCategory = useScreenPhrases('category');
  const words = useScreenPhrases('brand');
  const href = useHref();
  const { brand, category } = page;
  const { name } = brand;
  if (category !== null && brand.campaigns > 0) {
    const ways = (
      <>
        <ButtonLink to={href('brand', brand.slug)}>{words.seeAllOf({ name })}</ButtonLink>
        <ButtonLink variant="secondary" to={href('category', category.slug)}>
          {ofCategory.title(category)}
        </ButtonLink>
      </>
    );
    const title = words.emptyInCategory({ name, category: category.name });
    return <EmptyState icon="inbox" title={title} actions={ways} />;
  }
  return (
    <div className="grid gap-6">
      <EmptyState
        icon="inbox"
        title={words.empty({ name })}
        actions={
          <ButtonLink variant="secondary" to={href('brands')}>
            {words.toBrands}
          </ButtonLink>
        }
      >
        {words.emptyText}
      </EmptyState>
      <BrandTiles brands={page.alternatives} />
    </div>
  );
}
