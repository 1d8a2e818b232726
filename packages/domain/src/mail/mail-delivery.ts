import { oneTimeLinkMs } from '../account/one-time-link.ts';
import { dayInMs } from '../time/istanbul-time.ts';
import type { mailTemplates } from './mail-template.ts';

/** Longest code in a link, in characters, with a margin. */
export const LONGEST_CODE = 200;

/**
 * Lifetime of links in e-mails, in milliseconds. The e-mail states it, and an e-mail whose link has expired is not
 * sent.
 */
export const mailLinkMs = {
  ...oneTimeLinkMs,
  'newsletter-confirm': 7 * dayInMs,
  'mailbox-confirm': 7 * dayInMs,
} as const;

/**
 * How long e-mails stay true that say what is due or offered at the moment, in milliseconds. Longer than failed attempts
 * are repeated.
 */
export const mailNewsMs = {
  'campaign-ending': 3 * dayInMs,
  'newsletter-issue': 7 * dayInMs,
  'newsletter-edition': 7 * dayInMs,
  'edition-test': 7 * dayInMs,
  'lead-marketing': 7 * dayInMs,
  'lead-report': 30 * dayInMs,
  'leads-planned': 3 * dayInMs,
  'leads-unanswered': 3 * dayInMs,
} as const satisfies Partial<Record<(typeof mailTemplates)[number], number>>;

const linkMs: Readonly<Partial<Record<string, number>>> = mailLinkMs;
const newsMs: Readonly<Partial<Record<string, number>>> = mailNewsMs;

/** Why an e-mail is no longer sent: its link has expired, or what it says is out of date. */
export type MailExpiry = 'mail-link-expired' | 'mail-outdated';

/** Returns why an e-mail would only confuse its reader by now, or null when it would not. */
export function mailExpiry(
  { template, createdAt }: { readonly template: string; readonly createdAt: Date },
  now: Date,
): MailExpiry | null {
  const age = now.getTime() - createdAt.getTime();
  if (age >= (linkMs[template] ?? Number.POSITIVE_INFINITY)) return 'mail-link-expired';
  return age >= (newsMs[template] ?? Number.POSITIVE_INFINITY) ? 'mail-outdated' : null;
}

/** Number of attempts after which an e-mail is given up. */
export const mailAttempts = 14;

/**
 * Whether an e-mail is given up after its `attempts`-th attempt has failed, because the refusal is permanent or because
 * it was the last.
 */
export function isGivenUp(attempts: number, isForGood: boolean): boolean {
  return isForGood || attempts >= mailAttempts;
}

/** Response of a mail server: the SMTP command it answers, and its three-digit code if there was one. */
export interface SmtpAnswer {
  /** SMTP command, such as `RCPT TO`. Undefined before the first command. */
  readonly command?: string | undefined;
  readonly code?: number | undefined;
}

/**
 * Whether a mail server permanently refused this recipient or message (5xx, RFC 5321 4.2.1). A 5xx response to another
 * command, such as the login or our sender address, is a configuration error: once that is fixed, the e-mail can be
 * sent.
 */
export function isRefusedForGood({ command, code }: SmtpAnswer): boolean {
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  return isOfThisMail && code !== undefined && code >= 500 && code <= 599;
}
