import { readPageAddress } from './cacheable.ts';

/**
 * The path of a public page that was asked for in another spelling: with capitals, more slashes or letters that need
 * no encoding. Undefined where the spelling is right, and for everything that is no public page.
 */
export function ownPath(pathname: string): string | undefined {
  const path = decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  if (path === pathname || path.endsWith('.data')) return undefined;
  const url = new URL(`http://page${path}`);
  // A path that reads otherwise as an address (`/\host`, `/..`) is none of ours.
  return url.pathname === path && readPageAddress(url).isPublic ? path : undefined;
}
