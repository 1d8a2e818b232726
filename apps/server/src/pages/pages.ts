import type { RenderPage } from '@ayrac/contract/page.ts';
import type { FastifyInstance } from 'fastify';
import type { StyledPlace } from './page-styles.ts';

/** The site's pages: their renderer, and the files that they load. */
export interface Pages {
  readonly render: RenderPage;
  /** Inline scripts of the pages, as listed by the build. */
  readonly inlineScripts: readonly string[];
  /** Stylesheet to insert into every page, unless in development, where it is a file. */
  readonly styles?: StyledPlace | undefined;
  readonly serveFiles: (app: FastifyInstance) => Promise<void>;
  /** Returns the document of the back office for one of its addresses, in Turkish. */
  readonly readOffice: (address: string) => Promise<string>;
}
