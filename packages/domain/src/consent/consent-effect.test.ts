import { describe, expect, it } from 'vitest';
import {
  consentCookie,
  consentSignals,
  cookieDomains,
  mayLoadChat,
  mayLoadTags,
  unwantedCookies,
} from './consent-effect.ts';
import { decideConsent, everything, onlyNecessary, readVisitorConsent } from './visitor-consent.ts';

describe('consent signals', () => {
  // Specification 4.48
  it('are denied by default, except functionality and security', () => {
    expect(consentSignals(onlyNecessary)).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'granted',
      personalization_storage: 'denied',
      security_storage: 'granted',
    });
  });

  it.each([
    ['analytics', ['analytics_storage']],
    ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
    ['preferences', ['personalization_storage']],
  ])('%s grants %j in addition', (category, granted) => {
    const signals = consentSignals({ ...onlyNecessary, [category]: true });
    const beyond = Object.entries(signals).filter(
      ([name, value]) => value === 'granted' && !['functionality_storage', 'security_storage'].includes(name),
    );
    expect(beyond.map(([name]) => name)).toEqual(granted);
  });
});

// Specification 4.47
it.each([
  [{ ...onlyNecessary, analytics: true }, '/', '', true],
  [{ ...onlyNecessary, marketing: true }, '/en/marka', '?sayfa=2', true],
  [{ ...onlyNecessary, preferences: true }, '/', '', false],
  [onlyNecessary, '/', '', false],
  [everything, '/profile/verilerim', '', false],
  [everything, '/en/login', '', false],
  [everything, '/bulten', '', true],
  [everything, '/bulten/tercihler', '?kod=x', false],
  [everything, '/kampanyalar/a', '?token=x', false],
])('%j at %s%s may load the tag manager: %s', (choices, pathname, search, may) => {
  expect(mayLoadTags(choices, { pathname, search })).toBe(may);
});

// Specification 2.56
it.each([
  [everything, '/', true],
  [{ ...onlyNecessary, preferences: true }, '/en/kampanyalar/bmw-320i', true],
  [everything, '/administrasyon', true],
  [everything, '/admin', false],
  [everything, '/admin/campaigns', false],
  [everything, '/crm-admin/leads', false],
  [{ ...everything, preferences: false }, '/', false],
  [onlyNecessary, '/', false],
])('with %j the chatbot on %s: %s', (choices, pathname, may) => {
  expect(mayLoadChat(choices, pathname)).toBe(may);
});

describe('consent cookie', () => {
  const consent = decideConsent(undefined, everything, 'explicit', {
    now: new Date('2026-11-20T09:00:00Z'),
    newId: 'kimlik',
  });

  // Specification 9.3
  it('lasts 365 days, is Secure with HTTPS, and is limited to the site', () => {
    expect(consentCookie(consent, true)).toMatch(/; path=\/; max-age=31536000; samesite=lax; secure$/);
    expect(consentCookie(consent, false)).toMatch(/; path=\/; max-age=31536000; samesite=lax$/);
  });

  it('is read as it was written', () => {
    const [, value = ''] = /^cookieConsent=([^;]*);/.exec(consentCookie(consent, true)) ?? [];
    expect(readVisitorConsent(decodeURIComponent(value))).toEqual(consent);
  });
});

it.each([
  [onlyNecessary, ['_ga', '_ga_ABC', '_gid', '_gat_UA', 'visitorId', '_gcl_au', '_fbp', '__gads']],
  [{ ...onlyNecessary, analytics: true }, ['_gcl_au', '_fbp', '__gads']],
  [{ ...onlyNecessary, marketing: true }, ['_ga', '_ga_ABC', '_gid', '_gat_UA', 'visitorId']],
  [everything, []],
])('%j leaves no cookie of a refused purpose', (choices, unwanted) => {
  const ours = ['locale', 'cookieConsent', 'signedIn', 'gallery'];
  const theirs = ['_ga', '_ga_ABC', '_gid', '_gat_UA', 'visitorId', '_gcl_au', '_fbp', '__gads'];
  expect(unwantedCookies([...ours, ...theirs], choices)).toEqual(unwanted);
});

it.each([
  ['www.ornek.com.tr', ['www.ornek.com.tr', 'ornek.com.tr', 'com.tr']],
  ['ornek.com', ['ornek.com']],
  ['localhost', []],
  ['127.0.0.1', []],
])('a cookie of %s may belong to %j', (host, domains) => {
  expect(cookieDomains(host)).toEqual(domains);
});
