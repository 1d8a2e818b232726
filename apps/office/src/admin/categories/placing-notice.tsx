import { useLocale } from '@ayrac/browser/locale.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import type { Category, Placement } from './category-rows.tsx';

interface PlacingNoticeProps {
  readonly placement: Placement;
  readonly rows: readonly Category[];
}

/** Says how far the lists have come of a branch that holds too many campaigns to follow at once. */
export function PlacingNotice({ placement: { categoryId, done, total }, rows }: PlacingNoticeProps) {
  const { placing } = useOfficePhrases().categories;
  const locale = useLocale();
  // What is in the bin stands in the tree no more.
  const label = rows.find(({ id }) => id === categoryId)?.name;
  const title = label === undefined ? placing.titleAlone : placing.title({ label });
  const counts = { done: formatCount(Math.min(done, total), locale), total: formatCount(total, locale) };
  return (
    <Notice title={title}>
      <progress className="placing-progress" max={total} value={Math.min(done, total)} aria-label={title} />
      <p>
        {placing.progress(counts)} {placing.text}
      </p>
    </Notice>
  );
}
