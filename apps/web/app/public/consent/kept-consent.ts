import { withStorage } from '@ayrac/browser/browser-storage.ts';
import {
  consentCookie,
  consentCookies,
  longCookie,
  unwantedCookies,
} from '@ayrac/domain/consent/consent-effect.ts';
import {
  type ConsentChoices,
  readVisitorConsent,
  type VisitorConsent,
} from '@ayrac/domain/consent/visitor-consent.ts';
import { settleRecent } from '#web/public/recent/recent-campaigns.ts';
import { deleteCookie, readCookies, writeCookie } from './browser-cookies.ts';

/** Returns the choice stored in this browser, or undefined. */
export function readKeptConsent(): VisitorConsent | undefined {
  return readVisitorConsent(readCookies()[consentCookies.consent]);
}

/** Stores a choice for a year. */
export function keepConsent(consent: VisitorConsent): void {
  writeCookie(consentCookie(consent, isHttps()));
}

/**
 * Removes all cookies and storage entries that the choice does not allow, ours and the tag manager's. If analytics are
 * allowed, returns the visitor's id and creates one if necessary.
 */
export function settleStorage(choices: ConsentChoices): string | undefined {
  const cookies = readCookies();
  const entries = withStorage('localStorage', (storage) => Object.keys(storage)) ?? [];
  for (const name of unwantedCookies([...Object.keys(cookies), ...entries], choices)) {
    deleteCookie(name);
    withStorage('localStorage', (storage) => storage.removeItem(name));
  }
  settleRecent(choices.preferences, new Date());
  if (!choices.analytics) return undefined;
  const known = cookies[consentCookies.visitorId];
  if (known !== undefined) return known;
  const visitorId = randomId();
  writeCookie(longCookie(consentCookies.visitorId, visitorId, isHttps()));
  return visitorId;
}

/** Returns a random UUID. `crypto.randomUUID` does not exist on plain HTTP. */
export function randomId(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

function isHttps(): boolean {
  return location.protocol === 'https:';
}
