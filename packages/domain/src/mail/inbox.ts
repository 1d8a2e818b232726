import { emailField, phoneField } from '../account/identity.ts';
import { disclosureFields } from '../consent/disclosure.ts';
import { type Fields, type FormCheck, type RawOf, readFields } from '../field/field.ts';

/** Kinds of inbox entries: a message from the contact page, or a report on a campaign. */
export const inboxKinds = ['contact', 'report'] as const;

/** Kind of an inbox entry. */
export type InboxKind = (typeof inboxKinds)[number];

/** Most reporters of one network that are counted for a campaign per day: the first and five more. */
export const MOST_REPORTERS_OF_A_NETWORK = 6;

/** States of an inbox entry. */
export const inboxStates = ['new', 'read', 'answered', 'closed'] as const;

/** State of an inbox entry. */
export type InboxState = (typeof inboxStates)[number];

const nextStates: Readonly<Record<InboxState, readonly InboxState[]>> = {
  new: ['read', 'answered', 'closed'],
  read: ['new', 'answered', 'closed'],
  answered: ['read', 'closed'],
  // For a new message from the same person, or a thread closed by mistake.
  closed: ['read'],
};

/** Whether an entry may change from one state to another. */
export function mayBecome(from: InboxState, to: InboxState): boolean {
  return nextStates[from].includes(to);
}

/** Topics of contact messages. */
export const contactTopics = [
  'campaign',
  'quote',
  'personal-data',
  'brand',
  'press',
  'security',
  'other',
] as const;

/** Topic of a contact message. */
export type ContactTopic = (typeof contactTopics)[number];

/** Reasons for reporting a campaign. */
export const reportReasons = ['ended', 'wrong-price', 'wrong-condition', 'broken-link', 'other'] as const;

/** Reason for reporting a campaign. */
export type ReportReason = (typeof reportReasons)[number];

/** Fields of the contact form. */
export const contactMessageFields = {
  name: { kind: 'text', isRequired: true, limit: 120, lines: 'one', autoComplete: 'name' },
  email: emailField,
  phone: { ...phoneField, isRequired: false },
  topic: { kind: 'choice', isRequired: true, choices: contactTopics },
  message: { kind: 'text', isRequired: true, limit: 4_000, lines: 'many' },
  ...disclosureFields,
} as const satisfies Fields;

/** Fields of the report form. `validateReport` requires a text for the reason `other`. */
export const reportFields = {
  reason: { kind: 'choice', isRequired: true, choices: reportReasons },
  text: { kind: 'text', isRequired: false, limit: 1_000, lines: 'many' },
  email: { ...emailField, isRequired: false },
} as const satisfies Fields;

/** Shortest time in which a person fills in a form, in milliseconds. Faster submissions are stored as suspect. */
const SHORTEST_FILLING_MS = 2_000;

/** Input of the contact form. Absent, `null` and blank mean the same. */
export type RawContactMessage = RawOf<typeof contactMessageFields>;

/** Validated contact message. The phone has ten digits. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly topic: ContactTopic;
  readonly message: string;
  readonly noticeVersion: string | null;
}

/** Input of the report form. */
export type RawReport = RawOf<typeof reportFields>;

/** Validated report. */
export interface Report {
  readonly reason: ReportReason;
  readonly text: string | null;
  readonly email: string | null;
}

/** Validates a contact message. Confirming the privacy notice is required, but is not consent. */
export function validateContactMessage(raw: RawContactMessage): FormCheck<ContactMessage> {
  const read = readFields(contactMessageFields, raw);
  if (read.kind !== 'ok') return read;
  const { kvkkConsent: _read, ...value } = read.value;
  return { kind: 'ok', value };
}

/** Validates a report: a reason, with an optional text and e-mail address. The reason `other` requires a text. */
export function validateReport(raw: RawReport): FormCheck<Report> {
  const isUnsaid = raw.reason?.trim() === 'other';
  const text = { ...reportFields.text, isRequired: isUnsaid };
  return readFields({ ...reportFields, text }, raw);
}

/**
 * Whether a form was probably filled in by a program: the honeypot field has a value, or the form was sent too quickly.
 */
export function isSuspectFilling(filling: {
  readonly website?: string | undefined;
  readonly tookMs?: number | undefined;
}): boolean {
  return (filling.website ?? '').trim() !== '' || (filling.tookMs ?? Infinity) < SHORTEST_FILLING_MS;
}

/**
 * Returns the length of a text in characters as its limit counts it. Browsers send a line break as two characters; it
 * counts as one.
 */
export function writtenLength(text: string): number {
  return text.replace(/\r\n?/g, '\n').length;
}
