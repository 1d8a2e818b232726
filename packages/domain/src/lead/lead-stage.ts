import type { RequestState } from '../quote/request-state.ts';

/** How far those who work on a lead have come with it; a lead that was withdrawn keeps the stage that it had. */
export const leadStages = ['new', 'contacted', 'qualified', 'offered', 'won', 'lost'] as const;

/** A stage of a lead. */
export type LeadStage = (typeof leadStages)[number];

/** What a list of leads shows: their stage, unless whoever asked took the request back. */
export const leadStands = [...leadStages, 'withdrawn'] as const;

/** What a list shows of a lead. */
export type LeadStand = (typeof leadStands)[number];

/** What whoever asked reads of each stage; a new one may have been passed on already. */
export const requestStateOfStage: Readonly<Record<LeadStage, RequestState>> = {
  new: 'received',
  contacted: 'contacted',
  qualified: 'preparing',
  offered: 'preparing',
  won: 'closed',
  lost: 'closed',
};

/** Whether nothing more is done about a lead in this stage. */
export function isDecided(stage: LeadStage): boolean {
  return stage === 'won' || stage === 'lost';
}

/** The stage that follows from where a request is, for what moved it before anybody worked on it. */
export function stageOfRequestState(state: RequestState, stage: LeadStage): LeadStage {
  if (state === 'withdrawn') return stage;
  if (state === 'forwarded' && stage === 'new') return stage;
  if (requestStateOfStage[stage] === state) return stage;
  return firstStages[state];
}

const firstStages: Readonly<Record<Exclude<RequestState, 'withdrawn'>, LeadStage>> = {
  received: 'new',
  forwarded: 'new',
  contacted: 'contacted',
  preparing: 'qualified',
  closed: 'lost',
};
