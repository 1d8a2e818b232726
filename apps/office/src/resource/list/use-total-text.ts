import { useLocale } from '@ayrac/browser/locale.ts';
import { mostCounted, type ResourceShape } from '@ayrac/contract/office/resource.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useCallback } from 'react';

/** Whether a list has more records than are counted exactly. */
export function isMoreThanCounted(shape: ResourceShape, total: number, q = ''): boolean {
  return total > (mostCounted(shape, q) ?? Number.POSITIVE_INFINITY);
}

/** Returns a function that formats a total: `1.234`, or `10.000+` beyond the exact count. */
export function useTotalText(shape: ResourceShape): (total: number, q?: string) => string {
  const locale = useLocale();
  return useCallback(
    (total, q = '') =>
      isMoreThanCounted(shape, total, q)
        ? `${formatCount(mostCounted(shape, q) ?? total, locale)}+`
        : formatCount(total, locale),
    [shape, locale],
  );
}
