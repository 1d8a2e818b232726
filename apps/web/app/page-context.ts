import type { Client } from '@ayrac/contract/client.ts';
import type { Locale } from '@ayrac/domain/locale.ts';
import { createContext, RouterContextProvider } from 'react-router';

/** What every page knows of the site that it stands on. */
export interface Site {
  /** For canonical links: `https://www.example.com`. */
  readonly origin: string;
  /** Whether the data is the demo's: the footer says so. */
  readonly isDemo: boolean;
  /** Who answers for personal data, as the privacy notices name them. */
  readonly controller: { readonly name: string; readonly address: string; readonly email: string };
  /** Addresses of the site's own accounts, as far as there are any. */
  readonly social: Readonly<
    Record<'facebook' | 'instagram' | 'x' | 'linkedin' | 'youtube', string | undefined>
  >;
}

/** What the server hands to the loaders of one page. */
export interface PageContext {
  readonly api: Client;
  readonly locale: Locale;
  /** The instant that the page is made at; the first render in the browser uses it, too. */
  readonly now: Date;
  readonly site: Site;
  /** Names the request in the logs; an error page shows it. */
  readonly requestId: string;
  /** Hears of what went wrong while the page was made. */
  readonly report: (error: unknown) => void;
}

/** The key under which loaders find it. */
export const pageContext = createContext<PageContext>();

/** Wraps the context for the router; the server calls it through the entry, so that both share one key. */
export function makeContext(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}
