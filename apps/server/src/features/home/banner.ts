import type { CampaignCard, KeyFigure } from '@ayrac/contract/campaign-card.ts';
import { draw, type Random } from '@ayrac/domain/campaign/draw.ts';
import { mayLead } from '@ayrac/domain/campaign/leading-slide.ts';
import { madeInEach } from '@ayrac/domain/made-once.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CardRow } from '#server/features/campaign/listing/card-queries.ts';
import { presentCard } from '#server/features/campaign/listing/present-card.ts';

/**
 * Draws campaigns for the banner at random, but prefers those in the page's language, and among these the ones whose
 * title repeats the fewest figures shown below it. The first slide is one with a generally understood benefit, if there
 * is one in the page's language.
 */
export function drawBanner(
  candidates: readonly CardRow[],
  count: number,
  locale: Locale,
  random: Random,
): CampaignCard[] {
  const drawn = draw(candidates, candidates.length, random)
    .map((row) => candidateOf(row, locale))
    .toSorted((one, other) => one.isForeign - other.isForeign || one.repeated - other.repeated);
  const first = drawn.find(({ leads, isForeign }) => leads && isForeign === 0);
  const others = drawn.filter((candidate) => candidate !== first);
  return (first === undefined ? others : [first, ...others]).slice(0, count).map(({ slide }) => slide);
}

/** Slide with the criteria by which it is preferred. */
const candidateOf = madeInEach((row: CardRow, locale) => {
  const card = presentCard(row, locale);
  return {
    slide: card,
    isForeign: Number(card.title.lang !== locale),
    repeated: countRepeated(card),
    leads: mayLead(row),
  };
});

/** Counts the figures of the title that are repeated below it. */
function countRepeated({ figure, title }: CampaignCard): number {
  const below = digitsIn(figure);
  return figuresIn(title.text).filter((digits) => below.includes(digits)).length;
}

/** Returns the digits of each figure in a text. Separators are dropped, since they differ by language. */
function figuresIn(text: string): string[] {
  return (text.match(/\d[\d.,]*/g) ?? []).map(digitsOf);
}

/** Returns the digits of a key figure. */
function digitsIn(figure: KeyFigure): string[] {
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
