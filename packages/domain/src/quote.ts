import { emailKey, parseEmail, parsePhone } from './identity.ts';
import { type FieldProblem, type FieldProblems, ok, type Parsed, problem } from './refusal.ts';
import { foldTurkish } from './turkish.ts';

/** Genders that a person may state. */
export const genders = ['male', 'female', 'other'] as const;

/** A stated gender. */
export type Gender = (typeof genders)[number];

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
export const quoteLimits = {
  name: 80,
  surname: 80,
  city: 60,
  town: 80,
  campaignId: 100,
  noticeVersion: 40,
} as const;

/** The form as it was filled in or sent; absent, `null` and blank mean the same. */
export interface RawQuote {
  readonly name?: string | null | undefined;
  readonly surname?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phoneNumber?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly town?: string | null | undefined;
  readonly gender?: string | null | undefined;
  readonly birthday?: string | null | undefined;
  readonly campaignId?: string | null | undefined;
  readonly contactEmail?: string | null | undefined;
  readonly contactPhone?: string | null | undefined;
  readonly kvkkConsent?: boolean | null | undefined;
  readonly explicitConsent?: boolean | null | undefined;
  readonly noticeVersion?: string | null | undefined;
  readonly marketing?:
    | { readonly [Channel in keyof MarketingChoice]?: boolean | undefined }
    | null
    | undefined;
  readonly contactPreference?:
    | { readonly channel?: string | undefined; readonly timeOfDay?: string | undefined }
    | null
    | undefined;
}

/** A valid request for a quote: phones as ten digits, birthday as YYYY-MM-DD, places as their lists spell them. */
export interface Quote {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly country: typeof QUOTE_COUNTRY;
  readonly city: string;
  readonly town: string;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly campaignId: string;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  readonly explicitConsent: boolean;
  readonly noticeVersion: string | null;
  readonly marketing: MarketingChoice;
  readonly contactPreference: ContactPreference | null;
}

/** The known places; an empty list means that it could not be loaded, and then any name is taken. */
export interface KnownPlaces {
  readonly provinces: readonly string[];
  readonly districtsOf: (province: string) => readonly string[];
}

/** A checked form: the quote, or the problem of each faulty field. */
export type QuoteCheck =
  | { readonly kind: 'ok'; readonly quote: Quote }
  | { readonly kind: 'invalid'; readonly fields: FieldProblems };

/** Checks a whole form against the specified rules; `now` bounds the birthday. */
export function validateQuote(raw: RawQuote, places: KnownPlaces, now: Date): QuoteCheck {
  const fields: Record<string, FieldProblem> = {};
  // The fallback never leaves this function: with any problem the quote is not returned.
  const take = <Value>(path: string, parsed: Parsed<Value>, fallback: Value): Value => {
    if (parsed.kind === 'ok') return parsed.value;
    fields[path] = parsed.problem;
    return fallback;
  };

  const city = take('city', knownName(raw.city, places.provinces, quoteLimits.city, 'unknown-city'), '');
  const districts = city === '' ? [] : places.districtsOf(city);
  const quote: Quote = {
    name: take('name', requiredText(raw.name, quoteLimits.name), ''),
    surname: take('surname', requiredText(raw.surname, quoteLimits.surname), ''),
    email: take('email', parseEmail(raw.email ?? ''), ''),
    phoneNumber: take('phoneNumber', parsePhone(raw.phoneNumber ?? ''), ''),
    country: QUOTE_COUNTRY,
    city,
    town: take('town', knownName(raw.town, districts, quoteLimits.town, 'unknown-town'), ''),
    gender: take(
      'gender',
      optional(raw.gender, (text) => choice(text, genders)),
      null,
    ),
    birthday: take(
      'birthday',
      optional(raw.birthday, (text) => parseBirthday(text, now)),
      null,
    ),
    campaignId: take('campaignId', requiredText(raw.campaignId, quoteLimits.campaignId), ''),
    contactEmail: take('contactEmail', optional(raw.contactEmail, parseEmail), null),
    contactPhone: take('contactPhone', optional(raw.contactPhone, parsePhone), null),
    explicitConsent: raw.explicitConsent === true,
    noticeVersion: take(
      'noticeVersion',
      optional(raw.noticeVersion, (text) => requiredText(text, quoteLimits.noticeVersion)),
      null,
    ),
    marketing: {
      email: raw.marketing?.email === true,
      sms: raw.marketing?.sms === true,
      call: raw.marketing?.call === true,
    },
    contactPreference: takePreference(raw.contactPreference, take),
  };
  if (raw.kvkkConsent !== true) fields.kvkkConsent = 'must-accept';
  return Object.keys(fields).length === 0 ? { kind: 'ok', quote } : { kind: 'invalid', fields };
}

