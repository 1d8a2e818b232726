import type { Locale } from '../text/locale.ts';
import { plainOf } from '../text/rich-text.ts';
import { summaryOf } from '../text/summary.ts';
import type { DraftContent } from './draft-content.ts';

/** Preview of a campaign's page in the results of a search engine. */
export interface SearchResult {
  readonly lang: Locale;
  /** Path without the host. */
  readonly path: string;
  readonly title: string;
  /** Empty when the campaign has neither description nor benefit. */
  readonly description: string;
}

/**
 * Returns the search results of a campaign with this slug. Without an English title and description there is no English
 * result.
 */
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
