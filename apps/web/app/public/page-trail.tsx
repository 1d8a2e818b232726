import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Breadcrumbs } from '@ayrac/kit/breadcrumbs.tsx';
import { useSite } from '#web/page/site.ts';
import { breadcrumbList, type Step } from '#web/structured-data/breadcrumb-list.ts';
import { StructuredData, writeThings } from '#web/structured-data/structured-data.tsx';

interface PageTrailProps {
  readonly steps: readonly Step[];
  /** The page's own name where its steps end above it. */
  readonly page?: string;
}

/** The way to a page, for people and for search engines. */
export function PageTrail({ steps, page }: PageTrailProps) {
  const { list } = usePhrases();
  const { origin } = useSite();
  const whole = page === undefined ? steps : [...steps, { label: page }];
  return (
    <>
      <Breadcrumbs label={list.breadcrumbs} crumbs={steps} />
      <StructuredData>{import.meta.env.SSR ? writeThings(breadcrumbList(whole, origin)) : ''}</StructuredData>
    </>
  );
}
