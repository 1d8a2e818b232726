import { useSession } from '@ayrac/browser/session/use-session.ts';
import { useSyncExternalStore } from 'react';
import { lateComponent } from '#web/page/late-component.tsx';
import { hasGuestFollows } from './late/guest-follows.ts';
import { readKnown, watchKnown } from './relations.ts';

const Keeper = lateComponent('follow', () => import('./late/keeper.tsx').then(({ Keeper }) => Keeper));

/**
 * Loads the keeper of follows as soon as a member is signed in, a button has been pressed, or a guest's follows are
 * stored on this device.
 */
export function FollowKeeper() {
  const session = useSession();
  const isWanted = useSyncExternalStore(watchKnown, hasAnything, () => false);
  if (session.kind === 'loading' || !(session.kind === 'authenticated' || isWanted)) return null;
  return <Keeper accountId={session.kind === 'authenticated' ? session.user.id : null} />;
}

function hasAnything(): boolean {
  const { relations, pressed } = readKnown();
  return pressed.length > 0 || relations.size > 0 || hasGuestFollows();
}
