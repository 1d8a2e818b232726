import type { RequestPlan } from '../ask-each.ts';

/** Kind of request: paths of which no two in a row are equal, and the matching ones of the reference server. */
export interface ColdRequest extends RequestPlan {
  readonly name: string;
  readonly reference?: readonly string[];
}

/** Returns the requests whose names contain one of these words; all of them without any. */
export function namedBy(words: readonly string[], requests: readonly ColdRequest[]): readonly ColdRequest[] {
  if (words.length === 0) return requests;
  return requests.filter(({ name }) => words.some((word) => name.includes(word)));
}
