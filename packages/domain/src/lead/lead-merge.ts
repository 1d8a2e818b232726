import { dayInMs } from '../time/istanbul-time.ts';
import { isDecided, type LeadStage, leadStages } from './lead-stage.ts';
import type { LeadWork } from './lead-work.ts';

/** Time during which a merge can be undone, in milliseconds. */
export const UNMERGEABLE_MS = 30 * dayInMs;

/** Most leads that can be merged into one at once. */
export const MOST_MERGED = 20;

/** Progress of each stage. A lost lead ranks below all open ones, because the person is still asking for something. */
const far: Readonly<Record<LeadStage, number>> = {
  ...(Object.fromEntries(leadStages.map((stage, place) => [stage, place])) as Record<LeadStage, number>),
  lost: -1,
};

/**
 * Merges the work on several leads: the most advanced stage, an owner if one has one, the first and last contact, and
 * the next planned action. The snooze of `kept` remains. A closed result has neither plan nor snooze.
 */
export function mergeWork(kept: LeadWork, others: readonly LeadWork[]): LeadWork {
  const all = [kept, ...others];
  const farthest = all.reduce((one, other) => (far[other.stage] > far[one.stage] ? other : one));
  const { stage, lostReasonId } = farthest;
  const isOver = isDecided(stage);
  const planned = isOver
    ? undefined
    : (all.filter((one) => one.nextActionAt !== null).sort(earlier)[0] ??
      all.find((one) => one.nextAction !== null));
  return {
    stage,
    lostReasonId,
    ownerId: all.find(({ ownerId }) => ownerId !== null)?.ownerId ?? null,
    firstContactAt: edge(
      all.map(({ firstContactAt }) => firstContactAt),
      Math.min,
    ),
    lastContactAt: edge(
      all.map(({ lastContactAt }) => lastContactAt),
      Math.max,
    ),
    nextAction: planned?.nextAction ?? null,
    nextActionAt: planned?.nextActionAt ?? null,
    snoozedUntil: isOver ? null : kept.snoozedUntil,
  };
}

function earlier(one: LeadWork, other: LeadWork): number {
  return (one.nextActionAt?.getTime() ?? 0) - (other.nextActionAt?.getTime() ?? 0);
}

function edge(instants: readonly (Date | null)[], pick: (...times: number[]) => number): Date | null {
  const times = instants.flatMap((at) => (at === null ? [] : [at.getTime()]));
  return times.length === 0 ? null : new Date(pick(...times));
}

/** Facts that decide whether leads can be merged. */
export interface MergeFacts {
  readonly id: string;
  readonly brandId: string;
  readonly isErased: boolean;
  readonly isSuspect: boolean;
  readonly isWithdrawn: boolean;
  readonly mergedInto: string | null;
}

/**
 * Whether other leads can be merged into a lead: all must be of the same brand, and none erased, suspect or merged
 * already.
 */
export function canMerge(kept: MergeFacts, others: readonly MergeFacts[]): boolean {
  const isFree = (one: MergeFacts) => !one.isErased && !one.isSuspect && one.mergedInto === null;
  return (
    others.length > 0 &&
    isFree(kept) &&
    !kept.isWithdrawn &&
    others.every((one) => isFree(one) && one.id !== kept.id && one.brandId === kept.brandId)
  );
}

/** Whether a merge can still be undone. */
export function canUnmerge(mergedAt: Date, now: Date): boolean {
  return now.getTime() - mergedAt.getTime() < UNMERGEABLE_MS;
}
