import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Container } from '@ayrac/kit/container.tsx';
import { EmptyState } from '@ayrac/kit/feedback/empty-state.tsx';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { SectionHeading } from '@ayrac/kit/section-heading.tsx';
import { data } from 'react-router';
import { addresses, useHref } from '#web/page/address.ts';
import { pageContext } from '#web/page/page-context.ts';
import { PageHead } from '#web/page/page-head.tsx';
import { PageTrail } from '#web/public/page-trail.tsx';
import type { Route } from './+types/route.ts';
import { CategoryBranch } from './category-branch.tsx';

export { shouldRevalidate } from '#web/page/history/keep-data.ts';

/** Loads the category tree. If that fails, the page is still shown, with an error in its place. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  try {
    const { categories } = await api.getCategoryTree();
    return { categories: categories.map(({ brands: _, ...root }) => root) };
  } catch {
    return data({ categories: null }, { status: 503, headers: { 'retry-after': '10' } });
  }
}

export default function Categories({ loaderData: { categories } }: Route.ComponentProps) {
  const { list } = usePhrases();
  const category = useScreenPhrases('category');
  const href = useHref();
  return (
    <Container className="grid gap-4 pt-4 pb-16">
      <PageHead
        title={category.index.title}
        description={category.index.description}
        canonical={addresses.categories()}
        noindex={categories === null}
      />
      <PageTrail steps={[{ label: list.home, to: href('home') }, { label: category.index.crumb }]} />
      <SectionHeading level={1} title={category.index.title} lede={category.index.lede} />
      <Tree categories={categories} />
    </Container>
  );
}

function Tree({ categories }: Pick<Route.ComponentProps['loaderData'], 'categories'>) {
  const { errors } = usePhrases();
  const category = useScreenPhrases('category');
  const href = useHref();
  if (categories === null) {
    const waysOn = (
      <>
        <ButtonLink variant="secondary" size="small" icon="refresh-cw" to={href('categories')} reloadDocument>
          {category.index.retry}
        </ButtonLink>
        <ButtonLink variant="ghost" size="small" to={href('brands')}>
          {category.index.toBrands}
        </ButtonLink>
      </>
    );
    return (
      <Notice tone="error" title={errors.page.categoriesNotLoaded} actions={waysOn}>
        {category.index.failedText}
      </Notice>
    );
  }
  if (categories.length === 0) {
    const toBrands = <ButtonLink to={href('brands')}>{category.index.toBrands}</ButtonLink>;
    return (
      <EmptyState icon="folder-tree" title={category.index.empty} actions={toBrands}>
        {category.index.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul className="grid items-start gap-4 sm:grid-cols-2 sm:gap-6 md:grid-cols-3">
      {categories.map((root) => (
        <li key={root.id} className="grid h-full">
          <CategoryBranch root={root} />
        </li>
      ))}
    </ul>
  );
}
