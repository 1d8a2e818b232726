import { oneTimeLinkMs } from '../account/one-time-link.ts';
import { dayInMs, hourInMs, minuteInMs } from '../time/istanbul-time.ts';

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

const linkMs: Readonly<Partial<Record<string, number>>> = mailLinkMs;

/** Whether the link in a mail has expired. Such a mail would only confuse its reader. */
export function isLinkExpired(
  { template, createdAt }: { readonly template: string; readonly createdAt: Date },
  now: Date,
): boolean {
  const life = linkMs[template];
  return life !== undefined && now.getTime() >= createdAt.getTime() + life;
}

/**
 * Pauses after the first, second … failed attempt, in milliseconds. After the last pause one more attempt is made, then
 * the e-mail is given up.
 */
export const mailPausesMs: readonly number[] = [
  minuteInMs,
  5 * minuteInMs,
  30 * minuteInMs,
  2 * hourInMs,
  12 * hourInMs,
  12 * hourInMs,
  24 * hourInMs,
];

/** Next step for an e-mail that was not accepted. */
export type MailOutlook = { readonly kind: 'again'; readonly at: Date } | { readonly kind: 'dead' };

/**
 * Decides on the next step after the `attempts`-th failed attempt. A permanent refusal ends the delivery; otherwise it
 * is retried after an increasing pause.
 */
export function afterFailedAttempt(attempts: number, isForGood: boolean, now: Date): MailOutlook {
  const pause = mailPausesMs[attempts - 1];
  if (isForGood || pause === undefined) return { kind: 'dead' };
  return { kind: 'again', at: new Date(now.getTime() + pause) };
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
