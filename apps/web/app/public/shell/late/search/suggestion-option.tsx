import { formatCount } from '@ayrac/domain/format.ts';
import { nearWidths } from '@ayrac/domain/picture-address.ts';
import { Link } from 'react-router';
import { useHref, useLocale } from '#web/address.ts';
import { usePhrases } from '#web/phrases.tsx';
import { BrandMark } from '#web/public/campaign-list/brand-mark.tsx';
import { ProductPicture } from '#web/public/campaign-list/product-picture.tsx';
import { useTimeLeft } from '#web/public/campaign-list/use-time-left.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon-name.ts';
import { defaultPicture, Picture } from '#web/ui/picture.tsx';
import { Highlighted } from './highlighted.tsx';
import type { SuggestionRow } from './suggestion-rows.ts';

interface SuggestionOptionProps {
  readonly id: string;
  readonly row: SuggestionRow;
  /** What is set off in the texts. */
  readonly term: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** One suggestion: a link like any other, that the field's arrow keys walk to. */
export function SuggestionOption({ id, row, term, isActive, onChoose }: SuggestionOptionProps) {
  return (
    <Link
      id={id}
      to={useRowHref(row)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className="suggestion"
      onClick={onChoose}
    >
      <Content row={row} term={term} />
    </Link>
  );
}

function useRowHref(row: SuggestionRow): string {
  const href = useHref();
  switch (row.kind) {
    case 'term':
      return href('search', row.term);
    case 'category':
      return href('category', row.category.slug);
    case 'brand':
      return href('brand', row.brand.slug);
    case 'campaign':
      return href('campaign', row.campaign.slug);
  }
}

function Content({ row, term }: { readonly row: SuggestionRow; readonly term: string }) {
  switch (row.kind) {
    case 'term':
      return (
        <>
          <Icon name="search" />
          <span>{row.term}</span>
        </>
      );
    case 'category':
      return (
        <>
          <Icon name={row.category.icon as IconName} />
          <Highlighted text={row.category.name} term={term} />
          <Count campaigns={row.category.campaigns} />
        </>
      );
    case 'brand':
      return (
        <>
          <BrandMark brand={row.brand} size="small" />
          <Highlighted text={row.brand.name} term={term} />
          <Count campaigns={row.brand.campaigns} />
        </>
      );
    case 'campaign':
      return <Campaign campaign={row.campaign} term={term} />;
  }
}

function Count({ campaigns }: { readonly campaigns: number }) {
  const { list } = usePhrases();
  return <small>{list.campaigns({ count: formatCount(campaigns, useLocale()) })}</small>;
}

type CampaignRow = Extract<SuggestionRow, { kind: 'campaign' }>;

function Campaign({ campaign, term }: Pick<CampaignRow, 'campaign'> & { readonly term: string }) {
  const { title, brand, endAt, picture } = campaign;
  const timeLeft = useTimeLeft(endAt);
  const phrases = usePhrases();
  const isForeign = title.lang !== useLocale();
  return (
    <>
      <span className="suggestion-picture">
        {picture === null ? (
          <Picture src={defaultPicture} width={64} height={36} alt="" />
        ) : (
          <ProductPicture picture={picture} sizes="4rem" width={160} widths={nearWidths} alt="" />
        )}
      </span>
      <span className="suggestion-campaign">
        <Highlighted text={title.text} term={term} lang={title.lang} />
        <small>
          <Highlighted text={brand} term={term} /> · {timeLeft.words}
          {isForeign && ` · ${phrases.campaign.inTurkish}`}
        </small>
      </span>
    </>
  );
}
