import { isObject } from '../json-object.ts';
import { dayInMs } from '../time/istanbul-time.ts';

/** Purposes of cookies and external scripts. `necessary` is always allowed. */
export const consentCategories = ['necessary', 'analytics', 'marketing', 'preferences'] as const;

/** Purpose of cookies and external scripts. */
type ConsentCategory = (typeof consentCategories)[number];

/** Purposes that visitors may refuse. */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const;

/** Allowed purposes. */
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>;

/**
 * Effect of not answering: `spec` saves it as consent that is in effect, `record-only` only saves it, `strict` saves
 * nothing.
 */
export type ConsentMode = 'spec' | 'record-only' | 'strict';

/** Whether the visitor chose, or no answer was taken as consent. */
export const consentTypes = ['explicit', 'implicit'] as const;

/** Origin of a consent. */
export type ConsentType = (typeof consentTypes)[number];

/** Version of the texts of the banner. Visitors whose answer has another version are asked again. */
export const CONSENT_VERSION = '1.1';

/** Time without an answer, in milliseconds, after which consent is saved in the modes that allow it. */
export const IMPLICIT_CONSENT_MS = 20_000;

/** Lifetime of the consent and visitor id cookies, in milliseconds. */
export const CONSENT_MS = 365 * dayInMs;

/** Stored consent of a visitor, as specified. Instants are ISO 8601 in UTC. */
export interface VisitorConsent {
  readonly hasConsented: true;
  /** Time of the first choice in this browser. */
  readonly consentDate: string;
  readonly preferences: ConsentChoices;
  readonly version: string;
  /** Random id created with the first choice. It identifies the consent, not a person. */
  readonly uniqueId: string;
  readonly lastUpdated: string;
  readonly consentType: ConsentType;
}

/** All purposes allowed. */
export const everything: ConsentChoices = {
  necessary: true,
  analytics: true,
  marketing: true,
  preferences: true,
};

/** Only the necessary purposes allowed. */
export const onlyNecessary: ConsentChoices = {
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
};

/**
 * Returns the consent for a new choice. The date and id of the first choice are kept, so that later choices can be
 * related to it.
 */
export function decideConsent(
  before: VisitorConsent | undefined,
  choices: ConsentChoices,
  consentType: ConsentType,
  { now, newId }: { readonly now: Date; readonly newId: string },
): VisitorConsent {
  const lastUpdated = now.toISOString();
  return {
    hasConsented: true,
    consentDate: before?.consentDate ?? lastUpdated,
    preferences: { ...choices, necessary: true },
    version: CONSENT_VERSION,
    uniqueId: before?.uniqueId ?? newId,
    lastUpdated,
    consentType,
  };
}

/** Reads a stored consent. Returns undefined for another version, and for invalid or manipulated values. */
export function readVisitorConsent(text: string | undefined): VisitorConsent | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isVisitorConsent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the visitor must be asked. In strict mode an earlier implicit consent does not count. */
export function hasToBeAsked(consent: VisitorConsent | undefined, mode: ConsentMode): boolean {
  return consent === undefined || (mode === 'strict' && consent.consentType === 'implicit');
}

/** Returns the purposes in effect for a stored consent. Implicit consent counts in mode `spec` only. */
export function choicesInForce(consent: VisitorConsent | undefined, mode: ConsentMode): ConsentChoices {
  const counts = consent !== undefined && (consent.consentType === 'explicit' || mode === 'spec');
  return counts ? consent.preferences : onlyNecessary;
}

function isVisitorConsent(value: unknown): value is VisitorConsent {
  if (!isObject(value) || !isObject(value.preferences)) return false;
  const { preferences, consentDate, lastUpdated, uniqueId, consentType } = value;
  return (
    value.version === CONSENT_VERSION &&
    value.hasConsented === true &&
    consentCategories.every((category) => typeof preferences[category] === 'boolean') &&
    [consentDate, lastUpdated].every((date) => typeof date === 'string' && !Number.isNaN(Date.parse(date))) &&
    typeof uniqueId === 'string' &&
    consentTypes.some((type) => type === consentType)
  );
}
