import { useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { ComparedCampaignValue } from '@ayrac/contract/comparison.ts';
import { nearWidths } from '@ayrac/domain/campaign/picture-address.ts';
import { ButtonLink } from '@ayrac/kit/button.tsx';
import { Icon } from '@ayrac/kit/icon.tsx';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { useHref } from '#web/page/address.ts';
import { ForeignMark, ForeignText } from '#web/public/campaign-list/foreign-text.tsx';
import { KeyFigureView } from '#web/public/campaign-list/key-figure-view.tsx';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { SampleTag } from '#web/public/campaign-list/sample-tag.tsx';
import { TimeLeft } from '#web/public/campaign-list/time-left.tsx';

interface ColumnHeadProps {
  readonly campaign: ComparedCampaignValue;
  /** Slugs of the campaigns that remain when this one is removed. */
  readonly others: readonly string[];
}

/** Head of a column: picture, brand, title, key figure, and the buttons for its quote and its removal. */
export function ColumnHead({ campaign, others }: ColumnHeadProps) {
  const compare = useScreenPhrases('compare');
  const offer = useScreenPhrases('offer');
  const href = useHref();
  const { slug, title, brand, picture, state, requests } = campaign;
  const named = { title: title.text };
  return (
    <div className="compare-head">
      <span className="compare-picture">
        <ProductPicture picture={picture} sizes="6rem" width={160} widths={nearWidths} alt="" />
      </span>
      <span className="compare-brand">
        <span className="truncate">{brand.name}</span>
        <SampleTag brand={brand} />
        <ForeignMark value={title} />
      </span>
      <Link to={href('campaign', slug)} className="compare-title">
        <ForeignText value={title} />
      </Link>
      <KeyFigureView of={campaign} />
      {state === 'ended' ? (
        <TimeLeft endAt={campaign.endAt} />
      ) : requests.isOpen ? (
        <ButtonLink to={href('quote', slug)} size="small" aria-label={compare.quoteFor(named)}>
          {offer.action}
        </ButtonLink>
      ) : (
        <span className="text-ink-faint text-small">{compare.closed}</span>
      )}
      <Link
        to={href('compare', ...others)}
        className="icon-button compare-remove"
        aria-label={compare.removeNamed(named)}
        title={compare.remove}
        rel="nofollow"
      >
        <Icon name="x" />
      </Link>
    </div>
  );
}
