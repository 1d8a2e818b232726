import type { PageState } from './address.ts';

/** How a change of the state affects the browser's history. */
interface Step {
  /** Replaces the current entry, for example while typing a search. */
  readonly replace?: boolean;
}

/** Changes some parts of the state in the address. The others stay. */
export type ChangePage = (parts: Partial<PageState>, step?: Step) => void;
