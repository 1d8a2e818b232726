import { createClient } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { browserTransport } from '../calls/transport.ts';
import { partsIn } from '../calls/transport-parts.ts';
import { createKeeper, type Keeper } from './keeper.ts';
import type { SessionEvent } from './keeper-parts.ts';
import { clearTab, forgetUsername, rememberUsername } from './remembered.ts';
import { holdsSession, sessionStore } from './session.ts';
import { type SignInInput, signIn } from './sign-in.ts';

const CHANNEL = 'session';

let keeper: Keeper | undefined;

/** Returns the keeper of this tab's session. */
export function keeperIn(phrases: Phrases): Keeper {
  keeper ??= openKeeper(phrases);
  return keeper;
}

/** Signs in and publishes the session to this tab and the others. Throws as `signIn` does. */
export function signInHere(phrases: Phrases, input: SignInInput): Promise<void> {
  const { take } = keeperIn(phrases);
  const calls = sessionCalls(phrases);
  return signIn({ calls, take, remember: rememberUsername, forget: forgetUsername }, input);
}

/** The session's own calls, without the retry after a refresh. */
function sessionCalls(phrases: Phrases) {
  const names = ['getCurrentUser', 'login', 'logout', 'refreshSession'] as const;
  return createClient(names, browserTransport(routes, partsIn(phrases)));
}

/** A reload could ask the visitor whether to submit a form again. */
function reopen(): void {
  location.replace(location.pathname + location.search);
}

function openKeeper(phrases: Phrases): Keeper {
  const channel = new BroadcastChannel(CHANNEL);
  const opened = createKeeper({
    store: sessionStore,
    calls: sessionCalls(phrases),
    clock: () => performance.now(),
    now: () => Date.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    // The Web Locks API does not exist on plain HTTP.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    emit: (event) => channel.postMessage(event),
    holdsSession,
    forget: forgetUsername,
    isSeen: () => document.visibilityState === 'visible',
    clearTab,
    leave: (address) => (address === undefined ? reopen() : location.assign(address)),
  });
  // The class reserves the avatar's place in the bar, so that later pages do not shift.
  sessionStore.subscribe(() => {
    document.documentElement.classList.toggle('member', sessionStore.read().kind === 'authenticated');
  });
  channel.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => opened.hear(data));
  // The tab was in the background, or the page comes from the back/forward cache.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.seen();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) opened.seen();
  });
  return opened;
}
