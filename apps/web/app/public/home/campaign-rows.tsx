import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { CampaignCard } from '@ayrac/contract/campaign-card.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { classes } from '@ayrac/kit/classes.ts';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';
import { ForeignMark, ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { SampleTag } from '#web/public/campaign-list/sample-tag.tsx';
import { TimeLeft } from '#web/public/campaign-list/time-left.tsx';

interface CampaignRowsProps {
  readonly campaigns: readonly CampaignCard[];
  /** The order is a ranking: each row starts with its position and ends with the value it is ranked by. */
  readonly isRanked?: boolean;
}

/** Campaigns as rows with a column of figures, like a table. */
export function CampaignRows({ campaigns, isRanked = false }: CampaignRowsProps) {
  return (
    <ol className={classes('rows', isRanked && 'rows-ranked')}>
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <CampaignRow campaign={campaign} isRanked={isRanked} />
        </li>
      ))}
    </ol>
  );
}

function CampaignRow({ campaign, isRanked }: { campaign: CampaignCard; isRanked: boolean }) {
  const phrases = usePhrases();
  const href = useHref();
  const { brand, endAt, followers, picture, slug, title } = campaign;
  return (
    <article className="row">
      <span className="row-picture">
        <ProductPicture picture={picture} sizes="6rem" width={96} alt="" />
      </span>
      <div className="row-words">
        <p className="row-brand">
          {brand.name}
          <SampleTag brand={brand} />
          {campaign.isSponsored && (
            <span className="tag" title={phrases.campaign.sponsoredHint}>
              {phrases.campaign.sponsored}
            </span>
          )}
          <span className="row-remark">
            <ForeignMark value={title} />
          </span>
        </p>
        <h3>
          <Link to={href('campaign', slug)} className="row-link">
            <ForeignText value={title} />
          </Link>
        </h3>
      </div>
      <KeyFigureView of={campaign} />
      {isRanked ? <Followers count={followers} /> : <TimeLeft endAt={endAt} className="row-end" />}
    </article>
  );
}

function Followers({ count }: { readonly count: number }) {
  const { favourite } = useScreenPhrases('home');
  const locale = useLocale();
  return (
    <span className="row-end">{count > 0 && favourite.followers({ count: formatCount(count, locale) })}</span>
  );
}
