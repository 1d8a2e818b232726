/** How a page's address is read before it is rendered or looked up. */
export interface PageAddress {
  /** Path and known query parameters in one order: what the page is rendered from, and the key it is kept under. */
  readonly address: string;
  /** Whether every visitor gets the same answer. */
  readonly isPublic: boolean;
}

const listParameters = ['sayfa', 'siralama'];
const loanParameters = [
  ...['tur', 'tutar', 'vade', 'siralama', 'ilk-konut', 'deger', 'elektrikli'],
  // Whose payment plan stands open, and whether the form is shown with all this filled in.
  ...['banka', 'duzenle'],
];

/** The public pages and the query parameters that change what they show; all others are dropped. */
const publicPages: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, []],
  [/^\/kategoriler$/, []],
  [/^\/kategoriler\/[a-z0-9-]+$/, listParameters],
  [/^\/marka$/, []],
  [/^\/marka\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, listParameters],
  [/^\/kampanyalar$/, [...listParameters, 'donem']],
  [/^\/kampanyalar\/[a-z0-9-]+$/, []],
  [/^\/search$/, ['q', 'sayfa']],
  [/^\/kredi-hesaplama$/, loanParameters],
  [/^\/(?:about|contact|careers|nasil-kazaniyoruz|privacy|terms|cookie-policy|kvkk|borusan-detayli)$/, []],
];

const LONGEST_VALUE = 200;

/** Reads the address of a page or of its data (`….data`, which names the routes it wants in `_routes`). */
export function readPageAddress(url: URL): PageAddress {
  const isData = url.pathname.endsWith('.data');
  const path = turkishPath(url.pathname);
  const found = publicPages.find(([pattern]) => pattern.test(path));
  if (found === undefined) return { address: url.pathname + url.search, isPublic: false };
  const known = isData ? [...found[1], '_routes'] : found[1];
  const query = new URLSearchParams();
  for (const name of known.toSorted()) {
    const value = url.searchParams.get(name)?.slice(0, LONGEST_VALUE) ?? '';
    if (value !== '') query.set(name, value);
  }
  const search = query.size === 0 ? '' : `?${query}`;
  return { address: url.pathname + search, isPublic: true };
}

/** The page's path without the language and without what marks its data. */
function turkishPath(pathname: string): string {
  // The router calls the data of `/` by the name `/_.data`.
  const path = pathname.replace(/^\/_\.data$|\.data$/, '').replace(/^\/en(?=\/|$)/, '');
  return path === '' ? '/' : path;
}
