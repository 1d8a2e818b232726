import { oneTimeLinkMs } from '../account/one-time-link.ts';
import { dayInMs, hourInMs, minuteInMs } from '../time/istanbul-time.ts';

/** Signs of the longest code that a link of ours carries, with room to spare. */
export const LONGEST_CODE = 200;

/** How long the link of a mail works, in milliseconds; its text says so, and a mail that is later is not sent. */
export const mailLinkMs = {
  ...oneTimeLinkMs,
  'newsletter-confirm': 7 * dayInMs,
  'mailbox-confirm': 7 * dayInMs,
} as const;

/** The pauses after the first, second … failed attempt, in milliseconds; after the last of them a mail is given up. */
export const mailPausesMs: readonly number[] = [
  minuteInMs,
  5 * minuteInMs,
  30 * minuteInMs,
  2 * hourInMs,
  12 * hourInMs,
  12 * hourInMs,
  24 * hourInMs,
];

/** What becomes of a mail that was not taken. */
export type MailOutlook = { readonly kind: 'again'; readonly at: Date } | { readonly kind: 'dead' };

/**
 * Decides after a failed attempt, the `attempts`-th: a refusal for good ends it, anything else is tried again after
 * a pause that grows.
 */
export function afterFailedAttempt(attempts: number, isForGood: boolean, now: Date): MailOutlook {
  const pause = mailPausesMs[attempts - 1];
  if (isForGood || pause === undefined) return { kind: 'dead' };
  return { kind: 'again', at: new Date(now.getTime() + pause) };
}

/** Where a mail server's answer came in its dialogue, and its code of three digits where there was one. */
export interface SmtpAnswer {
  /** The command that it answers, such as `RCPT TO`; undefined before the first. */
  readonly command?: string | undefined;
  readonly code?: number | undefined;
}

/**
 * Tells whether a mail server refused this recipient or this letter for good (5xx, RFC 5321 4.2.1). A 5xx to anything
 * else, such as our login or our own address, is a fault of the settings: mended, the mail goes.
 */
export function isRefusedForGood({ command, code }: SmtpAnswer): boolean {
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  return isOfThisMail && code !== undefined && code >= 500 && code <= 599;
}
