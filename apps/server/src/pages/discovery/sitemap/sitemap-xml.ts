import { inLocale } from '@ayrac/domain/screen/page-address.ts';
import { type Locale, locales } from '@ayrac/domain/text/locale.ts';
import { element, xmlHead, xmlText } from '../xml.ts';

/** A page in a sitemap. */
export interface SitemapEntry {
  /** Turkish path. */
  readonly path: string;
  /** Whether the page also has English content. */
  readonly isEnglish: boolean;
  /** Undefined when it is unknown. */
  readonly changedAt?: Date | undefined;
  /** Path of a picture on the page. */
  readonly picture?: string | undefined;
}

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

export const sitemapHead = `${xmlHead}<urlset ${namespaces}>\n`;
export const sitemapTail = '</urlset>\n';

/** Writes a complete sitemap. */
export function writeSitemap(entries: readonly SitemapEntry[], origin: string): string {
  return sitemapHead + entries.map((entry) => writeEntry(entry, origin)).join('') + sitemapTail;
}

/** Writes one `<url>` per language of a page. Each lists all languages, including its own. */
export function writeEntry(entry: SitemapEntry, origin: string): string {
  const own = entry.isEnglish ? locales : (['tr'] as const);
  const alternates = entry.isEnglish ? own.map((locale) => alternate(locale, entry, origin, locale)) : [];
  if (entry.isEnglish) alternates.push(alternate('x-default', entry, origin, 'tr'));
  const rest = [
    ...(entry.changedAt === undefined ? [] : [element('lastmod', entry.changedAt.toISOString())]),
    ...alternates,
    ...(entry.picture === undefined
      ? []
      : [`<image:image>${element('image:loc', origin + entry.picture)}</image:image>`]),
  ].join('');
  return own
    .map((locale) => `<url>${element('loc', origin + inLocale(entry.path, locale))}${rest}</url>\n`)
    .join('');
}

function alternate(language: string, { path }: SitemapEntry, origin: string, locale: Locale): string {
  const href = xmlText(origin + inLocale(path, locale));
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`;
}

/** Writes the sitemap index. */
export function writeSitemapIndex(
  sitemaps: readonly { readonly path: string; readonly changedAt?: Date | undefined }[],
  origin: string,
): string {
  const parts = sitemaps.map(({ path, changedAt }) => {
    const lastmod = changedAt === undefined ? '' : element('lastmod', changedAt.toISOString());
    return `<sitemap>${element('loc', origin + path)}${lastmod}</sitemap>\n`;
  });
  return `${xmlHead}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`;
}
