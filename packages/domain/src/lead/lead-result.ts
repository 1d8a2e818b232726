import type { RequestState } from '../quote/request-state.ts';
import { isDecided } from './lead-stage.ts';
import { decideWork, type LeadWork } from './lead-work.ts';

/** What a brand can say became of a request; that it is new, the request said itself. */
export const resultStages = ['contacted', 'qualified', 'offered', 'won', 'lost'] as const;

/** How far a brand came with a request. */
export type ResultStage = (typeof resultStages)[number];

/** How many results a brand's system tells at once. */
export const MOST_RESULTS = 100;

/** How many rows a file of results has at most. */
export const MOST_RESULT_ROWS = 2_000;

/** What became of a request, as its brand tells it. */
export interface LeadResult {
  readonly stage: ResultStage;
  /** One of the managed list; needed where the request is lost. */
  readonly lostReasonId: string | null;
  /** When it came to that; an instant that is still to come counts as now. */
  readonly at: Date | null;
  /** The version of the request that the brand knew; null where it does not say. */
  readonly version: number | null;
}

/** Where a request stands when a result arrives. */
export interface ResultFacts {
  readonly work: LeadWork;
  readonly state: RequestState;
  readonly version: number;
}

/** Why a result is not taken. */
const resultConflicts = ['withdrawn', 'reason-missing', 'changed-since', 'decided-otherwise'] as const;

/** What a result comes to: other work, nothing because it is so already, or a conflict. */
export type ResultVerdict =
  | { readonly kind: 'work'; readonly work: LeadWork }
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse'; readonly because: (typeof resultConflicts)[number] };

/**
 * Decides what a brand's result makes of a request. What somebody decided otherwise meanwhile is changed by whoever
 * names its version alone: an old file or a late call takes nothing back.
 */
export function decideResult(
  { work, state, version }: ResultFacts,
  { stage, lostReasonId, at, version: known }: LeadResult,
  now: Date,
): ResultVerdict {
  if (state === 'withdrawn') return { kind: 'refuse', because: 'withdrawn' };
  const reasonId = stage === 'lost' ? lostReasonId : null;
  if (work.stage === stage && work.lostReasonId === reasonId) return { kind: 'stay' };
  if (known !== null && known !== version) return { kind: 'refuse', because: 'changed-since' };
  if (known === null && isDecided(work.stage)) return { kind: 'refuse', because: 'decided-otherwise' };
  const verdict = decideWork({ work, state }, { kind: 'stage', stage, lostReasonId: reasonId }, now);
  if (verdict.kind === 'refuse') return { kind: 'refuse', because: verdict.because };
  const instant = at === null || at > now ? now : at;
  return { kind: 'work', work: stage === 'lost' ? verdict.work : reached(verdict.work, instant) };
}

/** Whom a brand came that far with, it has reached; who was lost may never have answered. */
function reached(work: LeadWork, at: Date): LeadWork {
  const { firstContactAt, lastContactAt } = work;
  return {
    ...work,
    firstContactAt: firstContactAt ?? at,
    lastContactAt: lastContactAt !== null && lastContactAt > at ? lastContactAt : at,
  };
}
