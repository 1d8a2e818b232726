import { browserStorage } from '@ayrac/browser/browser-storage.ts';
import type { DraftValue } from '@ayrac/domain/campaign-draft/draft-field.ts';
import type { Cells } from '#office/sheet/block.ts';
import type { FactColumn } from './columns.ts';

/** What stood in the cells when they were typed over, by their keys. */
export type Seen = Readonly<Record<string, DraftValue>>;

/** What was typed and has not reached the server. */
export interface KeptCells {
  readonly cells: Cells;
  readonly seen: Seen;
  /** Columns of facts that no campaign has yet. */
  readonly added: readonly FactColumn[];
}

const nothing: KeptCells = { cells: {}, seen: {}, added: [] };
const keyOf = (username: string) => `officeDetails:${username}`;

/** Keeps in this browser what is not saved yet, for who typed it; nothing to keep takes away what was kept. */
export function keepCells(username: string, kept: KeptCells): void {
  const storage = browserStorage('localStorage');
  try {
    if (Object.keys(kept.cells).length === 0) storage?.removeItem(keyOf(username));
    else storage?.setItem(keyOf(username), JSON.stringify(kept));
  } catch {
    // A browser whose storage is full keeps nothing; what is typed stands in the table until somebody leaves.
  }
}

/** What was kept for somebody. */
export function keptCells(username: string): KeptCells {
  try {
    const kept = JSON.parse(browserStorage('localStorage')?.getItem(keyOf(username)) ?? '');
    return { ...nothing, ...kept };
  } catch {
    return nothing;
  }
}
