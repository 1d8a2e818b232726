import { ApiProblem } from '@ayrac/contract/client.ts';
import type { Outcome, Target } from './calls.ts';

/** Returns a target in the shape of the calls, whose types expect arrays that can be changed. */
export function sentTarget(target: Target) {
  return target.kind === 'ids' ? { ...target, ids: [...target.ids] } : target;
}

/** Returns the change of a bulk action on a single record. Throws if it was refused. */
export async function changeOfOne(outcome: Promise<Outcome>): Promise<{ readonly change: string | null }> {
  const { change, failed } = await outcome;
  const [failure] = failed;
  if (failure !== undefined)
    throw new ApiProblem({ status: 409, code: 'record-changed', error: failure.message });
  return { change };
}
