import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { LocaleProvider, withoutLocale } from '#web/address.ts';
import { holdScriptsBack } from '#web/late-scripts.ts';
import { pageContext } from '#web/page-context.ts';
import { phraseFiles } from '#web/phrase-files.ts';
import { PhrasesProvider, ScreenPhrasesProvider } from '#web/phrases.tsx';
import { tagDefaults } from '#web/public/consent/tag-defaults.ts';
import { RequestIdProvider } from '#web/request-id.tsx';
import styles from '#web/styles/app.css?inline';
import { StylesProvider } from '#web/styles.tsx';

// For the server: it has to use the very copy of the router that the pages use.
export { createRequestHandler } from 'react-router';
export { makeContext } from '#web/page-context.ts';

const RENDER_LIMIT_MS = 5_000;

/** Tells the server what went wrong, for its own log: the router's holds the address with all that stands in it. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageContext).report(error);
};

/** Renders a whole page: pages do not stream, so that they can be kept, hashed and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, requestId, site } = loadContext.get(pageContext);
  const phrases = locale === 'en' ? en : tr;
  const page = (
    <LocaleProvider value={locale}>
      <PhrasesProvider value={phrases}>
        <ScreenPhrasesProvider value={phrases}>
          <StylesProvider value={styles}>
            <RequestIdProvider value={requestId}>
              <ServerRouter context={routerContext} url={request.url} />
            </RequestIdProvider>
          </StylesProvider>
        </ScreenPhrasesProvider>
      </PhrasesProvider>
    </LocaleProvider>
  );
  const html = await renderWhole(page);
  headers.set('content-type', 'text/html; charset=utf-8');
  // In development the modules come one by one from Vite, in the order that it wants.
  if (import.meta.env.DEV) return new Response(html, { status, headers });
  const path = withoutLocale(routerContext.staticHandlerContext.location.pathname);
  const before = site.gtmId === undefined ? '' : tagDefaults;
  const body = holdScriptsBack(html, routerContext, phraseFiles(locale, path), before);
  return new Response(body, { status, headers });
}

function renderWhole(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Content above 12 kB would else be sent hidden and revealed by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(limit);
        text(pipe(new PassThrough())).then(resolve, reject);
      },
      onShellError: reject,
      onError: (error) => {
        clearTimeout(limit);
        reject(error);
      },
    });
    const limit = setTimeout(() => abort(new Error('The page took too long to render.')), RENDER_LIMIT_MS);
  });
}
