import type { SentLeadCommand } from '@ayrac/contract/office/lead-work.ts';
import type { Row, Values } from '#office/client/row.ts';
import { type Difference, differencesOf } from '#office/resource/record/conflict.ts';

/** Conflict between an action and another person's changes to the same lead. */
export interface WorkConflict {
  readonly command: SentLeadCommand;
  readonly theirs: Row;
  readonly differences: readonly Difference[];
}

/** Fields that show the progress of a lead. */
const comparedFields = ['stand', 'ownerId', 'nextAction', 'lastContactAt'] as const;

/** Returns the fields that differ between the result of an action and another person's changes. */
export function workDifferences(
  base: Values,
  command: SentLeadCommand,
  theirs: Values,
): readonly Difference[] {
  const written = valuesOf(command);
  return differencesOf(
    [...new Set([...comparedFields, ...Object.keys(written)])],
    base,
    { ...base, ...written },
    theirs,
  );
}

/** Returns the fields of a lead that an action writes. A snooze is compared by the lead's due date. */
function valuesOf(command: SentLeadCommand): Values {
  switch (command.kind) {
    case 'assign':
      return { ownerId: command.ownerId };
    case 'stage':
      return { stand: command.stage };
    case 'plan':
      return { nextAction: command.action, ...(command.at !== null && { dueAt: command.at }) };
    case 'snooze':
      return command.until === null ? {} : { dueAt: command.until };
    default:
      return {};
  }
}
