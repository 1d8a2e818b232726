import { useSession } from '@ayrac/browser/session/use-session.ts';
import { useCallback, useEffect, useState } from 'react';
import {
  findGivenUpGallery,
  forgetExpiredGalleries,
  forgetGivenUpGallery,
  keepGivenUpGallery,
} from './given-up-gallery.ts';
import { isSame, type Shown } from './shown-pictures.ts';

/**
 * Keeps the gallery that the signed-in person gave up in a conflict, until it is not needed or is the saved one again.
 * `saved` is undefined while changes are unsaved.
 */
export function useGivenUpGallery(campaignId: string, saved: readonly Shown[] | undefined) {
  const session = useSession();
  const username = session.kind === 'authenticated' ? session.user.username : '';
  const [pictures, setPictures] = useState(() => findGivenUpGallery(username, campaignId));
  const forget = useCallback(() => {
    forgetGivenUpGallery(username, campaignId);
    setPictures(undefined);
  }, [username, campaignId]);
  useEffect(() => {
    if (pictures !== undefined && saved !== undefined && isSame(pictures, saved)) forget();
  }, [pictures, saved, forget]);
  useEffect(forgetExpiredGalleries, []);
  return {
    pictures,
    keep(given: readonly Shown[]) {
      keepGivenUpGallery(username, campaignId, given);
      setPictures(given);
    },
    forget,
  };
}
