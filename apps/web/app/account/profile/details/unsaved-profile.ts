import { findDraft, forgetDraft, keepDraft, memoryStore } from '@ayrac/browser/form/kept-draft.ts';
import type { ProfileDraft } from './profile-draft.ts';

// The memory of this document survives a login, but not a reload or a logout, which load a new document.
const memory = memoryStore();

/** Unsaved input. */
export interface UnsavedProfile {
  readonly draft: ProfileDraft;
  /** Version of the profile that the form started with. */
  readonly version: number;
}

const placeOf = (owner: string) => ({ name: 'profile', owner });

/** Keeps unsaved input for when the session ends or another screen is opened. */
export function keepUnsaved(userId: string, unsaved: UnsavedProfile | undefined): void {
  if (unsaved === undefined) forgetDraft(memory, placeOf(userId));
  else keepDraft(memory, placeOf(userId), unsaved);
}

/** Returns the unsaved input of this person. */
export function findUnsaved(userId: string): UnsavedProfile | undefined {
  // Only `keepUnsaved` writes to this memory, so the type is certain.
  return (findDraft(memory, placeOf(userId), Date.now()) as UnsavedProfile | null) ?? undefined;
}
