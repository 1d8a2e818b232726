import type { ConsentMode } from '@ayrac/domain/consent/visitor-consent.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { Client } from './client.ts';

/** Properties of the site that every page needs. */
export interface Site {
  /** Origin for canonical links: `https://www.example.com`. */
  readonly origin: string;
  /** Whether the site shows demo data. The footer says so. */
  readonly isDemo: boolean;
  /** Data controller, as named in the privacy notices. */
  readonly controller: { readonly name: string; readonly address: string; readonly email: string };
  /** Effect of a visitor not answering the cookie banner. */
  readonly consentMode: ConsentMode;
  /** Container id of the tag manager, or undefined. */
  readonly gtmId: string | undefined;
  /** URL of the chatbot's script, or undefined. */
  readonly chatbotUrl: string | undefined;
  /** URLs of the site's social media accounts, as far as they exist. */
  readonly social: Readonly<
    Record<'facebook' | 'instagram' | 'x' | 'linkedin' | 'youtube', string | undefined>
  >;
}

/** Context that the server passes to the loaders of a page. */
export interface PageContext {
  readonly api: Client;
  readonly locale: Locale;
  /** Time of rendering. The first render in the browser uses it, too, so that hydration matches. */
  readonly now: Date;
  readonly site: Site;
  /** Id of the request in the logs. Error pages display it. */
  readonly requestId: string;
  /** Reports an error that occurred during rendering. */
  readonly report: (error: unknown) => void;
}

/** Renders the response to a request for a page or for its data. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;
