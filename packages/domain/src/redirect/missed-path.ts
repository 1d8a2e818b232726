import { countedQuery } from '../search/counted-query.ts';
import { readSitePath } from '../site-path.ts';

// What programs ask for that look for holes in other people's software, and files that browsers try by themselves.
const machines = /\.(?!html?$)[a-z0-9]+$|^\/(?:wp-|\.|cgi-bin|vendor|phpmyadmin|actuator|\.well-known)/;

/**
 * The path under which a request for a page that is not there is counted; undefined for what no old link leads to,
 * and for what may hold somebody's address or number.
 */
export function missedPath(asked: string): string | undefined {
  const read = readSitePath(asked);
  if (read.kind !== 'ok' || machines.test(read.value)) return undefined;
  return countedQuery(read.value.replaceAll('/', ' / ').replaceAll('-', ' x ')) === undefined
    ? undefined
    : read.value;
}