/** The form after the city changed: the district of the old city is cleared. */
export function cityChanged<Form extends { readonly city: string; readonly town: string }>(
  form: Form,
  city: string,
): Form {
  return city === form.city ? form : { ...form, city, town: '' };
}

/** The form after the city's districts arrived: a district that is not among them is cleared. */
export function districtsLoaded<Form extends { readonly town: string }>(
  form: Form,
  districts: readonly string[],
): Form {
  return form.town === '' || districts.includes(form.town) ? form : { ...form, town: '' };
}

/** The key by which two requests of one person for one campaign are the same. */
export function quoteDuplicateKey(quote: { readonly campaignId: string; readonly email: string }): string {
  return `${quote.campaignId}:${emailKey(quote.email)}`;
}

/** Reads a birthday in the form YYYY-MM-DD: a day that exists, not in the future, within the last 120 years. */
export function parseBirthday(text: string, now: Date): Parsed<string> {
  const day = text.trim();
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return problem('invalid-date');
  // JavaScript reads 30 February as 1 or 2 March.
  if (date.toISOString().slice(0, 10) !== day) return problem('invalid-date');
  const earliest = new Date(now);
  earliest.setUTCFullYear(earliest.getUTCFullYear() - 120);
  return date > now || date < earliest ? problem('implausible-date') : ok(day);
}

function takePreference(
  raw: RawQuote['contactPreference'],
  take: <Value>(path: string, parsed: Parsed<Value>, fallback: Value) => Value,
): ContactPreference | null {
  if (!raw?.channel && !raw?.timeOfDay) return null;
  return {
    channel: take('contactPreference.channel', choice(raw.channel ?? 'phone', contactChannels), 'phone'),
    timeOfDay: take('contactPreference.timeOfDay', choice(raw.timeOfDay ?? 'any', contactTimes), 'any'),
  };
}

function requiredText(raw: string | null | undefined, limit: number): Parsed<string> {
  // Control and invisible characters count as space: they could turn a name around or break a line of a mail.
  const text = (raw ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim();
  if (text === '') return problem('required');
  return text.length > limit ? problem('too-long') : ok(text);
}

function knownName(
  raw: string | null | undefined,
  known: readonly string[],
  limit: number,
  unknown: FieldProblem,
): Parsed<string> {
  const text = requiredText(raw, limit);
  if (text.kind === 'problem' || known.length === 0) return text;
  const key = foldTurkish(text.value);
  const name = known.find((candidate) => foldTurkish(candidate) === key);
  return name === undefined ? problem(unknown) : ok(name);
}

function choice<Choice extends string>(text: string, choices: readonly Choice[]): Parsed<Choice> {
  const found = choices.find((candidate) => candidate === text.trim());
  return found === undefined ? problem('not-a-choice') : ok(found);
}

function optional<Value>(
  raw: string | null | undefined,
  parse: (text: string) => Parsed<Value>,
): Parsed<Value | null> {
  return raw === null || raw === undefined || raw.trim() === '' ? ok(null) : parse(raw);
}
