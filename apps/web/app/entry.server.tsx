import { LocaleProvider } from '@ayrac/browser/locale.ts';
import { PhrasesProvider, ScreenPhrasesProvider } from '@ayrac/browser/phrases.tsx';
import type { Site } from '@ayrac/contract/page.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
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
import { startScript, taggedStartScript, writePageData, writePageStart } from '#web/document/page-start.ts';
import { StartProvider } from '#web/document/start-scripts.tsx';
import { StylesProvider } from '#web/document/styles.tsx';
import { WholePage } from '#web/document/whole-page.ts';
import { pageContext } from '#web/page/page-context.ts';
import { phraseFiles } from '#web/page/phrase-files.ts';
import { RequestIdProvider } from '#web/page/request-id.tsx';
import stylesheet from '#web/styles/app.css?inline';

// Exported for the server, which must use the same copy of the router as the pages.
export { createRequestHandler } from 'react-router';
// Exported for the server's content security policy.
export { inlineScripts } from '#web/document/page-start.ts';
export { makeContext } from '#web/page/page-context.ts';

const RENDER_LIMIT_MS = 5_000;

const STYLES_MARKER = '/* styles */';

/**
 * Element with the stylesheet, and its place in a rendered page. Exported for the server, which inserts it: the
 * stylesheet is most of a page and the same in all pages, so it is neither encoded nor copied for each. No text of a
 * page can equal the place, because React escapes its characters.
 */
export const styles = {
  place: `<style>${STYLES_MARKER}</style>`,
  element: `<style>${stylesheet}</style>`,
};

/** Passes an error to the server's log. The router's own log would contain the full address with all its data. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageContext).report(error);
};

/** Renders a page without its styles. Pages are not streamed, so that they can be cached and compressed as one. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, requestId, site } = loadContext.get(pageContext);
  const phrases = locale === 'en' ? en : tr;
  const { context, start } = await readStart(routerContext, locale, site);
  const page = (
    <LocaleProvider value={locale}>
      <PhrasesProvider value={phrases}>
        <ScreenPhrasesProvider value={phrases}>
          <StylesProvider value={STYLES_MARKER}>
            <StartProvider value={start}>
              <RequestIdProvider value={requestId}>
                <ServerRouter context={context} url={request.url} />
              </RequestIdProvider>
            </StartProvider>
          </StylesProvider>
        </ScreenPhrasesProvider>
      </PhrasesProvider>
    </LocaleProvider>
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(await renderWhole(page), { status, headers });
}

/**
 * Moves the page's data from the scripts that the router would write into the data of the start script. In development
 * the router starts the page itself.
 */
async function readStart(context: EntryContext, locale: Locale, { gtmId }: Site) {
  if (import.meta.env.DEV) return { context, start: { start: '', data: '', script: '' } };
  const { serverHandoffStream, ...rest } = context;
  const stream = await new Response(serverHandoffStream).text();
  const screen = context.staticHandlerContext.matches.at(-1);
  return {
    context: rest,
    start: {
      start: writePageStart(context, phraseFiles(locale, screen?.route.id)),
      data: writePageData(stream),
      script: gtmId === undefined ? startScript : taggedStartScript,
    },
  };
}

function renderWhole(page: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // Otherwise React sends content above 12 kB hidden and reveals it by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(limit);
        pipe(new WholePage(resolve));
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
