import { createContext, use } from 'react';

const StylesContext = createContext('');

/** Makes the stylesheet known to the server's render. */
export const StylesProvider = StylesContext;

/**
 * The stylesheet, written into the page: one request less before the first paint. In the browser it stands in the
 * document already and is left alone; in development Vite serves it, so that it reloads by itself.
 */
export function Styles() {
  const styles = use(StylesContext);
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return <style suppressHydrationWarning>{styles}</style>;
}
