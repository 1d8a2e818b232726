import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignDetail } from '@ayrac/contract/campaign.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { useHref } from '#web/page/address.ts';

/** Link to campaigns of the same category. */
export function SimilarLink({ campaign }: { readonly campaign: Pick<CampaignDetail, 'categories'> | null }) {
  const quoteOutcome = useScreenPhrases('quoteOutcome');
  const href = useHref();
  const category = campaign?.categories.at(-1);
  return (
    <ButtonLink variant="secondary" to={category ? href('category', category.slug) : href('campaigns')}>
      {quoteOutcome.similar}
    </ButtonLink>
  );
}
