import type { CampaignCard, KeyFigure } from '@ayrac/contract/campaign-card.ts';
import { draw, type Random } from '@ayrac/domain/draw.ts';
import type { Locale } from '@ayrac/domain/locale.ts';
import type { CardRow } from '#server/features/campaign/listing/card-queries.ts';
import { presentCard } from '#server/features/campaign/listing/present-card.ts';

/** Drawings come from the maker of covers alone, which sets the benefit in large letters. */
const DRAWN = 'image/svg+xml';

/**
 * Draws campaigns for the banner: by chance, but before others those that are told in the page's language, and among
 * these the ones whose title says the fewest figures that stand on the cover or below it.
 */
export function drawBanner(
  candidates: readonly CardRow[],
  count: number,
  locale: Locale,
  random: Random,
): CampaignCard[] {
  return draw(candidates, candidates.length, random)
    .map((row) => ({ row, card: presentCard(row, locale) }))
    .map(({ row, card }) => ({ slide: presentSlide(row, card), rank: rankOf(card, locale) }))
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, count)
    .map(({ slide }) => slide);
}

/** A figure that the cover shows already is not said once more below it. */
function presentSlide({ showcase }: CardRow, card: CampaignCard): CampaignCard {
  const isTold =
    showcase?.mediaType === DRAWN &&
    told(card.figure).every((digits) => figuresIn(card.benefit?.text).includes(digits));
  return isTold ? { ...card, figure: { kind: 'none' } } : card;
}

const FOREIGN = 100;

function rankOf({ benefit, figure, title }: CampaignCard, locale: Locale): number {
  const around = [...figuresIn(benefit?.text), ...told(figure)];
  const repeated = figuresIn(title.text).filter((digits) => around.includes(digits));
  return repeated.length + (title.lang === locale ? 0 : FOREIGN);
}

/** The digits of the figures in a text: languages part and point them in their own ways. */
function figuresIn(text = ''): string[] {
  return (text.match(/\d[\d.,]*/g) ?? []).map(digitsOf);
}

function told(figure: KeyFigure): string[] {
  switch (figure.kind) {
    case 'price':
      return [digitsOf(figure.price)];
    case 'monthly':
      return [digitsOf(figure.monthly)];
    case 'rate':
      return [digitsOf(figure.rate)];
    case 'installment':
      return [digitsOf(figure.count)];
    case 'benefit':
      return figuresIn(figure.figure ?? '');
    case 'none':
      return [];
  }
}

function digitsOf(figure: number | string): string {
  return String(figure).replace(/\D/g, '');
}
