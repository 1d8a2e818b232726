import type { Failure } from '#office/client/calls.ts';

/** Records that an action refused for the same reason. */
export interface FailureGroup {
  readonly message: string;
  readonly some: readonly Failure[];
}

/** Groups the records that an action refused by the reason, the most frequent one first. */
export function groupsOf(failures: readonly Failure[]): readonly FailureGroup[] {
  return [...Map.groupBy(failures, ({ message }) => message)]
    .map(([message, some]) => ({ message, some }))
    .sort((a, b) => b.some.length - a.some.length);
}
