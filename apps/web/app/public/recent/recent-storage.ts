import type { StorageName } from '@ayrac/browser/browser-storage.ts';
import { type ConsentMode, choicesInForce } from '@ayrac/domain/consent/visitor-consent.ts';
import { readKeptConsent } from '#web/public/consent/kept-consent.ts';

/** Returns where viewed campaigns are stored: on the device with consent to preferences, else in the tab. */
export function recentStorage(mode: ConsentMode): StorageName {
  const { preferences } = choicesInForce(readKeptConsent(), mode);
  return preferences ? 'localStorage' : 'sessionStorage';
}
