import { Writable } from 'node:stream';
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
import { startScript, taggedStartScript, writePageStart } from '#web/document/page-start.ts';
import { StartProvider } from '#web/document/start-scripts.tsx';
import { StylesProvider } from '#web/document/styles.tsx';
import { pageContext } from '#web/page/page-context.ts';
import { phraseFiles } from '#web/page/phrase-files.ts';
import { RequestIdProvider } from '#web/page/request-id.tsx';
import styles from '#web/styles/app.css?inline';

// For the server: it has to use the very copy of the router that the pages use.
export { createRequestHandler } from 'react-router';
// For the server's content security policy.
export { inlineScripts } from '#web/document/page-start.ts';
export { makeContext } from '#web/page/page-context.ts';

const RENDER_LIMIT_MS = 5_000;

/** The style sheet is most of a page, and the same in each: written once, it is put in where its element stands. */
const STYLES_PLACE = '/* styles */';
const stylesPlace = Buffer.from(`<style>${STYLES_PLACE}</style>`);
const stylesElement = Buffer.from(`<style>${styles}</style>`);

/** Tells the server what went wrong, for its own log: the router's holds the address with all that stands in it. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageContext).report(error);
};

/** Renders a whole page: pages do not stream, so that they can be kept and compressed as one. */
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
          <StylesProvider value={STYLES_PLACE}>
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
 * Takes the page's data out of what the router would write as scripts, and into what the page's own start reads. In
 * development the router starts the page by itself.
 */
async function readStart(context: EntryContext, locale: Locale, { gtmId }: Site) {
  if (import.meta.env.DEV) return { context, start: { data: '', script: '' } };
  const { serverHandoffStream, ...rest } = context;
  const stream = await new Response(serverHandoffStream).text();
  const screen = context.staticHandlerContext.matches.at(-1);
  const data = writePageStart(context, stream, phraseFiles(locale, screen?.route.id));
  return { context: rest, start: { data, script: gtmId === undefined ? startScript : taggedStartScript } };
}

function renderWhole(page: React.ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const whole = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(withStyles(Buffer.concat(pieces)));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // Content above 12 kB would else be sent hidden and revealed by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(limit);
        pipe(whole);
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

/** No text can look like the element: React escapes its signs. */
function withStyles(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const place = page.indexOf(stylesPlace);
  if (place < 0) return page;
  return Buffer.concat([page.subarray(0, place), stylesElement, page.subarray(place + stylesPlace.length)]);
}
