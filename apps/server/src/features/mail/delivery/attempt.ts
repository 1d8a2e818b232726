import { parseEmail } from '@ayrac/domain/account/identity.ts';
import { isGivenUp, type MailExpiry, mailExpiry } from '@ayrac/domain/mail/mail-delivery.ts';
import type { Database } from '#server/db/database.ts';
import type { Env } from '#server/env.ts';
import { mailKinds } from '../mail-kinds.ts';
import { type Letter, presentLetter } from '../present-letter.ts';
import type { Settlement, TakenMail } from '../writes.ts';
import type { SendLetter } from './smtp.ts';

/** Finds the current address of an account; undefined when it does not exist. */
export type FindAddress = (db: Database, accountId: string) => Promise<string | undefined>;

/** Dependencies of an attempt. */
export interface Delivery {
  readonly db: Database;
  readonly env: Env;
  readonly clock: () => Date;
  readonly findAddress: FindAddress;
  readonly send: SendLetter;
}

/** Outcome of an attempt; `gone` deletes the mail. */
export type Attempted = Settlement | { readonly state: 'gone' };

/** Problem of an attempt that ended without an outcome. */
export const INTERRUPTED = 'The attempt was interrupted.';

const problemOf: Readonly<Record<MailExpiry, string>> = {
  'mail-link-expired': 'Its link no longer works.',
  'mail-outdated': 'It is out of date.',
};

/** Tries once to send a mail. No database connection is held during the attempt. */
export async function attemptMail(
  taken: TakenMail,
  { db, env, clock, findAddress, send }: Delivery,
  signal: AbortSignal,
): Promise<Attempted> {
  const { recipient, accountId } = taken;
  // The worker of the last one that it was allowed died.
  if (isGivenUp(taken.attempts - 1, false)) return { state: 'dead', problem: INTERRUPTED };
  const address = recipient ?? (accountId === null ? undefined : await findAddress(db, accountId));
  // The account was deleted, and its mails with it.
  if (address === undefined) return { state: 'gone' };
  const to = parseEmail(address);
  if (to.kind !== 'ok') return { state: 'dead', problem: 'The address is none.' };
  const expiry = mailExpiry(taken, clock());
  if (expiry !== null) return { state: 'dead', problem: problemOf[expiry] };
  const letter = write(taken, env);
  if (letter instanceof Error) return { state: 'dead', problem: letter.message };
  const outcome = await send({ to: to.value, messageId: taken.messageId, date: clock(), letter }, signal);
  if (outcome.kind === 'accepted') {
    return mailKinds[taken.template].isTraceless ? { state: 'gone' } : { state: 'sent', at: clock() };
  }
  const { problem } = outcome;
  return { state: isGivenUp(taken.attempts, outcome.isForGood) ? 'dead' : 'waiting', problem };
}

/** Returns the error instead of throwing, because a retry would not help. */
function write(taken: TakenMail, env: Env): Letter | Error {
  try {
    return presentLetter(taken, env);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
