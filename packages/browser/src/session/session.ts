import type { SessionUser } from '@ayrac/contract/auth.ts';

export type { SessionUser } from '@ayrac/contract/auth.ts';

/** State of the session. `loading` until the server has answered. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'authenticated'; readonly user: SessionUser };

/** Observable state of one tab's session. */
export interface SessionStore {
  readonly read: () => Session;
  readonly publish: (session: Session) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Initial state in every tab, and of every page on the server. */
export const loading: Session = { kind: 'loading' };

/** Creates the store of one tab. Tests create several. */
export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>();
  let session = loading;
  return {
    read: () => session,
    publish: (next) => {
      session = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store of this tab. */
export const sessionStore = createSessionStore();

/**
 * Whether the browser may hold a session, judged by a readable cookie. Anonymous visitors thus cause no session
 * request.
 */
export function holdsSession(): boolean {
  return /(?:^|; )signedIn=1/.test(document.cookie);
}
