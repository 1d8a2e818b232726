import type { PageState } from './address.ts';

/** How a change of the state affects the browser's history. */
interface Step {
  /** Replaces the current entry, for example while typing a search. */
  readonly replace?: boolean;
}

/** Parts to change, or a function that derives them from the current state. */
type Parts = Partial<PageState> | ((now: PageState) => Partial<PageState>);

/** Changes some parts of the state in the address. The others stay. */
export type ChangePage = (parts: Parts, step?: Step) => void;
