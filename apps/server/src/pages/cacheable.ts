import { LONGEST_COMPARED } from '@ayrac/domain/comparison/compared.ts';
import { campaignFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { filterParameters, writeFilterAddress } from '@ayrac/domain/filter/filter-address.ts';
import { readFilterAddress } from '@ayrac/domain/filter/read-filter-address.ts';
import { screenAt } from '@ayrac/domain/screen-at.ts';
import { type Screen, screens } from '@ayrac/domain/screens.ts';
import { isPlainText } from '@ayrac/domain/text/plain-text.ts';

/** How a page's address is read before it is rendered or looked up. */
export interface PageAddress {
  /** Path and known query parameters in one order: what the page is rendered from, and the key it is kept under. */
  readonly address: string;
  /** Whether every visitor gets the same answer. */
  readonly isPublic: boolean;
  /** One of so many that anybody can make up: searches, filtered lists and comparisons push out no other page. */
  readonly isOneOfMany?: boolean;
}

const LONGEST_VALUE = 200;

/** Reads the address of a page or of its data (`….data`, which names the routes it wants in `_routes`). */
export function readPageAddress(url: URL): PageAddress {
  const isData = url.pathname.endsWith('.data');
  const path = turkishPath(url.pathname);
  const name = screenAt(path);
  if (name === undefined || !screens[name].isKept)
    return { address: url.pathname + url.search, isPublic: false };
  const screen: Screen = screens[name];
  const names = isData ? [...screen.query, '_routes'] : screen.query;
  const plain = names.map((parameter) => [parameter, saidBy(url, parameter)] as const);
  const chosen = chosenFilters(url, screen.filters);
  const given = [...plain, ...chosen].filter(([, value]) => value !== '');
  const query = new URLSearchParams(
    given.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([...pair]) => pair),
  );
  const isOneOfMany = chosen.length > 0 || query.has('q') || query.has('k');
  return {
    address: url.pathname + (query.size === 0 ? '' : `?${query}`),
    isPublic: true,
    ...(isOneOfMany && { isOneOfMany }),
  };
}

/** What a parameter says; nothing where it holds what nobody types. */
function saidBy({ searchParams }: URL, name: string): string {
  const value = searchParams.get(name) ?? '';
  return isPlainText(value) ? value.slice(0, name === 'k' ? LONGEST_COMPARED : LONGEST_VALUE) : '';
}

/** The filters of a list in their one form: whichever way they were written, the page is made and kept once. */
function chosenFilters(url: URL, filters: Screen['filters']) {
  const names = new Set(
    (filters === 'all' ? campaignFilters : filters).map((name) => filterParameters[name]),
  );
  return writeFilterAddress(readFilterAddress(url.searchParams)).filter(([name]) => names.has(name));
}

/** The page's path without the language and without what marks its data. */
function turkishPath(pathname: string): string {
  // The router calls the data of `/` by the name `/_.data`.
  const path = pathname.replace(/^\/_\.data$|\.data$/, '').replace(/^\/en(?=\/|$)/, '');
  return path === '' ? '/' : path;
}
