import { QUOTE_COUNTRY, type RawQuote } from '@ayrac/domain/quote/quote.ts';

/** Fields that hold text, named by their path in the request's body. */
export const textFields = [
  'name',
  'surname',
  'email',
  'phoneNumber',
  'city',
  'town',
  'gender',
  'birthday',
  'contactPreference.channel',
  'contactPreference.timeOfDay',
  'website',
] as const;
export type TextFieldName = (typeof textFields)[number];

/** Boxes, named in the same way. */
export const boxFields = [
  'kvkkConsent',
  'explicitConsent',
  'marketing.email',
  'marketing.sms',
  'marketing.call',
] as const;
export type BoxFieldName = (typeof boxFields)[number];

export type FieldName = TextFieldName | BoxFieldName;

/** The form as it stands; a phone as its digits. */
export type QuoteDraft = Readonly<Record<TextFieldName, string> & Record<BoxFieldName, boolean>>;

const longestTyped = 500;

/** What a form holds; fields that it does not send are empty. */
export function readDraft(form: FormData): QuoteDraft {
  const texts = textFields.map((name) => [name, String(form.get(name) ?? '').slice(0, longestTyped)]);
  const boxes = boxFields.map((name) => [name, form.has(name)]);
  return Object.fromEntries([...texts, ...boxes]) as QuoteDraft;
}

/** Nothing typed, nothing ticked. */
export const emptyDraft: QuoteDraft = readDraft(new FormData());

/** The draft as the domain's rules read it. */
export function rawQuote(draft: QuoteDraft) {
  const {
    'marketing.email': email,
    'marketing.sms': sms,
    'marketing.call': call,
    'contactPreference.channel': channel,
    'contactPreference.timeOfDay': timeOfDay,
    ...fields
  } = draft;
  return {
    ...fields,
    marketing: { email, sms, call },
    contactPreference: { channel: channel || undefined, timeOfDay: timeOfDay || undefined },
  } satisfies RawQuote;
}

/** What the request is about besides the form. */
export interface QuoteSubject {
  readonly campaignId: string;
  readonly noticeVersion: string;
}

/** The draft as the specified submission takes it. */
export function quoteBody(draft: QuoteDraft, subject: QuoteSubject) {
  return { ...rawQuote(draft), ...subject, country: QUOTE_COUNTRY };
}
