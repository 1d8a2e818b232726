import type { RefusalCode } from '../refusal.ts';

/** States of a campaign, from draft to archive. */
export const campaignStates = ['draft', 'scheduled', 'live', 'withdrawn', 'archived'] as const;
/** Stored state of a campaign. There is no state for a campaign that is over: that follows from its end date. */
export type CampaignState = (typeof campaignStates)[number];

/**
 * Whether the pictures of a campaign need their alternative texts: visitors see it, or will see it without anybody
 * checking it again.
 */
export function needsAltTexts(state: CampaignState): boolean {
  return state === 'live' || state === 'scheduled';
}

/** Actions on a campaign as a whole. */
export const campaignActions = [
  'publish',
  'schedule',
  'unschedule',
  'withdraw',
  'archive',
  'unarchive',
  'duplicate',
] as const;
/** Action that moves a campaign to another state or copies it. */
export type CampaignAction = (typeof campaignActions)[number];

/** Facts that decide which actions are allowed. */
export interface CampaignStage {
  readonly state: CampaignState;
  /** Whether visitors have ever seen the campaign. */
  readonly wasPublished: boolean;
  /** Whether a change is scheduled. A live campaign stays live until then. */
  readonly isScheduled: boolean;
}

const from: Readonly<Record<CampaignAction, readonly CampaignState[]>> = {
  publish: ['draft', 'scheduled', 'live', 'withdrawn'],
  schedule: ['draft', 'scheduled', 'live', 'withdrawn'],
  unschedule: ['scheduled', 'live'],
  withdraw: ['live'],
  archive: ['draft', 'withdrawn'],
  unarchive: ['archived'],
  duplicate: campaignStates,
};

/** Returns the actions that are allowed on a campaign now. */
export function campaignActionsOf(stage: CampaignStage): readonly CampaignAction[] {
  return campaignActions.filter(
    (action) => from[action].includes(stage.state) && (action !== 'unschedule' || stage.isScheduled),
  );
}

/**
 * Returns the state after an action, or undefined when the action is not allowed. Copying a campaign does not change
 * its state.
 */
export function stateAfter(stage: CampaignStage, action: CampaignAction): CampaignState | undefined {
  if (!campaignActionsOf(stage).includes(action)) return undefined;
  const resting = stage.wasPublished ? 'withdrawn' : 'draft';
  const after: Readonly<Record<CampaignAction, CampaignState>> = {
    publish: 'live',
    schedule: stage.state === 'live' ? 'live' : 'scheduled',
    unschedule: stage.state === 'live' ? 'live' : resting,
    withdraw: 'withdrawn',
    archive: 'archived',
    unarchive: resting,
    duplicate: stage.state,
  };
  return after[action];
}

/** Returns why an action is not allowed on a campaign, with the step that comes before it if there is one. */
export function refusalOf({ state }: CampaignStage, action: CampaignAction): RefusalCode {
  if (action === 'archive' && state === 'live') return 'withdraw-first';
  return action === 'archive' && state === 'scheduled' ? 'campaign-scheduled' : 'action-not-possible';
}
