import type { RequestPlan } from './ask-each.ts';

/** Kind of request: paths of which no two in a row are equal, and the matching ones of the reference server. */
export interface ColdRequest extends RequestPlan {
  readonly name: string;
  readonly reference?: readonly string[];
}
