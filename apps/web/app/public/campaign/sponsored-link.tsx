import { usePhrases } from '@ayrac/browser/phrases.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';

/** The tag "Reklam", with a link to how the site earns money. */
export function SponsoredLink() {
  const { campaign } = usePhrases();
  const href = useHref();
  return (
    <Link to={href('howWeEarn')} className="tag tag-link" title={campaign.sponsoredHint}>
      {campaign.sponsored}
    </Link>
  );
}
