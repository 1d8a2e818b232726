import type { Pressed } from '../marks.ts';

/** What became of a press, for whoever says so. */
export type FollowNews =
  | { readonly kind: 'kept-here' | 'followed' | 'unfollowed'; readonly name: string }
  | { readonly kind: 'refused'; readonly name: string; readonly message: string }
  | { readonly kind: 'joined'; readonly count: number };

/** Where marks are kept: on the device, or at the server. */
export interface MarkKeeper {
  /** Finds out what is marked. */
  readonly open: () => void;
  readonly keep: (pressed: Pressed) => void;
}
