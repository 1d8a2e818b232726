import type { RequestState } from '../quote/request-state.ts';
import { isDecided } from './lead-stage.ts';
import { decideWork, type LeadWork } from './lead-work.ts';

/** Stages that a brand can report for a request. `new` is missing, because every request starts there. */
export const resultStages = ['contacted', 'qualified', 'offered', 'won', 'lost'] as const;

/** Stage that a brand reports. */
export type ResultStage = (typeof resultStages)[number];

/** Most results in one API request. */
export const MOST_RESULTS = 100;

/** Most rows in a file of results. */
export const MOST_RESULT_ROWS = 2_000;

/** Result of a request, as reported by its brand. */
export interface LeadResult {
  readonly stage: ResultStage;
  /** Id from the managed list of reasons. Required when the request is lost. */
  readonly lostReasonId: string | null;
  /** Time of the result. A time in the future counts as now. */
  readonly at: Date | null;
  /** Version of the request that the brand knew, or null if not given. */
  readonly version: number | null;
}

/** State of a request when a result arrives. */
export interface ResultFacts {
  readonly work: LeadWork;
  readonly state: RequestState;
  readonly version: number;
}

/** Reasons for rejecting a result. */
const resultConflicts = ['withdrawn', 'reason-missing', 'changed-since', 'decided-otherwise'] as const;

/** Verdict on a result: changed work, no change because the stage is the same, or a conflict. */
export type ResultVerdict =
  | { readonly kind: 'work'; readonly work: LeadWork }
  | { readonly kind: 'stay' }
  | { readonly kind: 'refuse'; readonly because: (typeof resultConflicts)[number] };

/**
 * Decides how a brand's result changes a request. A request that has been won or lost meanwhile changes only if the
 * result names the current version, so that an old file or a late API request cannot overwrite a newer decision.
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

/**
 * A result beyond "new" implies a contact. This does not apply to lost requests, which may never have been answered.
 */
function reached(work: LeadWork, at: Date): LeadWork {
  const { firstContactAt, lastContactAt } = work;
  return {
    ...work,
    firstContactAt: firstContactAt ?? at,
    lastContactAt: lastContactAt !== null && lastContactAt > at ? lastContactAt : at,
  };
}
