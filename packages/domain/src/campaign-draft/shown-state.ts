import type { CampaignState } from './campaign-state.ts';
import type { Contradiction } from './contradictions.ts';

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

/** Counts the contradictions that an editor has to check. The end of a campaign is shown as its state instead. */
export function countContradictions(found: readonly Contradiction[]): number {
  return found.filter(({ kind }) => kind !== 'ended').length;
}
