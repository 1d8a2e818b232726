import { localeTag } from '@ayrac/domain/locale.ts';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { useLocale } from '#web/address.ts';
import { firstPaint } from '#web/first-paint.ts';
import { Styles } from '#web/styles.tsx';

/** The document around every page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  return (
    <html lang={locale} data-locale={localeTag[locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Styles />
        <script>{firstPaint}</script>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
