import { Arrival } from '@ayrac/browser/arrival.tsx';
import { useLocale } from '@ayrac/browser/locale.ts';
import { localeTag } from '@ayrac/domain/text/locale.ts';
import latin from '@ayrac/kit/styles/fonts/onest-latin.woff2?url';
import turkish from '@ayrac/kit/styles/fonts/onest-turkish.woff2?url';
import type { ReactNode } from 'react';
import { Links, Outlet, type ShouldRevalidateFunction, useMatches } from 'react-router';
import { firstPaint } from '#web/document/first-paint.ts';
import { StartScripts } from '#web/document/start-scripts.tsx';
import { Styles } from '#web/document/styles.tsx';
import { themeColour } from '#web/document/theme-colour.ts';
import { pageKeyOf } from '#web/page/history/overlay.ts';
import { pageContext } from '#web/page/page-context.ts';
import { firstPhrases } from '#web/page/screen-phrases.ts';
import type { RootData } from '#web/page/site.ts';
import { FailurePage } from '#web/public/failure/failure-page.tsx';
import type { Route } from './+types/root.ts';

export function loader({ context }: Route.LoaderArgs): RootData {
  const { now, site } = context.get(pageContext);
  return { now: now.toISOString(), site };
}

/** The site's settings do not change during a visit. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

/** Font files that every page of a language needs. The browser finds the others by itself. */
const lettersOf = { tr: [latin, turkish], en: [latin] };

/** The document around every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const screen = useMatches().at(-1);
  return (
    <html
      lang={locale}
      data-locale={localeTag[locale]}
      // Phrase sets that the browser loads in parallel with the page's own.
      data-phrases={import.meta.env.SSR ? firstPhrases(screen?.id).join(' ') : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Styles />
        {/* It has already run when React starts, so the browser's build does not include it. */}
        <script suppressHydrationWarning>{import.meta.env.SSR ? firstPaint : ''}</script>
        {lettersOf[locale].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {(['light', 'dark'] as const).map((theme) => (
          <meta
            key={theme}
            name="theme-color"
            media={`(prefers-color-scheme: ${theme})`}
            content={themeColour[theme]}
          />
        ))}
        <Links />
      </head>
      <body>
        {children}
        <Arrival keyOf={pageKeyOf} />
        <StartScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort if even the shell fails to render. It needs no data. */
export function ErrorBoundary() {
  return (
    <main>
      <FailurePage />
    </main>
  );
}
