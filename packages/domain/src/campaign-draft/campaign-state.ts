/** Where a campaign stands between being begun and being put away. */
export const campaignStates = ['draft', 'scheduled', 'live', 'withdrawn', 'archived'] as const;
/** What is stored; that a live one has ended follows from its end. */
export type CampaignState = (typeof campaignStates)[number];

/** What can be done to a campaign as a whole. */
export const campaignDeeds = [
  'publish',
  'schedule',
  'unschedule',
  'withdraw',
  'archive',
  'unarchive',
  'duplicate',
] as const;
/** A deed that moves a campaign to another state, or makes another of it. */
export type CampaignDeed = (typeof campaignDeeds)[number];

/** What decides what may be done. */
export interface CampaignStage {
  readonly state: CampaignState;
  /** Whether visitors have ever seen it. */
  readonly wasPublished: boolean;
  /** Whether a change of it waits for its time; a live campaign stays live meanwhile. */
  readonly isScheduled: boolean;
}

const from: Readonly<Record<CampaignDeed, readonly CampaignState[]>> = {
  publish: ['draft', 'scheduled', 'live', 'withdrawn'],
  schedule: ['draft', 'scheduled', 'live', 'withdrawn'],
  unschedule: ['scheduled', 'live'],
  withdraw: ['live'],
  archive: ['draft', 'withdrawn'],
  unarchive: ['archived'],
  duplicate: campaignStates,
};

/** What may be done to a campaign now. */
export function deedsOf(stage: CampaignStage): readonly CampaignDeed[] {
  return campaignDeeds.filter(
    (deed) => from[deed].includes(stage.state) && (deed !== 'unschedule' || stage.isScheduled),
  );
}

/** The state that a deed leads to, or undefined where it may not be done; a copy leaves its model where it was. */
export function stateAfter(stage: CampaignStage, deed: CampaignDeed): CampaignState | undefined {
  if (!deedsOf(stage).includes(deed)) return undefined;
  const resting = stage.wasPublished ? 'withdrawn' : 'draft';
  const after: Readonly<Record<CampaignDeed, CampaignState>> = {
    publish: 'live',
    schedule: stage.state === 'live' ? 'live' : 'scheduled',
    unschedule: stage.state === 'live' ? 'live' : resting,
    withdraw: 'withdrawn',
    archive: 'archived',
    unarchive: resting,
    duplicate: stage.state,
  };
  return after[deed];
}
