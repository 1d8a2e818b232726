import type { SessionStore, SessionUser } from './session.ts';

/** A session as the server returns it. */
export interface SessionReply {
  readonly user: SessionUser;
  /** Expiry of the access token, as an ISO instant. */
  readonly expiresAt: string;
}

/**
 * Message between tabs: the session is valid, has ended, or was ended by signing out. Its names must not change, because
 * tabs that were opened before a release exchange messages with those opened after it.
 */
export type SessionEvent =
  | { readonly kind: 'held'; readonly told: SessionReply }
  | { readonly kind: 'ended' | 'left' };

/** Dependencies of the keeper. Tests pass their own. */
export interface KeeperParts {
  readonly store: SessionStore;
  /** The session's own calls, without the retry after a refresh. */
  readonly calls: {
    readonly getCurrentUser: () => Promise<SessionReply>;
    readonly refreshSession: () => Promise<SessionReply>;
    readonly logout: () => Promise<unknown>;
  };
  /** `clock` is monotonic, `now` is the time of day. Both are in milliseconds. */
  readonly clock: () => number;
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<unknown>;
  /** Web Locks, by which one tab refreshes at a time. Without them each tab refreshes for itself. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly emit: (event: SessionEvent) => void;
  readonly holdsSession: () => boolean;
  /** Removes what the browser remembers of the person. The server's responses clear the cookies. */
  readonly forget: () => void;
  /**
   * Removes what this tab stores: unsent forms, searches and viewed campaigns. `own` keeps the drafts of accounts,
   * because the person did not sign out and finds them again after the next sign-in.
   */
  readonly clearTab: (left: 'nothing' | 'own') => void;
  /** Whether the tab is visible. */
  readonly isSeen: () => boolean;
  /** Opens another document. Without an address it opens the same page again, as an anonymous visitor. */
  readonly leave: (address?: string) => void;
}
