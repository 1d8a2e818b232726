import type { PageContext } from '@ayrac/contract/page.ts';
import { createContext, RouterContextProvider } from 'react-router';

/** The key under which loaders find the context of their page. */
export const pageContext = createContext<PageContext>();

/** Wraps the context for the router; the server calls it through the entry, so that both share one key. */
export function makeContext(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}
