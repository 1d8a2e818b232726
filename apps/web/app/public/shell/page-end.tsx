import { FollowKeeper } from '#web/follow/follow-keeper.tsx';
import { ConnectionWatch } from './connection-watch.tsx';
import { Footer } from './footer.tsx';
import { useMenuAhead } from './use-menu-ahead.ts';

/**
 * The footer, the keeper of follows, the watch over the connection and the early menu. All are loaded after the page's
 * own script.
 */
export function PageEnd() {
  useMenuAhead();
  return (
    <>
      <Footer />
      <FollowKeeper />
      <ConnectionWatch />
    </>
  );
}
