/** Number of cards on one page of a public list. */
export const pageSize = 24;

/** Last page of a public list. Beyond it, filters serve a visitor better. */
export const maxPage = 40;

/**
 * Reads the query parameter `sayfa`. Absent or empty means page 1. Anything but a whole number from 1 to 40 without
 * leading zeros gives undefined: that page does not exist.
 */
export function readPage(value: string | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') return 1;
  if (!/^[1-9]\d?$/.test(value)) return undefined;
  const page = Number(value);
  return page <= maxPage ? page : undefined;
}

/** Returns the number of pages of a list of `total` items: at least 1, at most 40. */
export function pageCount(total: number): number {
  return Math.min(maxPage, Math.max(1, Math.ceil(total / pageSize)));
}

/** Returns the number of items before a page. */
export function pageOffset(page: number): number {
  return (page - 1) * pageSize;
}
