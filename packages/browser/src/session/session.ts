import type { SessionUser } from '@ayrac/contract/auth.ts';

export type { SessionUser } from '@ayrac/contract/auth.ts';

/** The three states of a session. */
export type Session =
  | { readonly kind: 'loading' }
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'authenticated'; readonly user: SessionUser };

/** Where the session of one tab is kept. */
export interface SessionStore {
  readonly read: () => Session;
  readonly publish: (session: Session) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What every tab begins with, and every page on the server. */
export const loading: Session = { kind: 'loading' };

/** A store of its own for each tab; the tests open several. */
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

/** This tab's. */
export const sessionStore = createSessionStore();

/** Whether the browser holds a session that is worth asking the server about; strangers never make that call. */
export function holdsSession(): boolean {
  return /(?:^|; )signedIn=1/.test(document.cookie);
}
