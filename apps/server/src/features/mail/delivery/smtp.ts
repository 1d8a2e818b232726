import { isRefusedForGood } from '@ayrac/domain/mail/mail-delivery.ts';
import { createTransport } from 'nodemailer';
import type { Env } from '#server/env.ts';
import type { Letter } from '../present-letter.ts';

/** How long a mail server may take, in milliseconds. */
export interface SmtpTimes {
  readonly connectMs: number;
  /** For each of its answers. */
  readonly silenceMs: number;
  /** For the whole of one mail. */
  readonly sendMs: number;
}

/** A letter with its address. */
export interface Envelope {
  readonly to: string;
  readonly messageId: string;
  readonly date: Date;
  readonly letter: Letter;
}

/** What a mail server made of a letter. */
export type SmtpOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly isForGood: boolean; readonly problem: string };

/** Hands a letter to the mail server; a signal lets it go. */
export type SendLetter = (envelope: Envelope, signal: AbortSignal) => Promise<SmtpOutcome>;

/** Makes the sender of these settings. Each letter has a connection of its own, so that none suffers from another. */
export function smtpSender(
  { smtpUrl, from, needsTls }: NonNullable<Env['mail']>,
  { connectMs, silenceMs, sendMs }: SmtpTimes,
): SendLetter {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsTls,
    connectionTimeout: connectMs,
    dnsTimeout: connectMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    socketCloseTimeout: 0,
    // A letter is made of its texts alone, whatever they hold.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, messageId, date, letter }, signal) => {
    const { subject, html, text, headers, attachment } = letter;
    try {
      await transport.sendMail({
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

/** What a failure says, without the addresses that servers like to repeat. */
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
