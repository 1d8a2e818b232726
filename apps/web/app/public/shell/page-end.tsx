import { FollowKeeper } from '#web/follow/follow-keeper.tsx';
import { Footer } from './footer.tsx';

/** The footer and the keeper of follows. Both are loaded after the page's own script. */
export function PageEnd() {
  return (
    <>
      <Footer />
      <FollowKeeper />
    </>
  );
}
