import type { Failure, Outcome, Target } from '#office/client/calls.ts';

/** What an action on many records has done so far. */
export interface BulkResult {
  readonly done: number;
  readonly failed: readonly Failure[];
  readonly changes: readonly string[];
  /** The targets that were not answered, because a request failed or the person stopped the work. */
  readonly left: readonly Target[];
  /** Why the request failed. */
  readonly error?: unknown;
}

/** Performs an action on one target after the other, until a request fails or the signal stops it. */
export async function workThrough(
  targets: readonly Target[],
  call: (target: Target) => Promise<Outcome>,
  onAnswer: (result: BulkResult) => void,
  signal: AbortSignal,
): Promise<BulkResult> {
  let result: BulkResult = { done: 0, failed: [], changes: [], left: targets };
  for (const target of targets) {
    if (signal.aborted) break;
    try {
      const { done, failed, change } = await call(target);
      result = {
        done: result.done + done,
        failed: [...result.failed, ...failed],
        changes: change === null ? result.changes : [...result.changes, change],
        left: result.left.slice(1),
      };
    } catch (error) {
      return { ...result, error };
    }
    onAnswer(result);
  }
  return result;
}
