import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { addresses, useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { PageTrail } from '#web/public/page-trail.tsx';
import type { Route } from './+types/route.ts';
import { BrandIndex } from './brand-index.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageContext).api.getBrandIndex();
}

export default function Brands({ loaderData: { brands } }: Route.ComponentProps) {
  const { list } = usePhrases();
  const brand = useScreenPhrases('brand');
  const href = useHref();
  return (
    <Container className="grid gap-4 pt-4 pb-16">
      <PageHead
        title={brand.index.title}
        description={brand.index.description}
        canonical={addresses.brands()}
      />
      <PageTrail steps={[{ label: list.home, to: href('home') }, { label: brand.index.title }]} />
      <SectionHeading level={1} title={brand.index.title} lede={brand.index.lede} />
      {brands.length > 0 ? (
        <BrandIndex brands={brands} />
      ) : (
        <EmptyState
          icon="store"
          title={brand.index.empty}
          actions={<ButtonLink to={href('categories')}>{brand.index.toCategories}</ButtonLink>}
        >
          {brand.index.emptyText}
        </EmptyState>
      )}
    </Container>
  );
}
