import type { Client } from '@ayrac/contract/client.ts';
import type { Locale } from '@ayrac/domain/locale.ts';

/** What a page's loaders are given. */
export interface PageContext {
  readonly api: Client;
  readonly locale: Locale;
  readonly now: Date;
  readonly origin: string;
}

/** Turns a request for a page, or for its data, into the answer. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;
