import { Suspense, useSyncExternalStore } from 'react';
import { lateComponent } from '#web/late-component.ts';
import { useSession } from '#web/session/use-session.ts';
import { GUEST_FOLLOWS, markStore } from './marks.ts';

const Keeper = lateComponent('follow', () => import('./late/keeper.tsx').then(({ Keeper }) => Keeper));

/** Keeps what is followed, as soon as somebody is signed in, has pressed a button, or followed something as a guest. */
export function FollowKeeper() {
  const session = useSession();
  const isWanted = useSyncExternalStore(markStore.subscribe, hasAnything, () => false);
  if (session.kind === 'loading' || !(session.kind === 'authenticated' || isWanted)) return null;
  return (
    <Suspense>
      <Keeper accountId={session.kind === 'authenticated' ? session.user.id : null} />
    </Suspense>
  );
}

function hasAnything(): boolean {
  if (markStore.readPressed().length > 0 || markStore.read().size > 0) return true;
  try {
    return localStorage.getItem(GUEST_FOLLOWS) !== null;
  } catch {
    return false;
  }
}
