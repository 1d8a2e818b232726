import { LONGEST_COMPARED } from '@ayrac/domain/comparison/compared-size.ts';
import { campaignFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { filterParameters, writeFilterAddress } from '@ayrac/domain/filter/filter-address.ts';
import { readFilterAddress } from '@ayrac/domain/filter/read-filter-address.ts';
import { screenAt } from '@ayrac/domain/screen/screen-at.ts';
import { type Screen, screens } from '@ayrac/domain/screen/screens.ts';
import { isPlainText } from '@ayrac/domain/text/plain-text.ts';

/** A page's address after normalisation, before it is rendered or looked up in the cache. */
export interface PageAddress {
  /** Path and known query parameters, sorted. The page is rendered from it, and it is the cache key. */
  readonly address: string;
  /** Whether every visitor gets the same response. */
  readonly isPublic: boolean;
  /**
   * Whether the page is a search, a filtered list or a comparison. Anybody can make up any number of these, so they
   * have a cache of their own and cannot evict other pages.
   */
  readonly isOneOfMany?: boolean;
}

const LONGEST_VALUE = 200;

/** Normalises the address of a page or of its data (`….data`, with the requested routes in `_routes`). */
export function readPageAddress(url: URL): PageAddress {
  const isData = url.pathname.endsWith('.data');
  const path = turkishPath(url.pathname);
  const name = screenAt(path);
  if (name === undefined || !screens[name].isKept)
    return { address: url.pathname + url.search, isPublic: false };
  // Most requests have no query, and reading every filter of it would cost a tenth of a cached response.
  if (url.search === '') return { address: url.pathname, isPublic: true };
  const screen: Screen = screens[name];
  const names = isData ? [...screen.query, '_routes'] : screen.query;
  const plain = names.map((parameter) => [parameter, valueIn(url, parameter)] as const);
  const chosen = chosenFilters(url, screen.filters);
  const given = [...plain, ...chosen].filter(([, value]) => value !== '');
  const query = new URLSearchParams(
    given.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([...pair]) => pair),
  );
  const isOneOfMany = chosen.length > 0 || query.has('q') || query.has('k');
  const search = query.size === 0 ? '' : `?${query.toString().replaceAll('%2C', ',')}`;
  return {
    address: url.pathname + search,
    isPublic: true,
    ...(isOneOfMany && { isOneOfMany }),
  };
}

/** Returns the value of a parameter, cut to its longest useful length; empty when it contains control characters. */
function valueIn({ searchParams }: URL, name: string): string {
  // Without script, a form sends one parameter per compared item.
  const value = name === 'k' ? searchParams.getAll(name).join(',') : (searchParams.get(name) ?? '');
  return isPlainText(value) ? value.slice(0, name === 'k' ? LONGEST_COMPARED : LONGEST_VALUE) : '';
}

/** Returns the filters of a list in their canonical form, so that every spelling of a filter shares one cache entry. */
function chosenFilters(url: URL, filters: Screen['filters']) {
  const names = new Set(
    (filters === 'all' ? campaignFilters : filters).map((name) => filterParameters[name]),
  );
  return writeFilterAddress(readFilterAddress(url.searchParams)).filter(([name]) => names.has(name));
}

/** Returns the page's path without the language prefix and the data suffix. */
function turkishPath(pathname: string): string {
  // The router requests the data of `/` as `/_.data`.
  const path = pathname.replace(/^\/_\.data$|\.data$/, '').replace(/^\/en(?=\/|$)/, '');
  return path === '' ? '/' : path;
}
