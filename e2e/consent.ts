import { consentCookies } from '@ayrac/domain/consent-effect.ts';
import { type ConsentChoices, decideConsent, onlyNecessary } from '@ayrac/domain/visitor-consent.ts';

/** The cookie of somebody who answered the question before, by refusing everything that may be refused. */
export function consentCookie(origin: string, choices: ConsentChoices = onlyNecessary) {
  const at = { now: new Date('2026-11-20T09:00:00Z'), newId: '00000000-0000-4000-8000-000000000001' };
  const value = encodeURIComponent(JSON.stringify(decideConsent(undefined, choices, 'explicit', at)));
  return { name: consentCookies.consent, value, url: origin };
}
