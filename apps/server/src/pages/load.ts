import type { RenderPage } from '@ayrac/contract/page.ts';
import type { FastifyInstance } from 'fastify';

/** The pages of the site: what renders them, and the files that they load. */
export interface Pages {
  readonly render: RenderPage;
  /** The scripts that stand in the pages themselves, as their build knows them. */
  readonly inlineScripts: readonly string[];
  readonly serveFiles: (app: FastifyInstance) => Promise<void>;
  /** The document of the back office, as it stands at each of its addresses, in Turkish. */
  readonly readOffice: (address: string) => Promise<string>;
}

/** The built pages, or in development those that Vite makes of the sources as they are now. */
export async function loadPages(mode: 'production' | 'development' | 'test'): Promise<Pages> {
  if (mode === 'development') return (await import('./development.ts')).openDevelopmentPages();
  return (await import('./built.ts')).loadBuiltPages();
}
