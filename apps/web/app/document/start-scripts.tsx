import { createContext, use } from 'react';
import { Scripts } from 'react-router';

/** Id of the data block that the start script reads. */
export const PAGE_START = 'page-start';

const StartContext = createContext({ data: '', script: '' });

/** Provides the start data and the start script to the server's render. */
export const StartProvider = StartContext;

/**
 * The elements that load the page's modules. They replace the router's `<Scripts>`, which embeds the page's data as
 * script: here the data is an inert block. In the browser both elements are already in the document and stay as they
 * are. In development Vite serves single modules in its own order, so the router's component is used.
 */
export function StartScripts() {
  const { data, script } = use(StartContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script type="application/json" id={PAGE_START} suppressHydrationWarning>
        {data}
      </script>
      <script suppressHydrationWarning>{script}</script>
    </>
  );
}
