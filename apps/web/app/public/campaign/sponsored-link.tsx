import { Link } from 'react-router';
import { useHref } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';

/** "Reklam", and the way to how the site earns. */
export function SponsoredLink() {
  const { campaign } = usePhrases();
  const href = useHref();
  return (
    <Link to={href('howWeEarn')} className="tag tag-link" title={campaign.sponsoredHint}>
      {campaign.sponsored}
    </Link>
  );
}
