import { withStorage } from '@ayrac/browser/browser-storage.ts';
import { findDraft, forgetDraft, forgetExpired, keepDraft } from '@ayrac/browser/form/kept-draft.ts';
import type { Shown } from './shown-pictures.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1_000;

const NAME = 'officeGallery:';

const placeOf = (username: string, campaignId: string) => ({
  name: NAME + campaignId,
  owner: username,
});

/** Stores the gallery that a person gave up for a colleague's in this browser, for a week. */
export function keepGivenUpGallery(username: string, campaignId: string, pictures: readonly Shown[]): void {
  withStorage('localStorage', (store) =>
    keepDraft(store, placeOf(username, campaignId), { pictures }, Date.now() + KEPT_MS),
  );
}

/** Removes the galleries of all campaigns that have been stored for longer than that, whoever gave them up. */
export function forgetExpiredGalleries(): void {
  withStorage('localStorage', (store) => forgetExpired(store, NAME, Date.now()));
}

export function forgetGivenUpGallery(username: string, campaignId: string): void {
  withStorage('localStorage', (store) => forgetDraft(store, placeOf(username, campaignId)));
}

/** Returns the gallery that a person gave up, or undefined. */
export function findGivenUpGallery(username: string, campaignId: string): readonly Shown[] | undefined {
  const kept = withStorage('localStorage', (store) =>
    findDraft(store, placeOf(username, campaignId), Date.now()),
  );
  return Array.isArray(kept?.pictures) ? (kept.pictures as readonly Shown[]) : undefined;
}
