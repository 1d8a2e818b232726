import { ok, type Parsed, problem } from '../parsed.ts';

const PATH = /^(?:\/|(?:\/[\w.~-]+)+)$/;

/** Longest path of this site, in characters. */
export const longestSitePath = 200;

/**
 * Reads the path of a public page of this site, without the language prefix: in lower case and without a trailing
 * slash. Paths with a query, of other sites, of files or of the back office are rejected.
 */
export function readSitePath(text: string): Parsed<string> {
  const path = plainPath(text.trim());
  if (path.length > longestSitePath) return problem('too-long');
  const isOurs = PATH.test(path) && !/^\/(?:api|admin|crm-admin|assets|office)(?:\/|$)/.test(path);
  return isOurs && !path.split('/').includes('..') ? ok(path) : problem('invalid-path');
}

/** Normalises a path for comparison: lower case, without language prefix or trailing slash. */
export function plainPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/^\/en(?=\/|$)/, '');
  return plain === '' ? '/' : plain;
}
