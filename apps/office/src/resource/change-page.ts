import type { PageState } from './address.ts';

/** How a change of the state goes into the history of the browser. */
interface Step {
  /** Takes the present entry's place: letters of a search are no steps back. */
  readonly replace?: boolean;
}

/** Writes some parts of the state into the address; the rest stays. */
export type ChangePage = (parts: Partial<PageState>, step?: Step) => void;
