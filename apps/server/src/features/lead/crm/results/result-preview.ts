import { requestStateOfStage } from '@ayrac/domain/lead/lead-stage.ts';
import type { LeadWork } from '@ayrac/domain/lead/lead-work.ts';
import type { RequestState } from '@ayrac/domain/quote/request-state.ts';

/** Work, state and version of a request. */
interface Standing {
  readonly work: LeadWork;
  readonly state: RequestState;
  readonly version: number;
}

/** Outcome that a result would have had, and the content by which it is recognised. */
interface Foreseen {
  readonly bodyHash: string;
  readonly outcome: 'taken' | 'unchanged';
  readonly version: number;
}

/**
 * Outcomes of the results that were previewed together, none of which is stored: each is judged after the ones before
 * it, as when they are taken.
 */
export class ResultPreview {
  readonly #standings = new Map<string, Standing>();
  readonly #outcomes = new Map<string, Foreseen>();

  /** Returns what a request would be by now. */
  standingOf(leadId: string, stored: Standing): Standing {
    return this.#standings.get(leadId) ?? stored;
  }

  /** Notes that a request would have been changed. The move of its state is a version of its own. */
  change(leadId: string, { state, version }: Standing, work: LeadWork): void {
    const moved = requestStateOfStage[work.stage];
    this.#standings.set(leadId, { work, state: moved, version: version + (moved === state ? 1 : 2) });
  }

  /** Finds the outcome of an earlier result under the same key. */
  find(keyHash: string): Foreseen | undefined {
    return this.#outcomes.get(keyHash);
  }

  /** Notes the outcome of a result. A refused one does not use up its key. */
  keep(keyHash: string, foreseen: Foreseen): void {
    this.#outcomes.set(keyHash, foreseen);
  }
}
