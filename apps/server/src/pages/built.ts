import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageContext, RenderPage } from './renderer.ts';

const root = new URL('../../../web/build/', import.meta.url);

/** The folder of the built files that browsers load. */
export const builtClient = fileURLToPath(new URL('client/', root));

/** What the web's server entry offers besides the routes; both sides of the wall agree on it here. */
export interface WebEntry {
  readonly makeContext: (page: PageContext) => RouterContextProvider;
}

/** The renderer of the built pages. */
export async function loadBuiltPages(): Promise<RenderPage> {
  const entry = new URL('server/index.js', root);
  await access(entry).catch(() => {
    throw new Error('The pages are not built. Run `npm run build`, or `npm start`, which does it.');
  });
  const build: ServerBuild = await import(entry.href);
  return rendererOf(build, 'production');
}

/** The renderer of a build. */
export function rendererOf(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const handle = createRequestHandler(build, mode);
  const { makeContext } = build.entry.module as unknown as WebEntry;
  return (request, page) => handle(request, makeContext(page));
}
