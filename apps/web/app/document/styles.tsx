import { createContext, use } from 'react';

const StylesContext = createContext('');

/** Provides the stylesheet to the server's render. */
export const StylesProvider = StylesContext;

/**
 * The stylesheet, inlined to save a request before the first paint. In the browser the element is already in the
 * document and stays as it is. In development Vite serves the file and reloads it on change.
 */
export function Styles() {
  const styles = use(StylesContext);
  if (import.meta.env.DEV) return <link rel="stylesheet" href="/app/styles/app.css" />;
  return <style suppressHydrationWarning>{styles}</style>;
}
