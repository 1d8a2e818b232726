import { useLocale } from '@ayrac/browser/locale.ts';
import { usePhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Shortcut } from '@ayrac/contract/search.ts';
import { formatCount } from '@ayrac/domain/text/format.ts';
import { Icon } from '@ayrac/kit/icon.tsx';
import type { IconName } from '@ayrac/kit/icon-name.ts';
import { Link } from '@ayrac/kit/navigation/link.tsx';
import { inLocale, useHref } from '#web/page/address.ts';
import { BrandLogo } from '#web/public/campaign-list/brand-logo.tsx';
import { useTimeLeft } from '#web/public/campaign-list/time-left.tsx';
import { shortcutIcon, shortcutText } from '#web/public/search/shortcut-text.ts';
import { Highlighted } from './highlighted.tsx';
import type { SuggestionRow } from './suggestion-rows.ts';

interface SuggestionOptionProps {
  readonly id: string;
  readonly row: SuggestionRow;
  /** Term to mark in the texts. */
  readonly term: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** One suggestion: a link that the arrow keys of the field select. */
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
  const locale = useLocale();
  switch (row.kind) {
    case 'term':
    case 'all':
      return href('search', row.term);
    case 'shortcut':
      return inLocale(row.shortcut.path, locale);
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
    case 'shortcut':
      return <Straight shortcut={row.shortcut} />;
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
          <BrandLogo brand={row.brand} size="small" />
          <Highlighted text={row.brand.name} term={term} />
          <Count campaigns={row.brand.campaigns} />
        </>
      );
    case 'campaign':
      return <Campaign campaign={row.campaign} term={term} />;
    case 'all':
      return <All total={row.total} />;
  }
}

function Count({ campaigns }: { readonly campaigns: number }) {
  const { list } = usePhrases();
  return <small>{list.campaigns({ count: formatCount(campaigns, useLocale()) })}</small>;
}

function All({ total }: { readonly total: number }) {
  const chrome = useScreenPhrases('chrome');
  return (
    <>
      <Icon name="search" />
      <span>{chrome.allResults({ count: formatCount(total, useLocale()) })}</span>
      <Icon name="arrow-right" />
    </>
  );
}

function Straight({ shortcut }: { readonly shortcut: Shortcut }) {
  const chrome = useScreenPhrases('chrome');
  return (
    <>
      <Icon name={shortcutIcon(shortcut)} />
      <span>{shortcutText(shortcut, chrome.shortcut, useLocale())}</span>
    </>
  );
}

type CampaignRow = Extract<SuggestionRow, { kind: 'campaign' }>;

function Campaign({ campaign, term }: Pick<CampaignRow, 'campaign'> & { readonly term: string }) {
  const { title, brand, endAt, reason } = campaign;
  const chrome = useScreenPhrases('chrome');
  const timeLeft = useTimeLeft(endAt);
  const phrases = usePhrases();
  const isForeign = title.lang !== useLocale();
  return (
    <>
      <BrandLogo brand={brand} size="small" />
      <span className="suggestion-campaign">
        <Highlighted text={title.text} term={term} lang={title.lang} />
        <small>
          <Highlighted text={brand.name} term={term} /> · {timeLeft.words}
          {reason?.kind === 'category' && ` · ${chrome.because({ category: reason.name })}`}
          {reason?.kind === 'text' && ` · ${chrome.inText}`}
          {isForeign && ` · ${phrases.campaign.inTurkish}`}
        </small>
      </span>
    </>
  );
}
