import { useSession } from '@ayrac/browser/session/use-session.ts';
import { useState } from 'react';
import { forgetOwnGallery, keepOwnGallery, ownGallery } from './own-gallery.ts';
import type { Shown } from './use-gallery.ts';

/** Keeps the gallery that the signed-in person gave up in a conflict, until it is brought back or not needed. */
export function useOwnGallery(campaignId: string) {
  const session = useSession();
  const username = session.kind === 'authenticated' ? session.user.username : '';
  const [pictures, setPictures] = useState(() => ownGallery(username, campaignId));
  return {
    pictures,
    keep(given: readonly Shown[]) {
      keepOwnGallery(username, campaignId, given);
      setPictures(given);
    },
    forget() {
      forgetOwnGallery(username, campaignId);
      setPictures(undefined);
    },
  };
}
