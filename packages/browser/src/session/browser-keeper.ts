import { createClient } from '@ayrac/contract/client.ts';
import { routes } from '@ayrac/contract/routes.generated.ts';
import type { Phrases } from '@ayrac/phrases/tr/index.ts';
import { browserTransport } from '../calls/transport.ts';
import { partsIn } from '../calls/transport-parts.ts';
import { createKeeper, type Keeper, type SessionEvent } from './keeper.ts';
import { clearTab, forgetUsername, rememberUsername } from './remembered.ts';
import { holdsSession, sessionStore } from './session.ts';
import { type SignInInput, signIn } from './sign-in.ts';

const CHANNEL = 'session';

let keeper: Keeper | undefined;

/** The keeper of this tab's session. */
export function keeperIn(phrases: Phrases): Keeper {
  keeper ??= openKeeper(phrases);
  return keeper;
}

/** Signs somebody in; this tab and the others know it at once. */
export function signInHere(phrases: Phrases, input: SignInInput): Promise<void> {
  const { take } = keeperIn(phrases);
  const calls = sessionCalls(phrases);
  return signIn({ calls, take, remember: rememberUsername, forget: forgetUsername }, input);
}

/** The calls of the session itself, which nobody mends. */
function sessionCalls(phrases: Phrases) {
  const names = ['getCurrentUser', 'login', 'logout', 'refreshSession'] as const;
  return createClient(names, browserTransport(routes, partsIn(phrases)));
}

/** Not a reload, which would ask whether to send again what brought the page. */
function openAnew(): void {
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
    // Absent where the page came over plain HTTP.
    locks: 'locks' in navigator ? navigator.locks : undefined,
    tell: (event) => channel.postMessage(event),
    holdsSession,
    forget: forgetUsername,
    isSeen: () => document.visibilityState === 'visible',
    clearTab,
    leave: (address) => (address === undefined ? openAnew() : location.assign(address)),
  });
  // The bar has the avatar's room ready from the first paint of the next page on.
  sessionStore.subscribe(() => {
    document.documentElement.classList.toggle('member', sessionStore.read().kind === 'authenticated');
  });
  channel.addEventListener('message', ({ data }: MessageEvent<SessionEvent>) => opened.hear(data));
  // A tab that was away, or a page that the way back shows as it was left.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') opened.seen();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) opened.seen();
  });
  return opened;
}
