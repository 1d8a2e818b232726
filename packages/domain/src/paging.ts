/** Cards on one page of a public list. */
export const pageSize = 24;

/** The last page that a public list offers; beyond it a visitor is better served by filters. */
export const maxPage = 40;

/**
 * Reads the query value `sayfa`: absent or empty is page 1; anything but a whole number from 1 to 40, written
 * without leading zeros, is undefined, a page that does not exist.
 */
export function readPage(value: string | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') return 1;
  if (!/^[1-9]\d?$/.test(value)) return undefined;
  const page = Number(value);
  return page <= maxPage ? page : undefined;
}

/** How many pages a list of `total` items has: at least 1, at most 40. */
export function pageCount(total: number): number {
  return Math.min(maxPage, Math.max(1, Math.ceil(total / pageSize)));
}

/** How many items stand before a page. */
export function pageOffset(page: number): number {
  return (page - 1) * pageSize;
}
