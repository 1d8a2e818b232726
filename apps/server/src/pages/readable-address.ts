import { isPlainText } from '@ayrac/domain/text/plain-text.ts';

/** A path that no page has. */
const UNREADABLE = '/%EF%BF%BD';

/**
 * The address to serve a request by: its own, or, where nobody can read its path, one that is no page's in the
 * language that it begins with, so that whoever followed a broken link gets a page. Calls keep theirs and are refused.
 */
export function readableAddress(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (path.startsWith('/api/') || isReadable(path)) return url;
  return path.startsWith('/en/') ? `/en${UNREADABLE}` : UNREADABLE;
}

function isReadable(path: string): boolean {
  try {
    return isPlainText(decodeURIComponent(path));
  } catch {
    // No encoding of any text.
    return false;
  }
}
