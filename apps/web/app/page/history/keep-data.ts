import type { ShouldRevalidateFunction } from 'react-router';

/**
 * Keeps a page's data when only the hash changes. The router does so when a hash is added, but not when Back removes it:
 * a closed dialog would stay until the server has answered.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isOnlyHash =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search === nextUrl.search &&
    currentUrl.hash !== nextUrl.hash;
  return defaultShouldRevalidate && !(isOnlyHash && formMethod === undefined);
};
