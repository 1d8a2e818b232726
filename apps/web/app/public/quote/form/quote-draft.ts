import { type Draft, readDraft as readTyped } from '@ayrac/browser/form/draft.ts';
import { type Fields, trapField } from '@ayrac/domain/field.ts';
import {
  contactFields,
  marketingFields,
  preferenceFields,
  QUOTE_COUNTRY,
  type RawQuote,
} from '@ayrac/domain/quote/quote.ts';

/** Another way to reach somebody, and the versions of what is shown, are no fields of the page. */
const {
  contactEmail: _email,
  contactPhone: _phone,
  noticeVersion: _notice,
  questionsVersion: _questions,
  ...typedFields
} = contactFields;

/** The fields of the form, named by their path in the request's body. */
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

/** In the order of the form. */
export const fieldNames = Object.keys(quoteForm) as readonly FieldName[];

/** The form as it stands; a phone as its digits. */
export type QuoteDraft = Draft<typeof quoteForm>;

const longestTyped = 500;

/** What a form holds; fields that it does not send are empty. */
export function readDraft(form: FormData): QuoteDraft {
  const typed = Object.entries(readTyped(form, quoteForm));
  const texts = typed.map(([name, value]) => [
    name,
    typeof value === 'string' ? value.slice(0, longestTyped) : value,
  ]);
  return Object.fromEntries(texts) as QuoteDraft;
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
  /** Of the disclosure, and of the texts beside the optional boxes, as the form shows them. */
  readonly noticeVersion: string;
  readonly questionsVersion: string;
}

/** The draft as the specified submission takes it. */
export function quoteBody(draft: QuoteDraft, subject: QuoteSubject) {
  return { ...rawQuote(draft), ...subject, country: QUOTE_COUNTRY };
}
