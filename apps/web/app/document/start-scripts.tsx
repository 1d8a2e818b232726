import { createContext, use } from 'react';
import { Scripts } from 'react-router';

/** Id of the data block that the start script reads. */
export const PAGE_START = 'page-start';

/** The id of the block that holds the data of the page's loaders. */
export const PAGE_DATA = 'page-data';

const StartContext = createContext({ start: '', data: '', script: '' });

/** Makes known to the server's render what the page's start is told, the page's data, and the script that reads both. */
export const StartProvider = StartContext;

/**
 * What fetches the page's modules, in place of the router's own scripts, which hold the page's data as script: here
 * they are blocks that nobody runs. In the browser all stand in the document already and are left alone; in
 * development the modules come one by one from Vite, in the order that it wants.
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
