import { withStorage } from '@ayrac/browser/browser-storage.ts';
import { findDraft, forgetDraft, keepDraft } from '@ayrac/browser/form/kept-draft.ts';
import type { DraftValue } from '@ayrac/domain/campaign-draft/draft-field.ts';
import type { Cells } from '#office/sheet/block.ts';
import type { FactColumn } from './columns.ts';

/** Saved values at the time when the cells were changed, by cell key. */
export type Seen = Readonly<Record<string, DraftValue>>;

/** Unsaved changes of the table. */
export interface KeptCells {
  readonly cells: Cells;
  readonly seen: Seen;
  /** Columns of facts that no campaign has yet. */
  readonly added: readonly FactColumn[];
}

const nothing: KeptCells = { cells: {}, seen: {}, added: [] };
const placeOf = (username: string) => ({ name: 'officeDetails', owner: username });

/** Stores unsaved changes in this browser for the person who made them. Without changes the entry is removed. */
export function keepCells(username: string, kept: KeptCells): void {
  const place = placeOf(username);
  const isEmpty = Object.keys(kept.cells).length === 0;
  withStorage('localStorage', (store) =>
    isEmpty ? forgetDraft(store, place) : keepDraft(store, place, kept),
  );
}

/** Returns a person's stored changes. */
export function keptCells(username: string): KeptCells {
  return {
    ...nothing,
    ...withStorage('localStorage', (store) => findDraft(store, placeOf(username), Date.now())),
  };
}
