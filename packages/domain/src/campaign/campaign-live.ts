import { type CampaignEnd, isExpired } from './campaign-time.ts';

/** What decides whether a campaign counts; a category is active when it and all its ancestors are. */
export type CampaignStanding = {
  readonly isActive: boolean;
  readonly end: CampaignEnd;
  readonly categoryIsActive: boolean;
};

/** Tells whether a campaign is live: active, not expired and in an active category. */
export function isLive(campaign: CampaignStanding, now: Date): boolean {
  return campaign.isActive && campaign.categoryIsActive && !isExpired(campaign.end, now);
}
