import { withStorage } from '@ayrac/browser/browser-storage.ts';
import { findDraft, forgetDraft, keepDraft } from '@ayrac/browser/form/kept-draft.ts';

/** How long an undo is offered, in milliseconds. The server refuses to undo bulk changes of campaigns after that. */
export const OFFERED_MS = 10 * 60_000;
/** Most changes that are offered. */
const MOST = 10;
const NAME = 'officeChanges';

/** Something that a person has done and can undo. */
export interface RecentChange {
  readonly id: string;
  /** What was done, as it was reported. */
  readonly text: string;
  /** When, in epoch milliseconds. */
  readonly at: number;
  /** Ids of the changes that it consists of, in the order in which they were made. */
  readonly changes: readonly string[];
}

/** Returns the changes whose undo is still offered. The newest come first. */
export function stillOffered(all: readonly RecentChange[], now: number): readonly RecentChange[] {
  return all.filter(({ at }) => now - at < OFFERED_MS).slice(0, MOST);
}

/** Stores what a person can undo in this tab, so that it is still offered after a reload. */
export function keepRecentChanges(username: string, all: readonly RecentChange[]): void {
  const place = { name: NAME, owner: username };
  const [newest] = all;
  withStorage('sessionStorage', (store) =>
    newest === undefined
      ? forgetDraft(store, place)
      : keepDraft(store, place, { all }, newest.at + OFFERED_MS),
  );
}

/** Returns what a person can still undo in this tab. */
export function findRecentChanges(username: string, now: number): readonly RecentChange[] {
  const kept = withStorage('sessionStorage', (store) =>
    findDraft(store, { name: NAME, owner: username }, now),
  );
  return Array.isArray(kept?.all) ? stillOffered(kept.all as readonly RecentChange[], now) : [];
}
