import { readSitePath } from '../screen/site-path.ts';
import { countedQuery } from '../search/counted-query.ts';

// Paths requested by vulnerability scanners, and files that browsers request by themselves.
const machines = /\.(?!html?$)[a-z0-9]+$|^\/(?:wp-|\.|cgi-bin|vendor|phpmyadmin|actuator|\.well-known)/;

/**
 * Returns the path under which a request for a missing page is counted. Undefined for paths that no old link has, and
 * for paths that may contain an e-mail address or phone number.
 */
export function missedPath(address: string): string | undefined {
  const read = readSitePath(address);
  if (read.kind !== 'ok' || machines.test(read.value)) return undefined;
  return countedQuery(read.value.replaceAll('/', ' / ').replaceAll('-', ' x ')) === undefined
    ? undefined
    : read.value;
}
