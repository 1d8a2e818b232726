import { readPageAddress } from './cacheable.ts';

/**
 * Returns the canonical path of a public page that was requested with capitals, extra slashes or needlessly encoded
 * letters. Undefined when the path is already canonical or belongs to no public page.
 */
export function ownPath(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  if (path === pathname || path.endsWith('.data')) return undefined;
  const url = new URL(`http://page${path}`);
  // Refuses paths that a browser would resolve to another address (`/\host`, `/..`).
  return url.pathname === path && readPageAddress(url).isPublic ? path : undefined;
}
