import type { SentLeadDeed } from '@ayrac/contract/office/lead-work.ts';
import { type Difference, differencesOf } from '#office/resource/conflict.ts';
import type { Row, Values } from '#office/resource/row.ts';

/** Two worked on one lead: what somebody wanted of it, and what it has come to meanwhile. */
export interface WorkConflict {
  readonly deed: SentLeadDeed;
  readonly theirs: Row;
  readonly differences: readonly Difference[];
}

/** The fields by which people see what a lead has come to. */
const told = ['stand', 'ownerId', 'nextAction', 'lastContactAt'] as const;

/** The fields that differ between what a deed would have made of a lead and what somebody else made of it. */
export function workDifferences(base: Values, deed: SentLeadDeed, theirs: Values): readonly Difference[] {
  const written = valuesOf(deed);
  return differencesOf(
    [...new Set([...told, ...Object.keys(written)])],
    base,
    { ...base, ...written },
    theirs,
  );
}

/** What a deed writes, by the names of a lead's fields; a snooze is seen by when the lead is due. */
function valuesOf(deed: SentLeadDeed): Values {
  switch (deed.kind) {
    case 'assign':
      return { ownerId: deed.ownerId };
    case 'stage':
      return { stand: deed.stage };
    case 'plan':
      return { nextAction: deed.action, ...(deed.at !== null && { dueAt: deed.at }) };
    case 'snooze':
      return deed.until === null ? {} : { dueAt: deed.until };
    default:
      return {};
  }
}
