import type { CampaignCard, KeyFigure } from '@ayrac/contract/campaign-card.ts';
import { type Standing, standingKind } from '@ayrac/domain/campaign/standing.ts';
import type { ScreenPhrases } from '@ayrac/phrases/tr/screens.ts';

/** A campaign whose rank is known. */
export type Ranked = Pick<CampaignCard, 'slug' | 'figure'> & { readonly standing: Standing };

/** Returns the campaign if its rank is known, else undefined. */
export function rankedOf(campaign: Omit<Ranked, 'standing'> & Pick<CampaignCard, 'standing'>) {
  const { slug, figure, standing } = campaign;
  return standing === null ? undefined : ({ slug, figure, standing } satisfies Ranked);
}

/**
 * Returns true if any of the cards shows a rank, so that the list reserves the space on all of them. Otherwise
 * undefined.
 */
export function hasStanding(campaigns: readonly Pick<CampaignCard, 'standing'>[]): true | undefined {
  return campaigns.some(({ standing }) => standing !== null) || undefined;
}

/**
 * Returns which end of the line is better: high for the number of installments and for percentages, low for everything
 * else.
 */
export function firstEnd({ kind }: KeyFigure): 'lowest' | 'highest' {
  return kind === 'installment' || kind === 'benefit' ? 'highest' : 'lowest';
}

/** Describes the rank of an offer. */
export function standingWords({ figure, standing }: Ranked, phrases: ScreenPhrases['standing']): string {
  const words = phrases[firstEnd(figure)][standingKind(standing)](standing);
  const count = standing.tied - 1;
  return count === 0 ? words : `${words}, ${phrases.equals({ count })}`;
}
