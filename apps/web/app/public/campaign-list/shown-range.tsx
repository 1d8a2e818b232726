import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { pageOffset } from '@ayrac/domain/paging.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';

interface ShownRangeProps {
  readonly page: number;
  readonly pages: number;
  /** Number of cards on the page. */
  readonly shown: number;
  readonly total: number;
  /** Whether the title above the list contains the count. Then only the range is shown. */
  readonly isCountAbove?: boolean;
}

/** Returns how many campaigns a list has, and which of them the page shows. */
export function ShownRange({ page, pages, shown, total, isCountAbove = false }: ShownRangeProps) {
  const { list } = usePhrases();
  const locale = useLocale();
  const count = (value: number) => formatCount(value, locale);
  if (pages <= 1) return isCountAbove ? null : list.campaigns({ count: count(Math.max(total, shown)) });
  const before = pageOffset(page);
  const range = { from: count(before + 1), to: count(before + shown) };
  return isCountAbove ? list.shown(range) : list.range({ ...range, total: count(total) });
}
