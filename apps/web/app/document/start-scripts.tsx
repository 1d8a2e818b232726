import { createContext, use } from 'react';
import { Scripts } from 'react-router';

/** The id of the block of data that the script of the page's start reads. */
export const PAGE_START = 'page-start';

const StartContext = createContext({ data: '', script: '' });

/** Makes known to the server's render what the page's start is told, and the script that reads it. */
export const StartProvider = StartContext;

/**
 * What fetches the page's modules, in place of the router's own scripts, which hold the page's data as script: here it
 * is a data block that nobody runs. In the browser both stand in the document already and are left alone; in
 * development the modules come one by one from Vite, in the order that it wants.
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
