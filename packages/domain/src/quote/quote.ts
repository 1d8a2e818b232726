import { emailField, phoneField } from '../account/identity.ts';
import { disclosureFields, shownVersionField } from '../consent/disclosure.ts';
import { type Fields, type FormCheck, type RawOf, type RuledField, readFields } from '../field/field.ts';
import { choice, FieldReader, type RawText, requiredText } from '../field/form-field.ts';
import {
  birthdayField,
  type Gender,
  genderField,
  type KnownPlaces,
  nameFields,
  parseBirthday,
  placeFields,
  placeRules,
} from '../person/person.ts';
import type { FieldProblems } from '../refusal.ts';

/** Contact channels that a person may prefer. */
export const contactChannels = ['phone', 'email', 'sms', 'whatsapp'] as const;

/** Times of day that a person may prefer for contact. */
export const contactTimes = ['any', 'morning', 'afternoon', 'evening'] as const;

/** Preferred contact channel and time of day. */
export interface ContactPreference {
  readonly channel: (typeof contactChannels)[number];
  readonly timeOfDay: (typeof contactTimes)[number];
}

/** Permissions for commercial messages, by channel. */
export interface MarketingChoice {
  readonly email: boolean;
  readonly sms: boolean;
  readonly call: boolean;
}

/** Country of every request. */
export const QUOTE_COUNTRY = 'Türkiye';

const box = { kind: 'switch', isRequired: false } as const;

/**
 * Checkboxes below a form. Accepting the privacy notice is required, but is not consent; everything else is optional.
 */
export const consentFields = {
  ...disclosureFields,
  explicitConsent: box,
  /** Version of the texts of the optional checkboxes. */
  questionsVersion: shownVersionField,
} as const satisfies Fields;

/** Checkboxes for commercial messages, within `marketing`. */
export const marketingFields = { email: box, sms: box, call: box } as const satisfies Fields;

/** Contact preferences, within `contactPreference`. Either of the two is enough. */
export const preferenceFields = {
  channel: { kind: 'choice', isRequired: false, choices: contactChannels },
  timeOfDay: { kind: 'choice', isRequired: false, choices: contactTimes },
} as const satisfies Fields;

/** Fields of the contact form. */
export const contactFields = {
  ...nameFields,
  email: emailField,
  phoneNumber: phoneField,
  ...placeFields,
  gender: genderField,
  birthday: birthdayField,
  contactEmail: { ...emailField, isRequired: false },
  contactPhone: { ...phoneField, isRequired: false },
  ...consentFields,
} as const satisfies Fields;

/** Field for the requested campaign. */
export const campaignField = {
  kind: 'id',
  isRequired: true,
  limit: 100,
  read: (text: string) => requiredText(text, 100),
} as const satisfies RuledField;

/** Input of the quote form. Absent, `null` and blank mean the same. */
export interface RawQuote extends RawOf<typeof contactFields> {
  readonly campaignId?: RawText;
  readonly marketing?: RawOf<typeof marketingFields> | null | undefined;
  readonly contactPreference?: RawOf<typeof preferenceFields> | null | undefined;
}

/** Validated contact form: phones as ten digits, birthday as YYYY-MM-DD, places in the spelling of their lists. */
export interface QuoteContact {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly country: typeof QUOTE_COUNTRY;
  readonly city: string;
  readonly town: string;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly explicitConsent: boolean;
  readonly noticeVersion: string | null;
  readonly questionsVersion: string | null;
  readonly marketing: MarketingChoice;
  readonly contactPreference: ContactPreference | null;
}

/** Validated quote request for one campaign. */
export interface Quote extends QuoteContact {
  readonly campaignId: string;
}

/** Returns the problems of a validation, or an empty object. */
export function problemsOf(check: FormCheck<unknown>): FieldProblems {
  return check.kind === 'invalid' ? check.fields : {};
}

/** Validates a quote request by the specified rules. `now` is needed to check the birthday. */
export function validateQuote(raw: RawQuote, places: KnownPlaces, now: Date): FormCheck<Quote> {
  const subject = readFields({ campaignId: campaignField }, { campaignId: raw.campaignId });
  const contact = validateContact(raw, places, now);
  if (subject.kind === 'ok' && contact.kind === 'ok')
    return { kind: 'ok', value: { ...contact.value, ...subject.value } };
  return { kind: 'invalid', fields: { ...problemsOf(subject), ...problemsOf(contact) } };
}

/** Validates only the contact form, without a campaign. */
export function validateContact(raw: RawQuote, places: KnownPlaces, now: Date): FormCheck<QuoteContact> {
  const contact = readFields(
    contactFields,
    { ...raw },
    {
      ...placeRules(raw.city, places),
      birthday: (text) => parseBirthday(text, now),
    },
  );
  const preference = readPreference(raw.contactPreference);
  if (contact.kind !== 'ok' || preference.kind !== 'ok')
    return { kind: 'invalid', fields: { ...problemsOf(contact), ...problemsOf(preference) } };
  const { kvkkConsent: _read, ...person } = contact.value;
  const value = { ...person, country: QUOTE_COUNTRY, marketing: readMarketing(raw.marketing) } as const;
  return { kind: 'ok', value: { ...value, contactPreference: preference.value } };
}

/** Reads the checkboxes for commercial messages. Anything but true counts as not ticked. */
export function readMarketing(raw: RawQuote['marketing']): MarketingChoice {
  return { email: raw?.email === true, sms: raw?.sms === true, call: raw?.call === true };
}

/** Reads the contact preference; null when neither of the two is given. */
export function readPreference(raw: RawQuote['contactPreference']): FormCheck<ContactPreference | null> {
  if (!raw?.channel && !raw?.timeOfDay) return { kind: 'ok', value: null };
  const reader = new FieldReader();
  const channel = choice(raw.channel ?? 'phone', contactChannels);
  const timeOfDay = choice(raw.timeOfDay ?? 'any', contactTimes);
  const value: ContactPreference = {
    channel: reader.take('contactPreference.channel', channel, 'phone'),
    timeOfDay: reader.take('contactPreference.timeOfDay', timeOfDay, 'any'),
  };
  return reader.isClean ? { kind: 'ok', value } : { kind: 'invalid', fields: reader.fields };
}
