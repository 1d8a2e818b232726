import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderPage } from '@ayrac/contract/page.ts';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { rendererOf } from './built.ts';
import type { Pages } from './pages.ts';

const root = fileURLToPath(new URL('../../../web/', import.meta.url));
const officeRoot = fileURLToPath(new URL('../../../office/', import.meta.url));

/** Serves the pages from their sources. Vite transforms them on request and reloads open browsers on changes. */
export async function openDevelopmentPages(): Promise<Pages> {
  const known = process.listeners('SIGTERM');
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  const office = await createServer({
    root: officeRoot,
    appType: 'custom',
    server: { middlewareMode: true },
  });
  // React Router's compiler starts a second Vite, whose SIGTERM listener would end the process before the database is
  // stopped.
  for (const listener of process.listeners('SIGTERM')) {
    if (!known.includes(listener)) process.off('SIGTERM', listener);
  }
  return {
    render: async (request, page) => (await loadRenderer(vite))(request, page),
    // Vite adds its own scripts to each page, so the development policy allows all inline scripts.
    inlineScripts: [],
    serveFiles: async (app) => {
      // Requests that Vite does not answer continue to our routes.
      app.addHook('onRequest', (request, reply, done) => {
        const { middlewares } = request.raw.url?.startsWith('/office/') ? office : vite;
        middlewares(request.raw, reply.raw, done);
      });
      app.addHook('onClose', async () => {
        await Promise.all([vite.close(), office.close()]);
      });
    },
    readOffice: async (address) =>
      office.transformIndexHtml(address, await readFile(join(officeRoot, 'index.html'), 'utf8')),
  };
}

/** Loaded for every page; Vite caches modules that have not changed. */
async function loadRenderer(vite: ViteDevServer): Promise<RenderPage> {
  const build = await vite.ssrLoadModule('virtual:react-router/server-build');
  return rendererOf(build as ServerBuild, 'development');
}
