import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Breadcrumbs } from '@ayrac/kit/navigation/breadcrumbs.tsx';
import { useSite } from '#web/page/site.ts';
import { breadcrumbList, type Step } from '#web/structured-data/breadcrumb-list.ts';
import { StructuredData, writeThings } from '#web/structured-data/structured-data.tsx';

interface PageTrailProps {
  readonly steps: readonly Step[];
  /** Name of the page itself, if `steps` end above it. */
  readonly page?: string;
}

/** Breadcrumbs of a page, visible and as structured data. */
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
