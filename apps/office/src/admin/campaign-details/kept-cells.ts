import { browserStorage } from '@ayrac/browser/browser-storage.ts';
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
const keyOf = (username: string) => `officeDetails:${username}`;

/** Stores unsaved changes in this browser for the person who made them. Without changes the entry is removed. */
export function keepCells(username: string, kept: KeptCells): void {
  const storage = browserStorage('localStorage');
  try {
    if (Object.keys(kept.cells).length === 0) storage?.removeItem(keyOf(username));
    else storage?.setItem(keyOf(username), JSON.stringify(kept));
  } catch {
    // If storage is full or denied, the changes only live as long as the page.
  }
}

/** Returns a person's stored changes. */
export function keptCells(username: string): KeptCells {
  try {
    const kept = JSON.parse(browserStorage('localStorage')?.getItem(keyOf(username)) ?? '');
    return { ...nothing, ...kept };
  } catch {
    return nothing;
  }
}
