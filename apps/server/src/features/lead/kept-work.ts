import { leadStages } from '@ayrac/domain/lead/lead-stage.ts';
import type { LeadWork } from '@ayrac/domain/lead/lead-work.ts';
import type { KeptWork } from './table.ts';

/** Converts work to JSON. */
export function keepWork(work: LeadWork): KeptWork {
  return {
    stage: work.stage,
    lostReasonId: work.lostReasonId,
    ownerId: work.ownerId,
    firstContactAt: work.firstContactAt?.toISOString() ?? null,
    lastContactAt: work.lastContactAt?.toISOString() ?? null,
    nextAction: work.nextAction,
    nextActionAt: work.nextActionAt?.toISOString() ?? null,
    snoozedUntil: work.snoozedUntil?.toISOString() ?? null,
  };
}

/** Restores work from JSON. */
export function readWork(kept: KeptWork): LeadWork {
  const instant = (text: string | null | undefined) => (text == null ? null : new Date(text));
  return {
    stage: leadStages.find((stage) => stage === kept.stage) ?? 'new',
    lostReasonId: kept.lostReasonId ?? null,
    ownerId: kept.ownerId ?? null,
    firstContactAt: instant(kept.firstContactAt),
    lastContactAt: instant(kept.lastContactAt),
    nextAction: kept.nextAction ?? null,
    nextActionAt: instant(kept.nextActionAt),
    snoozedUntil: instant(kept.snoozedUntil),
  };
}

/** Returns only the work fields of a record. */
export function workOf(held: LeadWork): LeadWork {
  return readWork(keepWork(held));
}
