import { isRefusedForGood } from '@ayrac/domain/mail/mail-delivery.ts';
import type { Env } from '#server/env.ts';
import type { Letter } from '../present-letter.ts';

/** Timeouts of the mail server, in milliseconds. */
export interface SmtpTimes {
  readonly connectMs: number;
  /** For each response. */
  readonly silenceMs: number;
  /** For a whole mail. */
  readonly sendMs: number;
}

/** Mail with its recipient. */
interface Envelope {
  readonly to: string;
  readonly messageId: string;
  readonly date: Date;
  readonly letter: Letter;
}

/** Response of the mail server to a mail. */
type SmtpOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly isForGood: boolean; readonly problem: string };

/** Sends a mail to the mail server. The signal aborts it. */
export type SendLetter = (envelope: Envelope, signal: AbortSignal) => Promise<SmtpOutcome>;

/**
 * Creates the sender for these settings. Each mail uses its own connection, so that a failure does not affect others.
 */
export function smtpSender(
  { smtpUrl, from, needsTls }: NonNullable<Env['mail']>,
  { connectMs, silenceMs, sendMs }: SmtpTimes,
): SendLetter {
  const options = {
    url: smtpUrl,
    requireTLS: needsTls,
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    socketCloseTimeout: 0,
    // The content must never cause files or URLs to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return async ({ to, messageId, date, letter }, signal) => {
    const { subject, html, text, headers, attachment } = letter;
    // Loaded with the first mail: 10 MB, which a node without a mail server never needs.
    const { createTransport } = await import('nodemailer');
    try {
      await createTransport(options).sendMail({
        from: { name: from.name || 'Ayraç', address: from.address },
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        subject,
        html,
        text,
        headers,
        ...(attachment && { attachments: [attachment] }),
        messageId,
        date,
        signal: AbortSignal.any([signal, AbortSignal.timeout(sendMs)]),
      });
      return { kind: 'accepted' };
    } catch (error) {
      return { kind: 'refused', ...readFailure(error) };
    }
  };
}

const LONGEST_PROBLEM = 300;

/** Describes a failure without email addresses, which servers tend to repeat. */
function readFailure(error: unknown): { readonly isForGood: boolean; readonly problem: string } {
  if (!(error instanceof Error)) return { isForGood: false, problem: String(error) };
  const command = 'command' in error && typeof error.command === 'string' ? error.command : undefined;
  const code =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  const problem = error.message.replace(/\S+@\S+/g, '***').slice(0, LONGEST_PROBLEM);
  return {
    isForGood: isRefusedForGood({ command, code }),
    problem: command ? `${command}: ${problem}` : problem,
  };
}
