import type { Locale } from '../text/locale.ts';
import { plainOf } from '../text/rich-text.ts';
import { summaryOf } from '../text/summary.ts';
import type { DraftContent } from './draft-content.ts';

/** A campaign's page as a list of search results shows it. */
export interface SearchResult {
  readonly lang: Locale;
  /** Without the host. */
  readonly path: string;
  readonly title: string;
  /** Empty where neither description nor benefit is told. */
  readonly description: string;
}

/** How a campaign will be found under this slug; without English texts its English page has no entry of its own. */
export function searchResultsOf(
  content: DraftContent,
  { slug, siteName }: { readonly slug: string; readonly siteName: string },
): readonly SearchResult[] {
  const { title, description, discount, titleEn, descriptionEn } = content;
  const turkish = {
    lang: 'tr',
    path: `/kampanyalar/${slug}`,
    title: titleOf(title, siteName),
    description: summaryOf(plainOf(description ?? discount ?? '')),
  } as const;
  if (titleEn === null || descriptionEn === null) return [turkish];
  return [
    turkish,
    {
      lang: 'en',
      path: `/en/kampanyalar/${slug}`,
      title: titleOf(titleEn, siteName),
      description: summaryOf(plainOf(descriptionEn)),
    },
  ];
}

function titleOf(title: string | null, siteName: string): string {
  return title === null ? siteName : `${title} | ${siteName}`;
}
