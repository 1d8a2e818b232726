import type { RequestState } from '../quote/request-state.ts';

/** Stages of the work on a lead. A withdrawn lead keeps its stage. */
export const leadStages = ['new', 'contacted', 'qualified', 'offered', 'won', 'lost'] as const;

/** Stage of the work on a lead. */
export type LeadStage = (typeof leadStages)[number];

/** States of leads as shown in lists: the stage, or `withdrawn`. */
export const leadStands = [...leadStages, 'withdrawn'] as const;

/** State of a lead as shown in lists. */
export type LeadStand = (typeof leadStands)[number];

/** State that the requester sees for each stage. A new lead may also have been forwarded already. */
export const requestStateOfStage: Readonly<Record<LeadStage, RequestState>> = {
  new: 'received',
  contacted: 'contacted',
  qualified: 'preparing',
  offered: 'preparing',
  won: 'closed',
  lost: 'closed',
};

/** Whether a lead in this stage is closed. */
export function isDecided(stage: LeadStage): boolean {
  return stage === 'won' || stage === 'lost';
}

/** Whether a lead shown in this state needs no more work. */
export function isDone(stand: LeadStand): boolean {
  return stand === 'withdrawn' || isDecided(stand);
}

/** Returns the stage for a request state that was reached without work on the lead. */
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
