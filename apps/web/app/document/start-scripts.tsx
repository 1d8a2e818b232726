import { createContext, use } from 'react';
import { Scripts } from 'react-router';

/** Id of the data block that the start script reads. */
export const PAGE_START = 'page-start';

/** Id of the data block with the loader data. */
export const PAGE_DATA = 'page-data';

const StartContext = createContext({ start: '', data: '', script: '' });

/** Provides the server's render with the page start, the loader data, and the script that reads both. */
export const StartProvider = StartContext;

/**
 * Loads the page's modules, instead of the router's own scripts, which contain the loader data as code. Here it is in
 * data blocks that never run. In the browser all of them are already in the document and are not rendered again. In
 * development Vite serves the modules one by one, in the order that it needs.
 */
export function StartScripts() {
  const { start, data, script } = use(StartContext);
  if (import.meta.env.DEV) return <Scripts />;
  return (
    <>
      <script type="application/json" id={PAGE_START} suppressHydrationWarning>
        {start}
      </script>
      <script type="application/json" id={PAGE_DATA} suppressHydrationWarning>
        {data}
      </script>
      <script suppressHydrationWarning>{script}</script>
    </>
  );
}
