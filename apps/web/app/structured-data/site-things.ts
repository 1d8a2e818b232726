import { addresses, inLocale } from '@ayrac/domain/screen/page-address.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Organization, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';

/** What is published about the site and its operator. */
export interface SiteFacts {
  readonly origin: string;
  readonly name: string;
  readonly description: string;
  readonly locale: Locale;
  /** Addresses of the site's accounts on social networks. */
  readonly accounts: readonly string[];
}

/** Returns the site as an organization. */
export function organizationOf({ origin, name, accounts }: SiteFacts): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
    ...(accounts.length === 0 ? {} : { sameAs: accounts }),
  };
}

/** Returns the site in one language, with its search. */
export function websiteOf({ origin, name, description, locale }: SiteFacts): Exclude<WebSite, string> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${inLocale(addresses.search(), locale)}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    description,
    url: origin + inLocale(addresses.home(), locale),
    inLanguage: locale,
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: search,
  };
}
