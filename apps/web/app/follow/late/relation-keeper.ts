import type { Pressed } from '../relations.ts';

/** Outcome of a press. */
export type FollowNews =
  | { readonly kind: 'kept-here' | 'followed' | 'unfollowed'; readonly pressed: Pressed }
  | { readonly kind: 'refused'; readonly pressed: Pressed; readonly message: string }
  | { readonly kind: 'joined'; readonly count: number };

/** Storage of relations: the device or the server. */
export interface RelationKeeper {
  /** Loads the stored relations. */
  readonly open: () => void;
  readonly keep: (pressed: Pressed) => void;
}
