import { useLocale } from '@ayrac/browser/locale.ts';
import { mostCounted, type ResourceShape } from '@ayrac/contract/office/resource.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { useCallback } from 'react';

/** Whether a list has more than it counts. */
export function isMoreThanCounted(shape: ResourceShape, total: number, q = ''): boolean {
  return total > (mostCounted(shape, q) ?? Number.POSITIVE_INFINITY);
}

/** How many records a list has, as people read it: `1.234`, or `10.000+` where nobody counts on. */
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
