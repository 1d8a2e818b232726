import { ApiProblem } from '@ayrac/contract/client.ts';

/** Returns the current record of a save that was refused as outdated, or undefined for any other error. */
export function changedTo<Current>(error: unknown): Current | undefined {
  const isConflict = error instanceof ApiProblem && error.code === 'record-changed';
  return isConflict && error.current ? (error.current as Current) : undefined;
}
