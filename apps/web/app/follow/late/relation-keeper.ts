import type { Pressed } from '../relations.ts';

/** What became of a press, for whoever says so. */
export type FollowNews =
  | { readonly kind: 'kept-here' | 'followed' | 'unfollowed'; readonly pressed: Pressed }
  | { readonly kind: 'refused'; readonly pressed: Pressed; readonly message: string }
  | { readonly kind: 'joined'; readonly count: number };

/** Where relations are kept: on the device, or at the server. */
export interface RelationKeeper {
  /** Finds out which there are. */
  readonly open: () => void;
  readonly keep: (pressed: Pressed) => void;
}
