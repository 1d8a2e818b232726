/**
 * Returns the page numbers around the current one, in ascending order. A `gap` stands for two or more omitted pages.
 */
export function pageWindow(current: number, last: number): (number | 'gap')[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].sort((left, right) => left - right);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ['gap', page];
  });
}
