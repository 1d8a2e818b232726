import type { ProfileDraft } from './profile-draft.ts';

/** What somebody typed and could not save yet. */
export interface KeptDraft {
  readonly userId: string;
  readonly draft: ProfileDraft;
  /** The version that the form began with. */
  readonly version: number;
}

// In the memory of this document alone: it survives a login, and neither a reload nor a logout, which are documents anew.
let kept: KeptDraft | undefined;

/** Keeps what is typed, in case the session ends or another screen is opened. */
export function keepDraft(draft: KeptDraft | undefined): void {
  kept = draft;
}

/** What this person had typed; what somebody else did is nobody's. */
export function findDraft(userId: string): KeptDraft | undefined {
  return kept?.userId === userId ? kept : undefined;
}
