import type { Failure } from '#office/client/calls.ts';

/** Records that an action refused for the same reason. */
export interface FailureGroup {
  readonly message: string;
  readonly failures: readonly Failure[];
}

/** Groups the records that an action refused by the reason, the most frequent one first. */
export function groupsOf(all: readonly Failure[]): readonly FailureGroup[] {
  return [...Map.groupBy(all, ({ message }) => message)]
    .map(([message, failures]) => ({ message, failures }))
    .sort((a, b) => b.failures.length - a.failures.length);
}
