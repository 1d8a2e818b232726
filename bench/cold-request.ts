import type { Asked } from './ask-each.ts';

/** Kind of request: paths of which no two in a row are equal, and the matching ones of the reference server. */
export interface ColdRequest extends Asked {
  readonly name: string;
  readonly reference?: readonly string[];
}
