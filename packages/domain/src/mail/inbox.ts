import { emailField, phoneField } from '../account/identity.ts';
import { disclosureFields } from '../consent/disclosure.ts';
import { type Fields, type RawOf, readFields } from '../field.ts';
import type { FormCheck } from '../quote/quote.ts';

/** What arrives in the inbox: a message of the contact page, or a report on a campaign. */
export const inboxKinds = ['contact', 'report'] as const;

/** The kind of an inbox entry. */
export type InboxKind = (typeof inboxKinds)[number];

/** So many visitors of one network are counted who report a campaign within a day: the first and five more. */
export const MOST_REPORTERS_OF_A_NETWORK = 6;

/** How far an entry has come. */
export const inboxStates = ['new', 'read', 'answered', 'closed'] as const;

/** The state of an inbox entry. */
export type InboxState = (typeof inboxStates)[number];

const nextStates: Readonly<Record<InboxState, readonly InboxState[]>> = {
  new: ['read', 'answered', 'closed'],
  read: ['new', 'answered', 'closed'],
  answered: ['read', 'closed'],
  // Somebody writes again, or it was closed by mistake.
  closed: ['read'],
};

/** Whether an entry may go from one state to another. */
export function mayBecome(from: InboxState, to: InboxState): boolean {
  return nextStates[from].includes(to);
}

/** What a message may be about. */
export const contactTopics = [
  'campaign',
  'quote',
  'personal-data',
  'brand',
  'press',
  'security',
  'other',
] as const;

/** The topic of a contact message. */
export type ContactTopic = (typeof contactTopics)[number];

/** What may be wrong with a campaign. */
export const reportReasons = ['ended', 'wrong-price', 'wrong-condition', 'broken-link', 'other'] as const;

/** The reason of a report. */
export type ReportReason = (typeof reportReasons)[number];

/** The contact form. */
export const contactMessageFields = {
  name: { kind: 'text', isRequired: true, limit: 120, lines: 'one', autoComplete: 'name' },
  email: emailField,
  phone: { ...phoneField, isRequired: false },
  topic: { kind: 'choice', isRequired: true, choices: contactTopics },
  message: { kind: 'text', isRequired: true, limit: 4_000, lines: 'many' },
  ...disclosureFields,
} as const satisfies Fields;

/** The form of a report; its text is required where the reason alone says nothing. */
export const reportFields = {
  reason: { kind: 'choice', isRequired: true, choices: reportReasons },
  text: { kind: 'text', isRequired: false, limit: 1_000, lines: 'many' },
  email: { ...emailField, isRequired: false },
} as const satisfies Fields;

/** Nobody reads and fills in a form in less; what comes sooner is kept as suspect. Milliseconds. */
const SHORTEST_FILLING_MS = 2_000;

/** A contact form as it was filled in or sent; absent, `null` and blank mean the same. */
export type RawContactMessage = RawOf<typeof contactMessageFields>;

/** A valid contact message; the phone as ten digits. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly topic: ContactTopic;
  readonly message: string;
  readonly noticeVersion: string | null;
}

/** A report as it was filled in or sent. */
export type RawReport = RawOf<typeof reportFields>;

/** A valid report. */
export interface Report {
  readonly reason: ReportReason;
  readonly text: string | null;
  readonly email: string | null;
}

/** Checks a contact message; reading the disclosure is required and is no consent. */
export function validateContactMessage(raw: RawContactMessage): FormCheck<ContactMessage> {
  const read = readFields(contactMessageFields, raw);
  if (read.kind !== 'ok') return read;
  const { kvkkConsent: _read, ...value } = read.value;
  return { kind: 'ok', value };
}

/** Checks a report: a reason; text and e-mail if the visitor likes, and a text where the reason alone says nothing. */
export function validateReport(raw: RawReport): FormCheck<Report> {
  const isUnsaid = raw.reason?.trim() === 'other';
  const text = { ...reportFields.text, isRequired: isUnsaid };
  return readFields({ ...reportFields, text }, raw);
}

/** Whether a program rather than a person filled in a form: the unseen field, or no time at all. */
export function isSuspectFilling(filling: {
  readonly website?: string | undefined;
  readonly tookMs?: number | undefined;
}): boolean {
  return (filling.website ?? '').trim() !== '' || (filling.tookMs ?? Infinity) < SHORTEST_FILLING_MS;
}

/** Characters of a text as its limit counts them; a browser sends a line break as two. */
export function writtenLength(text: string): number {
  return text.replace(/\r\n?/g, '\n').length;
}
