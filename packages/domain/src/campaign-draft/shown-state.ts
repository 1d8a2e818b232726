import type { CampaignState } from './campaign-state.ts';
import type { Contradiction } from './contradictions.ts';

/** Where the office says that a campaign stands: what is stored of it, and that a live one is over. */
export const shownStates = [
  'draft',
  'scheduled',
  'live',
  'ended',
  'withdrawn',
  'archived',
] as const satisfies readonly (CampaignState | 'ended')[];
/** One of these. */
export type ShownState = (typeof shownStates)[number];

/** How many things are at odds in a campaign that somebody has to look at; that it is over is a state of it. */
export function countContradictions(found: readonly Contradiction[]): number {
  return found.filter(({ kind }) => kind !== 'ended').length;
}
