import { useLocale } from '@ayrac/browser/locale.ts';
import type { Placement } from '@ayrac/contract/office/placements.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Notice } from '@ayrac/kit/feedback/notice.tsx';
import { useOfficePhrases } from '#office/phrases.tsx';
import { usePlacements } from './use-placements.ts';
import './placing.css';

/** Progress of updating the lists after a change of a record with too many campaigns to update at once. */
export function PlacingNotices() {
  const placements = usePlacements();
  return placements.map((one) => <PlacingNotice key={one.id} placement={one} />);
}

function PlacingNotice({ placement }: { readonly placement: Placement }) {
  const { placing } = useOfficePhrases();
  const locale = useLocale();
  const { of, label, total } = placement;
  // Campaigns saved in the meantime are not part of the total.
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
