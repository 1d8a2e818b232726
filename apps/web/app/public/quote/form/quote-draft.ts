import { type Draft, readDraft as readTyped } from '@ayrac/browser/form/draft.ts';
import { type Fields, trapField } from '@ayrac/domain/field/field.ts';
import {
  contactFields,
  marketingFields,
  preferenceFields,
  QUOTE_COUNTRY,
  type RawQuote,
} from '@ayrac/domain/quote/quote.ts';

/** Alternative contact details and the versions of shown texts are not fields of the page. */
const {
  contactEmail: _email,
  contactPhone: _phone,
  noticeVersion: _notice,
  questionsVersion: _questions,
  ...typedFields
} = contactFields;

/** Fields of the form, named by their path in the request body. */
export const quoteForm = {
  ...typedFields,
  'contactPreference.channel': preferenceFields.channel,
  'contactPreference.timeOfDay': preferenceFields.timeOfDay,
  'marketing.email': marketingFields.email,
  'marketing.sms': marketingFields.sms,
  'marketing.call': marketingFields.call,
  website: trapField,
} as const satisfies Fields;

export type FieldName = keyof typeof quoteForm;

/** Names of the fields in the order of the form. */
export const fieldNames = Object.keys(quoteForm) as readonly FieldName[];

/** Content of the form. A phone number is its digits. */
export type QuoteDraft = Draft<typeof quoteForm>;

const longestTyped = 500;

/** Reads the form. A field that was not sent is an empty string or unchecked. */
export function readDraft(form: FormData): QuoteDraft {
  const typed = Object.entries(readTyped(form, quoteForm));
  const texts = typed.map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, longestTyped) : value,
  ]);
  return Object.fromEntries(texts) as QuoteDraft;
}

/** A draft with all texts empty and all boxes unchecked. */
export const emptyDraft: QuoteDraft = readDraft(new FormData());

/** Returns the draft in the shape of the domain's rules. */
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

/** Subject of the request, apart from the form. */
export interface QuoteSubject {
  readonly campaignId: string;
  /** Versions of the privacy notice and of the consent questions that the form shows. */
  readonly noticeVersion: string;
  readonly questionsVersion: string;
}

/** Returns the body of the specified submission. */
export function quoteBody(draft: QuoteDraft, subject: QuoteSubject) {
  return { ...rawQuote(draft), ...subject, country: QUOTE_COUNTRY };
}
