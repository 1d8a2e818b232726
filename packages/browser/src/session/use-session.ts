import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { usePhrases } from '../phrases.tsx';
import { holdsSession, loading, type Session, sessionStore } from './session.ts';
import type { SignInInput } from './sign-in.ts';

export type { Session, SessionUser } from './session.ts';

const { read, publish, subscribe } = sessionStore;
let isBegun = false;

/** The visitor's session. Whatever it takes to find out is loaded where the browser holds one, and nowhere else. */
export function useSession(): Session {
  const phrases = usePhrases();
  useEffect(() => begin(phrases), [phrases]);
  return useSyncExternalStore(subscribe, read, () => loading);
}

function begin(phrases: Phrases): void {
  if (isBegun) return;
  isBegun = true;
  const look = () => {
    if (read().kind === 'authenticated') return;
    if (!holdsSession()) return publish({ kind: 'anonymous' });
    loadKeeper(phrases).then(
      (keeper) => keeper.begin(),
      () => publish({ kind: 'anonymous' }),
    );
  };
  look();
  // Meanwhile somebody may have signed in elsewhere.
  for (const sign of ['visibilitychange', 'online']) addEventListener(sign, look);
}

/** Everything that a session needs beyond its state. */
async function loadKeeper(phrases: Phrases) {
  return (await import('./browser-keeper.ts')).keeperIn(phrases);
}

/** What one may do about a session; signing in and out say by an error what went wrong. */
export function useSessionDeeds() {
  const phrases = usePhrases();
  return {
    signIn: async (input: SignInInput) => (await import('./browser-keeper.ts')).signInHere(phrases, input),
    /** Hears anew who is signed in, after something about them has changed. */
    askAgain: async () => (await loadKeeper(phrases)).begin(),
    /** Ends the session everywhere in this browser and leads to an address, as a document that remembers nobody. */
    signOut: async (to: string) => (await loadKeeper(phrases)).signOut(to),
  };
}
