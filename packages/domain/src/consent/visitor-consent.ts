import { dayInMs } from '../time/istanbul-time.ts';

/** What a browser keeps and a site loads, by its purpose; the first is always on. */
export const consentCategories = ['necessary', 'analytics', 'marketing', 'preferences'] as const;

/** One purpose. */
export type ConsentCategory = (typeof consentCategories)[number];

/** The purposes that somebody may refuse. */
export const optionalCategories = ['analytics', 'marketing', 'preferences'] as const;

/** What was allowed, purpose by purpose. */
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>;

/** What happens without an answer: it is saved and counts, it is saved alone, or nothing is saved. */
export type ConsentMode = 'spec' | 'record-only' | 'strict';

/** Whether somebody chose, or silence was taken for a choice. */
export const consentTypes = ['explicit', 'implicit'] as const;

/** How a choice came about. */
export type ConsentType = (typeof consentTypes)[number];

/** The version of the texts that are shown with the question; whoever answered another one is asked again. */
export const CONSENT_VERSION = '1.1';

/** Silence of this length, in milliseconds, is saved as acceptance where the mode says so. */
export const IMPLICIT_CONSENT_MS = 20_000;

/** How long the cookies of consent and visitor id live, in milliseconds. */
export const CONSENT_MS = 365 * dayInMs;

/** The stored choice of a visitor, as specified; instants are ISO 8601 in UTC. */
export interface VisitorConsent {
  readonly hasConsented: true;
  /** When somebody at this browser chose for the first time. */
  readonly consentDate: string;
  readonly preferences: ConsentChoices;
  readonly version: string;
  /** Random, made with the first choice; it names the choice and nobody. */
  readonly uniqueId: string;
  readonly lastUpdated: string;
  readonly consentType: ConsentType;
}

/** Everything allowed. */
export const everything: ConsentChoices = {
  necessary: true,
  analytics: true,
  marketing: true,
  preferences: true,
};

/** Nothing allowed but what the site cannot do without. */
export const onlyNecessary: ConsentChoices = {
  necessary: true,
  analytics: false,
  marketing: false,
  preferences: false,
};

/** A choice that is made now; the first one's date and id stay, so that later ones can be put beside it. */
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

/** Reads a stored choice; one of another version, or that was tampered with, is none. */
export function readVisitorConsent(text: string | undefined): VisitorConsent | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isVisitorConsent(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a visitor has to be asked. Where nothing is saved without an answer, an earlier silence is none. */
export function hasToBeAsked(consent: VisitorConsent | undefined, mode: ConsentMode): boolean {
  return consent === undefined || (mode === 'strict' && consent.consentType === 'implicit');
}

/** What may be done on the strength of a stored choice: silence counts in the specified mode alone. */
export function choicesInForce(consent: VisitorConsent | undefined, mode: ConsentMode): ConsentChoices {
  const counts = consent !== undefined && (consent.consentType === 'explicit' || mode === 'spec');
  return counts ? consent.preferences : onlyNecessary;
}

function isVisitorConsent(value: unknown): value is VisitorConsent {
  if (!isRecord(value) || !isRecord(value.preferences)) return false;
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
