import { type CampaignEnd, isExpired } from './campaign-time.ts';

/**
 * Facts that decide whether a campaign is live. `hasShownPlace` means that its brand, its category and all ancestors of
 * the category are visible.
 */
export type Publication = {
  readonly isActive: boolean;
  readonly end: CampaignEnd;
  readonly hasShownPlace: boolean;
};

/** Whether a campaign is live: active, not expired, and with a visible brand and category. */
export function isLive(campaign: Publication, now: Date): boolean {
  return campaign.isActive && campaign.hasShownPlace && !isExpired(campaign.end, now);
}
