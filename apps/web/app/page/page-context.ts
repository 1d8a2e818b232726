import type { PageContext } from '@ayrac/contract/page.ts';
import { createContext, RouterContextProvider } from 'react-router';

/** Key under which loaders find the context of their page. */
export const pageContext = createContext<PageContext>();

/** Wraps the page's context for the router. The server calls this through the entry, so that both use the same key. */
export function makeContext(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}
