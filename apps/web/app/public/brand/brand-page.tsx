import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { FoundBrand } from '@ayrac/contract/brand.ts';
import { listAddress } from '@ayrac/domain/filter/list-address.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { ChipLink } from '@ayrac/kit/chip.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { addresses, useHref } from '#web/page/address.ts';
import { lateComponent } from '#web/page/late-component.tsx';
import { CampaignList } from '#web/public/campaign-list/campaign-list.tsx';
import { CategoryChips } from '#web/public/campaign-list/category-chips.tsx';
import { ListPageHead } from '#web/public/campaign-list/list-page-head.tsx';
import { keptFilters } from '#web/public/filter/chosen-filters.ts';
import { PageTrail } from '#web/public/page-trail.tsx';
import { BrandHead } from './brand-head.tsx';
import type { ShownBrand } from './shown-brand.ts';

const EmptyBrand = lateComponent('brand', () =>
  import('./empty-brand.tsx').then(({ EmptyBrand }) => EmptyBrand),
);

/** A brand with its campaigns, in all categories or in one. */
export function BrandPage({ page }: { readonly page: ShownBrand }) {
  const phrases = usePhrases();
  const words = useScreenPhrases('brand');
  const locale = useLocale();
  const href = useHref();
  const { brand, category, list } = page;
  const { name, slug } = brand;
  const count = formatCount(list.total, locale);
  const filters = keptFilters(list);
  const title =
    category === null ? words.title({ name }) : words.titleInCategory({ name, category: category.name });
  return (
    <Container className="grid gap-5 pt-4 pb-16">
      <ListPageHead
        title={title}
        description={describe(words, page, count)}
        path={page.path}
        feed={addresses.brandFeed(slug)}
        list={list}
      />
      <PageTrail
        steps={[
          { label: phrases.list.home, to: href('home') },
          { label: words.index.title, to: href('brands') },
          ...(category === null
            ? [{ label: name }]
            : [{ label: name, to: href('brand', slug) }, { label: category.name }]),
        ]}
      />
      <BrandHead page={page} title={title} />
      <CategoryChips
        label={words.categories}
        categories={withCurrent(page)}
        hrefOf={(one) => listAddress(href('brandCategory', slug, one.slug), { filters })}
        current={category?.slug}
        first={
          <ChipLink
            to={listAddress(href('brand', slug), { filters })}
            count={formatCount(page.inAllCategories, locale)}
            current={category === null}
          >
            {words.allCategories}
          </ChipLink>
        }
      />
      <CampaignList
        key={`${slug}/${category?.slug}`}
        path={category === null ? href('brand', slug) : href('brandCategory', slug, category.slug)}
        list={list}
        empty={<EmptyBrand page={page} />}
      />
    </Container>
  );
}

/** Returns the brand's categories, including the current one even if the brand has no campaigns left there. */
function withCurrent({ categories, category, list }: FoundBrand): FoundBrand['categories'] {
  if (category === null || categories.some(({ slug }) => slug === category.slug)) return categories;
  return [...categories, { ...category, campaigns: list.total }];
}

function describe(
  words: ScreenPhrases['brand'],
  { brand, category, list }: FoundBrand,
  count: string,
): string {
  const { name } = brand;
  if (list.total === 0) return words.emptyDescription({ name });
  return category === null
    ? words.description({ name, count })
    : words.descriptionInCategory({ name, category: category.name, count });
}
