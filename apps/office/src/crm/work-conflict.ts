import type { SentLeadDeed } from '@ayrac/contract/office/lead-work.ts';
import { type Difference, differencesOf } from '#office/resource/record/conflict.ts';
import type { Row, Values } from '#office/resource/row.ts';

/** Conflict between an action and another person's changes to the same lead. */
export interface WorkConflict {
  readonly deed: SentLeadDeed;
  readonly theirs: Row;
  readonly differences: readonly Difference[];
}

/** Fields that show the progress of a lead. */
const told = ['stand', 'ownerId', 'nextAction', 'lastContactAt'] as const;

/** Returns the fields that differ between the result of an action and another person's changes. */
export function workDifferences(base: Values, deed: SentLeadDeed, theirs: Values): readonly Difference[] {
  const written = valuesOf(deed);
  return differencesOf(
    [...new Set([...told, ...Object.keys(written)])],
    base,
    { ...base, ...written },
    theirs,
  );
}

/** Returns the fields of a lead that an action writes. A snooze is compared by the lead's due date. */
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
