import type { CampaignState } from './campaign-state.ts';
import { contradictionsOf } from './contradictions.ts';
import type { DraftContent } from './draft-content.ts';

/**
 * States of a campaign as displayed in the back office: the stored states, and "ended" for a live campaign that is
 * over.
 */
export const shownStates = [
  'draft',
  'scheduled',
  'live',
  'ended',
  'withdrawn',
  'archived',
] as const satisfies readonly (CampaignState | 'ended')[];
/** Displayed state of a campaign. */
export type ShownState = (typeof shownStates)[number];

/**
 * Counts the contradictions by which the office finds a campaign. The end of a campaign is shown as its state instead,
 * and a stray vehicle does not count, because it depends on other campaigns and the number is stored.
 */
export function countContradictions(content: DraftContent, now: Date): number {
  return contradictionsOf(content, { now, start: null, hasOtherVisibleVehicles: true }).filter(
    ({ kind }) => kind !== 'ended',
  ).length;
}
