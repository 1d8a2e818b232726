import { access, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PageContext, RenderPage } from '@ayrac/contract/page.ts';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { registerHashedFiles, registerStaticFiles } from '#server/plugins/static-files.ts';
import type { StyledPlace } from './page-styles.ts';
import type { Pages } from './pages.ts';

const root = new URL('../../../web/build/', import.meta.url);

/** Folder of the built files that browsers load. */
const builtClient = fileURLToPath(new URL('client/', root));

/** Built back office: its document and the files that the document loads. */
const office = new URL('../../../office/build/', import.meta.url);

/** Exports of the web's server entry besides the rendering. Web and server agree on them through this type. */
export interface WebEntry {
  readonly createRequestHandler: typeof createRequestHandler;
  readonly makeContext: (page: PageContext) => RouterContextProvider;
  readonly inlineScripts: readonly string[];
  readonly styles: StyledPlace;
}

/** Loads the built pages and their files. */
export async function loadBuiltPages(): Promise<Pages> {
  const entry = new URL('server/index.js', root);
  await access(entry).catch(() => {
    throw new Error('The pages are not built. Run `npm run build` or `npm start`.');
  });
  const build: ServerBuild = await import(entry.href);
  const officeDocument = await readFile(new URL('index.html', office), 'utf8');
  return {
    render: rendererOf(build, 'production'),
    inlineScripts: entryOf(build).inlineScripts,
    styles: entryOf(build).styles,
    serveFiles: async (app) => {
      await registerStaticFiles(app, builtClient);
      await registerHashedFiles(app, fileURLToPath(new URL('assets/', office)), '/office/assets/');
    },
    readOffice: async () => officeDocument,
  };
}

/** Creates the renderer of a build. */
export function rendererOf(build: ServerBuild, mode: 'production' | 'development'): RenderPage {
  const { makeContext, createRequestHandler } = entryOf(build);
  const handle = createRequestHandler(build, mode);
  return (request, page) => handle(request, makeContext(page));
}

function entryOf(build: ServerBuild): WebEntry {
  return build.entry.module as unknown as WebEntry;
}
