import type { Asked } from './ask-each.ts';

/** One kind of request: addresses of which no two in a row are the same, and those of the reference. */
export interface ColdRequest extends Asked {
  readonly name: string;
  readonly reference?: readonly string[];
}
