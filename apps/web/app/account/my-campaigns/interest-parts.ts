import type { Interests } from '@ayrac/contract/interests.ts';
import { isExpired } from '@ayrac/domain/campaign/campaign-time.ts';

/** The parts of a member's list, in their order. */
export interface InterestParts extends Interests {
  /** Bookmarked campaigns that are over: the bar counts the others alone. */
  readonly ended: Interests['campaigns'];
}

/** Sets what is over apart from what still holds. */
export function interestParts(interests: Interests, now: Date): InterestParts {
  const isOver = ({ endAt }: Interests['campaigns'][number]) =>
    isExpired(endAt === null ? null : new Date(endAt), now);
  return {
    ...interests,
    campaigns: interests.campaigns.filter((campaign) => !isOver(campaign)),
    ended: interests.campaigns.filter(isOver),
  };
}
