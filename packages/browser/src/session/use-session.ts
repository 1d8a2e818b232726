import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { usePhrases } from '../phrases.tsx';
import { holdsSession, loading, type Session, sessionStore } from './session.ts';
import type { SignInInput } from './sign-in.ts';

export type { Session, SessionUser } from './session.ts';

const { read, publish, subscribe } = sessionStore;
let isBegun = false;

/** Returns the visitor's session. The code that resolves it is loaded only where the browser holds one. */
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
  // The visitor may have signed in in another tab in the meantime.
  for (const sign of ['visibilitychange', 'online']) addEventListener(sign, look);
}

/** Loads the keeper, which is not part of the first-load script. */
async function loadKeeper(phrases: Phrases) {
  return (await import('./browser-keeper.ts')).keeperIn(phrases);
}

/** Returns the actions on a session. Signing in and out throw on failure. */
export function useSessionActions() {
  const phrases = usePhrases();
  return {
    signIn: async (input: SignInInput) => (await import('./browser-keeper.ts')).signInHere(phrases, input),
    /** Fetches the signed-in person again after a change to their data. */
    askAgain: async () => (await loadKeeper(phrases)).begin(),
    /** Signs out in all tabs of this browser and opens an address as a new document. */
    signOut: async (to: string) => (await loadKeeper(phrases)).signOut(to),
  };
}
