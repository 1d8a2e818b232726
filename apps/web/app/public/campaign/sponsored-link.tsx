import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Link } from '@ayrac/kit/link.tsx';
import { useHref } from '#web/page/address.ts';

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
