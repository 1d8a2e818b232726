import { CONSENT_MS, type ConsentChoices, type VisitorConsent } from './visitor-consent.ts';

/** The cookies that remember the choice, and the browser where it allowed to be counted. */
export const consentCookies = { consent: 'cookieConsent', visitorId: 'visitorId' } as const;

/** What a signal of Google's consent mode (version 2) says. */
export type ConsentSignal = 'granted' | 'denied';

/** The signals of consent mode for these choices; functionality and security are always granted. */
export function consentSignals({ analytics, marketing, preferences }: ConsentChoices) {
  const signal = (isGranted: boolean): ConsentSignal => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(analytics),
    functionality_storage: signal(true),
    personalization_storage: signal(preferences),
    security_storage: signal(true),
  } as const;
}

// What such a page shows or carries in its address is between its visitor and us.
const personalPages =
  /^\/(?:login|register|sifre|e-posta-|profile|my-campaigns|talep|bulten\/|admin|crm-admin)/;
const personalParameters = ['token', 'kod'];

/** An address inside the site, as the browser takes it apart. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a page is its visitor's own, or its address carries what is. */
export function isPersonalPage({ pathname, search }: PageAddress): boolean {
  const path = pathname.replace(/^\/en(?=\/|$)/, '');
  const parameters = new URLSearchParams(search);
  return personalPages.test(path) || personalParameters.some((name) => parameters.has(name));
}

/** Whether the tag manager may be loaded: somebody allowed it, and the page is nobody's own. */
export function mayLoadTags({ analytics, marketing }: ConsentChoices, page: PageAddress): boolean {
  return (analytics || marketing) && !isPersonalPage(page);
}

/** Whether the chatbot may be loaded: who allowed preferences meets it everywhere but in the back office. */
export function mayLoadChat({ preferences }: ConsentChoices, pathname: string): boolean {
  return preferences && !/^\/(?:admin|crm-admin)(?=\/|$)/.test(pathname);
}

/** `Set-Cookie` and `document.cookie` both take it: readable by script, for a year, never sent to other sites. */
export function longCookie(name: string, value: string, isHttps: boolean): string {
  const attributes = `path=/; max-age=${CONSENT_MS / 1000}; samesite=lax`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}${isHttps ? '; secure' : ''}`;
}

/** The cookie of a choice. */
export function consentCookie(consent: VisitorConsent, isHttps: boolean): string {
  return longCookie(consentCookies.consent, JSON.stringify(consent), isHttps);
}

const optionalCookies = {
  analytics: /^(?:_ga|_gid$|_gat|_dc_gtm_|visitorId$)/,
  marketing: /^(?:_gcl_|_gac_|_fbp$|_fbc$|__gads$|__gpi$|__eoi$)/,
} as const;

/** Of the cookies that a page can see, those that these choices do not allow; each has to be deleted. */
export function unwantedCookies(names: readonly string[], choices: ConsentChoices): string[] {
  const refused = (['analytics', 'marketing'] as const).filter((category) => !choices[category]);
  return names.filter((name) => refused.some((category) => optionalCookies[category].test(name)));
}

/** The domains that a cookie of a host may have been set for: its own, and each one above it but the topmost. */
export function cookieDomains(host: string): string[] {
  const parts = host.split('.');
  if (parts.length < 2 || /^[\d.]+$/.test(host)) return [];
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}
