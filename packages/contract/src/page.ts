import type { ConsentMode } from '@ayrac/domain/consent/visitor-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Client } from './client.ts';

/** What every page knows of the site that it stands on. */
export interface Site {
  /** For canonical links: `https://www.example.com`. */
  readonly origin: string;
  /** Whether the data is the demo's: the footer says so. */
  readonly isDemo: boolean;
  /** Who answers for personal data, as the privacy notices name them. */
  readonly controller: { readonly name: string; readonly address: string; readonly email: string };
  /** What a visitor's silence counts for. */
  readonly consentMode: ConsentMode;
  /** The tag manager's container; undefined where the site has none. */
  readonly gtmId: string | undefined;
  /** The script of the chatbot; undefined where the site has none. */
  readonly chatbotUrl: string | undefined;
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

/** Turns a request for a page, or for its data, into the answer. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;
