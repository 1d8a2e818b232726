import { parseEmail, parsePhone } from '../account/identity.ts';
import { choice, FieldReader, optional, type RawText, requiredText, writtenText } from '../form-field.ts';
import { type Parsed, problem } from '../parsed.ts';
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

/** Longest texts of both forms, in characters. */
export const inboxLimits = { name: 120, message: 4_000, reportText: 1_000, noticeVersion: 40 } as const;

/** Nobody reads and fills in a form in less; what comes sooner is kept as suspect. Milliseconds. */
export const SHORTEST_FILLING_MS = 2_000;

/** A contact form as it was filled in or sent; absent, `null` and blank mean the same. */
export interface RawContactMessage {
  readonly name?: RawText;
  readonly email?: RawText;
  readonly phone?: RawText;
  readonly topic?: RawText;
  readonly message?: RawText;
  readonly kvkkConsent?: boolean | null | undefined;
  readonly noticeVersion?: RawText;
}

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
export interface RawReport {
  readonly reason?: RawText;
  readonly text?: RawText;
  readonly email?: RawText;
}

/** A valid report. */
export interface Report {
  readonly reason: ReportReason;
  readonly text: string | null;
  readonly email: string | null;
}

/** Checks a contact message; reading the disclosure is required and is no consent. */
export function validateContactMessage(raw: RawContactMessage): FormCheck<ContactMessage> {
  const reader = new FieldReader();
  const version = (text: string) => requiredText(text, inboxLimits.noticeVersion);
  const value: ContactMessage = {
    name: reader.take('name', requiredText(raw.name, inboxLimits.name), ''),
    email: reader.take('email', parseEmail(raw.email ?? ''), ''),
    phone: reader.take('phone', optional(raw.phone, parsePhone), null),
    topic: reader.take('topic', requiredChoice(raw.topic, contactTopics), 'other'),
    message: reader.take('message', writtenText(raw.message, inboxLimits.message), ''),
    noticeVersion: reader.take('noticeVersion', optional(raw.noticeVersion, version), null),
  };
  if (raw.kvkkConsent !== true) reader.fields.kvkkConsent = 'must-accept';
  return reader.isClean ? { kind: 'ok', value } : { kind: 'invalid', fields: reader.fields };
}

/** Checks a report: a reason; text and e-mail if the visitor likes, and a text where the reason alone says nothing. */
export function validateReport(raw: RawReport): FormCheck<Report> {
  const reader = new FieldReader();
  const reason = reader.take('reason', requiredChoice(raw.reason, reportReasons), 'other');
  const isUnsaid = raw.reason?.trim() === 'other';
  const written = (text: string) => writtenText(text, inboxLimits.reportText);
  const value: Report = {
    reason,
    text: reader.take('text', isUnsaid ? written(raw.text ?? '') : optional(raw.text, written), null),
    email: reader.take('email', optional(raw.email, parseEmail), null),
  };
  return reader.isClean ? { kind: 'ok', value } : { kind: 'invalid', fields: reader.fields };
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

function requiredChoice<Choice extends string>(raw: RawText, choices: readonly Choice[]): Parsed<Choice> {
  return (raw ?? '').trim() === '' ? problem('required') : choice(raw ?? '', choices);
}
