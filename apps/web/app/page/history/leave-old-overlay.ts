import { OVERLAY_HASH, overlayOf } from './overlay.ts';

/** Removes the overlay of an entry at which a document starts: what it showed belonged to the document before. */
export function leaveOldOverlay(): void {
  const { usr, ...entry } = history.state ?? {};
  if (overlayOf(usr) === undefined) return;
  const { overlay: _overlay, ...state } = usr;
  const { pathname, search, hash } = location;
  history.replaceState({ ...entry, usr: state }, '', pathname + search + (hash === OVERLAY_HASH ? '' : hash));
}
