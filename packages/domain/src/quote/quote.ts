import { emailKey, parseEmail, parsePhone } from '../account/identity.ts';
import { choice, FieldReader, knownName, optional, type RawText, requiredText } from '../form-field.ts';
import type { Parsed } from '../parsed.ts';
import { type Gender, genders, type KnownPlaces, parseBirthday, personLimits } from '../person/person.ts';
import type { FieldProblems } from '../refusal.ts';

/** Ways in which a person may ask to be reached. */
export const contactChannels = ['phone', 'email', 'sms', 'whatsapp'] as const;

/** Times of day at which a person may ask to be reached. */
export const contactTimes = ['any', 'morning', 'afternoon', 'evening'] as const;

/** How and when a person would like to be reached. */
export interface ContactPreference {
  readonly channel: (typeof contactChannels)[number];
  readonly timeOfDay: (typeof contactTimes)[number];
}

/** Permission for commercial messages, channel by channel. */
export interface MarketingChoice {
  readonly email: boolean;
  readonly sms: boolean;
  readonly call: boolean;
}

/** No commercial messages: what holds until a person ticks a box. */
export const noMarketing: MarketingChoice = { email: false, sms: false, call: false };

/** The only country of the form. */
export const QUOTE_COUNTRY = 'Türkiye';

/** Longest texts of the form, in characters. */
export const quoteLimits = { ...personLimits, campaignId: 100, noticeVersion: 40 } as const;

/** The form as it was filled in or sent; absent, `null` and blank mean the same. */
export interface RawQuote {
  readonly name?: RawText;
  readonly surname?: RawText;
  readonly email?: RawText;
  readonly phoneNumber?: RawText;
  readonly city?: RawText;
  readonly town?: RawText;
  readonly gender?: RawText;
  readonly birthday?: RawText;
  readonly campaignId?: RawText;
  readonly contactEmail?: RawText;
  readonly contactPhone?: RawText;
  readonly kvkkConsent?: boolean | null | undefined;
  readonly explicitConsent?: boolean | null | undefined;
  readonly noticeVersion?: RawText;
  readonly marketing?:
    | { readonly [Channel in keyof MarketingChoice]?: boolean | null | undefined }
    | null
    | undefined;
  readonly contactPreference?:
    | { readonly channel?: RawText; readonly timeOfDay?: RawText }
    | null
    | undefined;
}

/** A valid contact form: phones as ten digits, birthday as YYYY-MM-DD, places as their lists spell them. */
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
  readonly marketing: MarketingChoice;
  readonly contactPreference: ContactPreference | null;
}

/** A valid request for a quote of one campaign. */
export interface Quote extends QuoteContact {
  readonly campaignId: string;
}

/** A checked form: its value, or the problem of each faulty field. */
export type FormCheck<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems };

/** Checks a whole request for a quote by the specified rules; `now` bounds the birthday. */
export function validateQuote(raw: RawQuote, places: KnownPlaces, now: Date): FormCheck<Quote> {
  const reader = new FieldReader();
  const campaignId = reader.take('campaignId', requiredText(raw.campaignId, quoteLimits.campaignId), '');
  const contact = validateContact(raw, places, now);
  if (contact.kind === 'invalid') return { kind: 'invalid', fields: { ...reader.fields, ...contact.fields } };
  if (!reader.isClean) return { kind: 'invalid', fields: reader.fields };
  return { kind: 'ok', value: { ...contact.value, campaignId } };
}

/** Checks the contact form alone, which belongs to no campaign yet. */
export function validateContact(raw: RawQuote, places: KnownPlaces, now: Date): FormCheck<QuoteContact> {
  const reader = new FieldReader();
  const city = reader.take(
    'city',
    knownName(raw.city, places.provinces, quoteLimits.city, 'unknown-city'),
    '',
  );
  const districts = city === '' ? [] : places.districtsOf(city);
  const value: QuoteContact = {
    name: reader.take('name', requiredText(raw.name, quoteLimits.name), ''),
    surname: reader.take('surname', requiredText(raw.surname, quoteLimits.surname), ''),
    email: reader.take('email', parseEmail(raw.email ?? ''), ''),
    phoneNumber: reader.take('phoneNumber', parsePhone(raw.phoneNumber ?? ''), ''),
    country: QUOTE_COUNTRY,
    city,
    town: reader.take('town', knownName(raw.town, districts, quoteLimits.town, 'unknown-town'), ''),
    gender: reader.take(
      'gender',
      optional(raw.gender, (text) => choice(text, genders)),
      null,
    ),
    birthday: reader.take(
      'birthday',
      optional(raw.birthday, (text) => parseBirthday(text, now)),
      null,
    ),
    contactEmail: reader.take('contactEmail', optional(raw.contactEmail, parseEmail), null),
    contactPhone: reader.take('contactPhone', optional(raw.contactPhone, parsePhone), null),
    explicitConsent: raw.explicitConsent === true,
    noticeVersion: reader.take('noticeVersion', optional(raw.noticeVersion, parseNoticeVersion), null),
    marketing: {
      email: raw.marketing?.email === true,
      sms: raw.marketing?.sms === true,
      call: raw.marketing?.call === true,
    },
    contactPreference: readPreference(raw.contactPreference, reader),
  };
  if (raw.kvkkConsent !== true) reader.fields.kvkkConsent = 'must-accept';
  return reader.isClean ? { kind: 'ok', value } : { kind: 'invalid', fields: reader.fields };
}

/** The key by which two requests of one person for one campaign are the same. */
export function quoteDuplicateKey(quote: { readonly campaignId: string; readonly email: string }): string {
  return `${quote.campaignId}:${emailKey(quote.email)}`;
}

function parseNoticeVersion(text: string): Parsed<string> {
  return requiredText(text, quoteLimits.noticeVersion);
}

function readPreference(raw: RawQuote['contactPreference'], reader: FieldReader): ContactPreference | null {
  if (!raw?.channel && !raw?.timeOfDay) return null;
  const channel = choice(raw.channel ?? 'phone', contactChannels);
  const timeOfDay = choice(raw.timeOfDay ?? 'any', contactTimes);
  return {
    channel: reader.take('contactPreference.channel', channel, 'phone'),
    timeOfDay: reader.take('contactPreference.timeOfDay', timeOfDay, 'any'),
  };
}
