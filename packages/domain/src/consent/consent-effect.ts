import { CONSENT_MS, type ConsentChoices, type VisitorConsent } from './visitor-consent.ts';

/** Names of the cookies that store the consent and, when the visitor allowed analytics, the visitor's id. */
export const consentCookies = { consent: 'cookieConsent', visitorId: 'visitorId' } as const;

/** Value of a signal of Google's consent mode (version 2). */
export type ConsentSignal = 'granted' | 'denied';

/** Returns the consent mode signals for these choices. Functionality and security are always granted. */
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

// Pages whose content or URL is private to the visitor.
const personalPages =
  /^\/(?:login|register|sifre|e-posta-|profile|my-campaigns|talep|bulten\/|admin|crm-admin)/;
const personalParameters = ['token', 'kod'];

/** Path and query of a page, as in `URL` and `Location`. */
export interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

/** Whether a page is private to its visitor, by its path or by a token in its query. */
export function isPersonalPage({ pathname, search }: PageAddress): boolean {
  const path = pathname.replace(/^\/en(?=\/|$)/, '');
  const parameters = new URLSearchParams(search);
  return personalPages.test(path) || personalParameters.some((name) => parameters.has(name));
}

/** Whether the tag manager may be loaded: the visitor allowed analytics or marketing, and the page is not private. */
export function mayLoadTags({ analytics, marketing }: ConsentChoices, page: PageAddress): boolean {
  return (analytics || marketing) && !isPersonalPage(page);
}

/** Whether the chatbot may be loaded: the visitor allowed preferences, and the page is not in the back office. */
export function mayLoadChat({ preferences }: ConsentChoices, pathname: string): boolean {
  return preferences && !/^\/(?:admin|crm-admin)(?=\/|$)/.test(pathname);
}

/** Formats a cookie for `Set-Cookie` or `document.cookie`: readable by scripts, valid for a year, `SameSite=Lax`. */
export function longCookie(name: string, value: string, isHttps: boolean): string {
  const attributes = `path=/; max-age=${CONSENT_MS / 1000}; samesite=lax`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}${isHttps ? '; secure' : ''}`;
}

/** Formats the cookie that stores a consent. */
export function consentCookie(consent: VisitorConsent, isHttps: boolean): string {
  return longCookie(consentCookies.consent, JSON.stringify(consent), isHttps);
}

const optionalCookies = {
  analytics: /^(?:_ga|_gid$|_gat|_dc_gtm_|visitorId$)/,
  marketing: /^(?:_gcl_|_gac_|_fbp$|_fbc$|__gads$|__gpi$|__eoi$)/,
} as const;

/** Returns the names of those cookies that these choices do not allow. They must be deleted. */
export function unwantedCookies(names: readonly string[], choices: ConsentChoices): string[] {
  const refused = (['analytics', 'marketing'] as const).filter((category) => !choices[category]);
  return names.filter((name) => refused.some((category) => optionalCookies[category].test(name)));
}

/**
 * Returns the domains for which a cookie of a host may have been set: the host and its parent domains, without the
 * top-level domain.
 */
export function cookieDomains(host: string): string[] {
  const parts = host.split('.');
  if (parts.length < 2 || /^[\d.]+$/.test(host)) return [];
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}
