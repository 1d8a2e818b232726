import { FollowKeeper } from '#web/follow/follow-keeper.tsx';
import { Footer } from './footer.tsx';

/** The footer, and with it what nobody sees: both come after the page's own script. */
export function PageEnd() {
  return (
    <>
      <Footer />
      <FollowKeeper />
    </>
  );
}
