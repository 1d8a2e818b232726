import { addresses, inLocale } from '@ayrac/domain/page-address.ts';
import { locales } from '@ayrac/domain/text/locale.ts';

/** What is personal, and the back office; what is merely filtered or searched says noindex by itself. */
const closed = [
  '/admin',
  '/crm-admin',
  '/api/',
  ...[addresses.login(), addresses.register(), '/profile', '/my-campaigns'].flatMap((path) =>
    locales.map((locale) => inLocale(path, locale)),
  ),
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
