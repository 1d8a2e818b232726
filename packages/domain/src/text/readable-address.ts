import { isPlainText } from './plain-text.ts';

/** A path that belongs to no page. */
const UNREADABLE = '/%EF%BF%BD';

/**
 * Returns the address to route by. When a path cannot be decoded, that is a path without a page, in the language of its
 * prefix, so that the visitor of a broken link gets the 404 page. Addresses of calls are returned unchanged and refused
 * later.
 */
export function readableAddress(address: string): string {
  const [path = ''] = address.split('?', 1);
  if (path.startsWith('/api/') || isReadable(path)) return address;
  return path.startsWith('/en/') ? `/en${UNREADABLE}` : UNREADABLE;
}

function isReadable(path: string): boolean {
  try {
    return isPlainText(decodeURIComponent(path));
  } catch {
    // Not a valid percent-encoding.
    return false;
  }
}
