import { inLocale } from '@ayrac/domain/page-address.ts';
import { screens } from '@ayrac/domain/screens.ts';
import { locales } from '@ayrac/domain/text/locale.ts';

const closedPaths = Object.values(screens)
  .filter(({ search }) => search === 'closed')
  .map(({ path }) => path);

/** What is personal, and the back office; what is merely filtered or searched says noindex by itself. */
const closed = [
  ...['/admin', '/crm-admin', '/api/'],
  ...closedPaths
    // A path closes what stands below it.
    .filter((path) => !closedPaths.some((above) => path.startsWith(`${above}/`)))
    .flatMap((path) => locales.map((locale) => inLocale(path, locale))),
];

/** What search engines may read of a site, and where its pages are listed. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
