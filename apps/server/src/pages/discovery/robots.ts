import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import { screens } from '@ayrac/domain/screen/screens.ts';
import { locales } from '@ayrac/domain/text/locale.ts';

const closedPaths = Object.values(screens)
  .filter(({ search }) => search === 'closed')
  .map(({ path }) => path);

/**
 * Personal pages and the back office. Filtered lists and search results are not listed here, because they carry a
 * noindex of their own.
 */
const closed = [
  ...['/admin', '/crm-admin', '/api/'],
  ...closedPaths
    // A disallowed path covers everything below it.
    .filter((path) => !closedPaths.some((above) => path.startsWith(`${above}/`)))
    .flatMap((path) => locales.map((locale) => inLocale(path, locale))),
];

/** Returns robots.txt: what search engines may read, and the address of the sitemap index. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
