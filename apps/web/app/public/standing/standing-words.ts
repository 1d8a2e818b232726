import type { CampaignCard, KeyFigure } from '@ayrac/contract/campaign-card.ts';
import { type Standing, standingKind } from '@ayrac/domain/campaign/standing.ts';
import type { ScreenPhrases } from '@ayrac/phrases/tr/screens.ts';

/** A campaign of which it is known where its offer stands. */
export type Ranked = Pick<CampaignCard, 'slug' | 'figure'> & { readonly standing: Standing };

/** A campaign of which that is known, or undefined. */
export function rankedOf(campaign: Omit<Ranked, 'standing'> & Pick<CampaignCard, 'standing'>) {
  const { slug, figure, standing } = campaign;
  return standing === null ? undefined : ({ slug, figure, standing } satisfies Ranked);
}

/** Whether some cards say it: a list then keeps the room on all of them. */
export function saysStanding(campaigns: readonly Pick<CampaignCard, 'standing'>[]): true | undefined {
  return campaigns.some(({ standing }) => standing !== null) || undefined;
}

/** Which end of the line comes first: more instalments and a larger percentage are better, of all else less is. */
export function firstEnd({ kind }: KeyFigure): 'lowest' | 'highest' {
  return kind === 'installment' || kind === 'benefit' ? 'highest' : 'lowest';
}

/** How the place of an offer is said. */
export function standingWords({ figure, standing }: Ranked, phrases: ScreenPhrases['standing']): string {
  const words = phrases[firstEnd(figure)][standingKind(standing)](standing);
  const count = standing.tied - 1;
  return count === 0 ? words : `${words}, ${phrases.equals({ count })}`;
}
