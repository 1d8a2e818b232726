import { useLocale } from '@ayrac/browser/locale.ts';
import type { Placement } from '@ayrac/contract/office/placements.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Notice } from '@ayrac/kit/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { usePlacements } from './use-placements.ts';
import './placing.css';

/** Says how far the lists have come of records that hold too many campaigns to follow at once. */
export function PlacingNotices() {
  const placements = usePlacements();
  return placements.map((one) => <PlacingNotice key={one.id} placement={one} />);
}

function PlacingNotice({ placement }: { readonly placement: Placement }) {
  const { placing } = useOfficePhrases();
  const locale = useLocale();
  const { of, label, total } = placement;
  // What is saved meanwhile may come on top of what was counted.
  const done = Math.min(placement.done, total);
  const title = placing.title({ label });
  return (
    <Notice title={title}>
      <progress className="placing-progress" max={total} value={done} aria-label={title} />
      <p>
        {placing.progress({ done: formatCount(done, locale), total: formatCount(total, locale) })}{' '}
        {placing.text[of]}
      </p>
    </Notice>
  );
}
