import { ok, type Parsed, problem } from './parsed.ts';

const PATH = /^(?:\/|(?:\/[\w.~-]+)+)$/;

/** The longest path of this site that is kept, in characters. */
export const longestSitePath = 200;

/**
 * Reads the path of a page of this site as it is asked for, without the language before it: in lower case, without
 * a slash at its end. What has a query, or belongs to another site, to files or to the back office, is refused.
 */
export function readSitePath(text: string): Parsed<string> {
  const path = plainPath(text.trim());
  if (path.length > longestSitePath) return problem('too-long');
  const isOurs = PATH.test(path) && !/^\/(?:api|admin|crm-admin|assets|office)(?:\/|$)/.test(path);
  return isOurs && !path.split('/').includes('..') ? ok(path) : problem('invalid-path');
}

/** A path without its language, in the one spelling that it is compared in. */
export function plainPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/^\/en(?=\/|$)/, '');
  return plain === '' ? '/' : plain;
}
