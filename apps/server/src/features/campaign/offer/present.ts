import type { KeyFigure } from '@ayrac/contract/campaign-card.ts';
import { formatCount, formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { optionalTextIn, textIn } from '@ayrac/domain/text/text-in.ts';
import { campaign as english } from '@ayrac/phrases/en/campaign.ts';
import { campaign as turkish } from '@ayrac/phrases/tr/campaign.ts';
import { nameCover } from '#server/features/campaign/cover/present.ts';
import type { CardRow } from '#server/features/campaign/listing/card-queries.ts';
import {
  presentCard,
  presentKeyFigure,
  presentShowcase,
} from '#server/features/campaign/listing/present-card.ts';
import type { WholeCampaign } from '../queries.ts';

const phrases = { tr: turkish, en: english };

/** Key figure of a campaign as text, in up to three parts. */
interface FigureText {
  readonly before: string;
  readonly value: string;
  readonly after: string;
}

/** Summary of a campaign for mails and shared pictures. */
export interface ShortOffer {
  readonly title: string;
  readonly brand: string;
  readonly figure: FigureText | null;
  /** Instant in ISO 8601; null for an open-ended campaign. */
  readonly endsAt: string | null;
  /** Name of its picture or cover. */
  readonly picture: string;
}

/** Summarizes a campaign. */
export function presentOffer(whole: WholeCampaign, locale: Locale): ShortOffer {
  const { brand, campaign, category, logo } = whole;
  const english = campaign.english ?? {};
  const title = textIn(locale, campaign.title, english.title).text;
  const benefit = optionalTextIn(locale, campaign.discount, english.discount);
  const cover = nameCover(campaign, [category.name], { colour: brand.colour, logoHash: logo?.hash ?? null });
  return {
    title,
    brand: brand.name,
    figure: figureText(presentKeyFigure(campaign, benefit), locale),
    endsAt: campaign.endAt?.toISOString() ?? null,
    picture: presentShowcase({ ...whole, cover }, locale, title).hash,
  };
}

/** Summarizes a campaign from its card. */
export function presentCardOffer(row: CardRow, locale: Locale): ShortOffer {
  const { title, brand, figure, endAt, picture } = presentCard(row, locale);
  return {
    ...{ title: title.text, brand: brand.name, endsAt: endAt },
    ...{ figure: figureText(figure, locale), picture: picture.hash },
  };
}

/** Puts a key figure into words; null when there is none. */
function figureText(figure: KeyFigure, locale: Locale): FigureText | null {
  const campaign = phrases[locale];
  const money = (amount: number) => formatMoney(amount, locale, { trimWhole: true });
  switch (figure.kind) {
    case 'price': {
      const { price, listPrice } = figure;
      const before = listPrice === null ? campaign.price : `${campaign.listPrice} ${money(listPrice)}`;
      return { before, value: money(price), after: '' };
    }
    case 'monthly': {
      const after = figure.term === null ? '' : campaign.forMonths({ term: figure.term });
      const rate = figure.rate === null ? null : formatPercent(figure.rate, locale);
      const before = campaign.monthlyPayment({ rate });
      return { before, value: money(figure.monthly), after };
    }
    case 'rate': {
      const { rate, term } = figure;
      const after = term === null ? campaign.monthlyRate : campaign.monthlyRateFor({ term });
      return { before: '', value: formatPercent(rate, locale), after };
    }
    case 'installment':
      return { before: '', value: formatCount(figure.count, locale), after: campaign.installments };
    case 'benefit': {
      const { before, after, figure: value } = figure;
      return value === null ? { before: '', value: after, after: '' } : { before, value, after };
    }
    case 'none':
      return null;
  }
}
