import { type CampaignEnd, isExpired } from './campaign-time.ts';

/** What decides whether a campaign counts; its place is shown when its brand is, and its category with all above it. */
export type CampaignStanding = {
  readonly isActive: boolean;
  readonly end: CampaignEnd;
  readonly hasShownPlace: boolean;
};

/** Tells whether a campaign is live: active, not expired, of a brand and in a category that are shown. */
export function isLive(campaign: CampaignStanding, now: Date): boolean {
  return campaign.isActive && campaign.hasShownPlace && !isExpired(campaign.end, now);
}
