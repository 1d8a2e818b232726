import { useSession } from '@ayrac/browser/session/use-session.ts';
import { Suspense, useSyncExternalStore } from 'react';
import { lateComponent } from '#web/page/late-component.tsx';
import { hasGuestFollows } from './late/guest-follows.ts';
import { readKnown, watchKnown } from './relations.ts';

const Keeper = lateComponent('follow', () => import('./late/keeper.tsx').then(({ Keeper }) => Keeper));

/** Keeps what is followed, as soon as somebody is signed in, has pressed a button, or followed something as a guest. */
export function FollowKeeper() {
  const session = useSession();
  const isWanted = useSyncExternalStore(watchKnown, hasAnything, () => false);
  if (session.kind === 'loading' || !(session.kind === 'authenticated' || isWanted)) return null;
  return (
    <Suspense>
      <Keeper accountId={session.kind === 'authenticated' ? session.user.id : null} />
    </Suspense>
  );
}

function hasAnything(): boolean {
  const { relations, pressed } = readKnown();
  return pressed.length > 0 || relations.size > 0 || hasGuestFollows();
}
