import { type CampaignFilter, campaignFilters, rangeFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import {
  filterParameters,
  rangeFieldNames,
  writeFilterAddress,
} from '@ayrac/domain/filter/filter-address.ts';
import { readFilterAddress } from '@ayrac/domain/filter/read-filter-address.ts';
import { isPlainText } from '@ayrac/domain/text/plain-text.ts';

/** How a page's address is read before it is rendered or looked up. */
export interface PageAddress {
  /** Path and known query parameters in one order: what the page is rendered from, and the key it is kept under. */
  readonly address: string;
  /** Whether every visitor gets the same answer. */
  readonly isPublic: boolean;
  /** One of so many that anybody can make up: searches and filtered lists push out no other page. */
  readonly isOneOfMany?: boolean;
}

const listParameters = ['sayfa', 'siralama'];
const loanParameters = [
  ...['tur', 'tutar', 'vade', 'siralama', 'ilk-konut', 'deger', 'elektrikli'],
  // Whose payment plan stands open, and whether the form is shown with all this filled in.
  ...['banka', 'duzenle'],
];

/** The public pages, the query parameters that change what they show, and their filters; all others are dropped. */
const publicPages: readonly (readonly [RegExp, readonly string[], (readonly CampaignFilter[])?])[] = [
  [/^\/$/, []],
  [/^\/kategoriler$/, []],
  [/^\/kategoriler\/[a-z0-9-]+$/, listParameters, campaignFilters],
  [/^\/marka$/, []],
  [/^\/marka\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, listParameters, campaignFilters],
  [/^\/kampanyalar$/, [...listParameters, 'donem']],
  [/^\/kampanyalar\/[a-z0-9-]+$/, []],
  [/^\/search$/, ['q', ...listParameters], ['category', 'brand']],
  [/^\/kredi-hesaplama$/, loanParameters],
  [/^\/bulten$/, []],
  [/^\/(?:about|contact|careers|nasil-kazaniyoruz|privacy|terms|cookie-policy|kvkk|borusan-detayli)$/, []],
];

const LONGEST_VALUE = 200;

/** Reads the address of a page or of its data (`….data`, which names the routes it wants in `_routes`). */
export function readPageAddress(url: URL): PageAddress {
  const isData = url.pathname.endsWith('.data');
  const path = turkishPath(url.pathname);
  const found = publicPages.find(([pattern]) => pattern.test(path));
  if (found === undefined) return { address: url.pathname + url.search, isPublic: false };
  const [, names, filters = []] = found;
  const plain = (isData ? [...names, '_routes'] : names).map((name) => [name, saidBy(url, name)] as const);
  const chosen = filters.length === 0 ? [] : chosenFilters(url, filters);
  const given = [...plain, ...chosen].filter(([, value]) => value !== '');
  const query = new URLSearchParams(
    given.toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([...pair]) => pair),
  );
  const isOneOfMany = chosen.length > 0 || query.has('q');
  return {
    address: url.pathname + (query.size === 0 ? '' : `?${query}`),
    isPublic: true,
    ...(isOneOfMany && { isOneOfMany }),
  };
}

/** What a parameter says; nothing where it holds what nobody types. */
function saidBy({ searchParams }: URL, name: string): string {
  const value = searchParams.get(name) ?? '';
  return isPlainText(value) ? value.slice(0, LONGEST_VALUE) : '';
}

/** The filters of a list in their one form: whichever way they were written, the page is made and kept once. */
function chosenFilters(url: URL, filters: readonly CampaignFilter[]) {
  const names = new Set(filters.map((name) => filterParameters[name]));
  return writeFilterAddress(readFilterAddress(url.searchParams)).filter(([name]) => names.has(name));
}

const filterNames = new Set(Object.values(filterParameters));
const rangeFields = new Set(rangeFilters.flatMap((name) => Object.values(rangeFieldNames(name))));

/** Whether an address was written by the form of filters without script, which names a filter again and again. */
export function isWrittenByForm(url: URL): boolean {
  const names = [...url.searchParams.keys()];
  return names.some(
    (name, place) => rangeFields.has(name) || (filterNames.has(name) && names.indexOf(name) !== place),
  );
}

/** The page's path without the language and without what marks its data. */
function turkishPath(pathname: string): string {
  // The router calls the data of `/` by the name `/_.data`.
  const path = pathname.replace(/^\/_\.data$|\.data$/, '').replace(/^\/en(?=\/|$)/, '');
  return path === '' ? '/' : path;
}
