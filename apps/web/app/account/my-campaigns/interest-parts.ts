import type { Interests } from '@ayrac/contract/interests.ts';
import { isExpired } from '@ayrac/domain/campaign/campaign-time.ts';

/** Parts of a member's list, in order. */
export interface InterestParts extends Interests {
  /** Bookmarked campaigns that have ended. The count in the bar excludes them. */
  readonly ended: Interests['campaigns'];
}

/** Separates ended campaigns from running ones. */
export function interestParts(interests: Interests, now: Date): InterestParts {
  const isOver = ({ endAt }: Interests['campaigns'][number]) =>
    isExpired(endAt === null ? null : new Date(endAt), now);
  return {
    ...interests,
    campaigns: interests.campaigns.filter((campaign) => !isOver(campaign)),
    ended: interests.campaigns.filter(isOver),
  };
}
