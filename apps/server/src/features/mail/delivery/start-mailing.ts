import { setTimeout as delay } from 'node:timers/promises';
import { listenOn } from '#server/db/listener.ts';
import { Bell } from '#server/jobs/bell.ts';
import { EVERY_MS, keepWorking, restUntil, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import type { MailTemplate } from '../mail-data.ts';
import { mailKinds } from '../mail-kinds.ts';
import { MAIL_CHANNEL } from '../outbox.ts';
import { findNextDue } from '../queries.ts';
import { deleteMail, keepWaitingMails, settleMail, type TakenMail, takeDueMail } from '../writes.ts';
import { type Attempted, attemptMail, type Delivery } from './attempt.ts';
import { type SmtpTimes, smtpSender } from './smtp.ts';

/** Delays and timeouts of the mail worker, in milliseconds. */
interface MailTimes extends SmtpTimes {
  /** How long a worker owns a mail; longer than sending one takes. */
  readonly leaseMs: number;
  /** Polling interval, without notifications. */
  readonly pollMs: number;
  /** Delay after a failure of the database. */
  readonly troubleMs: number;
  /** How long stopping waits for mails in progress. */
  readonly stopMs: number;
}

const usual: MailTimes = {
  connectMs: 10_000,
  silenceMs: 20_000,
  sendMs: 60_000,
  leaseMs: 180_000,
  pollMs: 30_000,
  troubleMs: 1_000,
  stopMs: 10_000,
};

// Several workers, so that one mail that the server delays does not hold up a password reset.
const LANES = 3;

interface MailLog extends WorkLog {
  readonly warn: (details: object, message: string) => void;
}

export interface MailingOptions extends Omit<Delivery, 'send'> {
  readonly log: MailLog;
  readonly times?: Partial<MailTimes>;
  readonly count?: (outcome: Attempted['state']) => void;
}

export interface Mailing extends Working {
  /** Looks for mails to send immediately, as after a notification. */
  readonly wake: () => void;
}

/** Starts the workers that send due mails. Without a mail server they mark mails as kept. */
export function startMailing({
  db,
  env,
  clock,
  findAddress,
  log,
  count,
  ...options
}: MailingOptions): Mailing {
  const times = { ...usual, ...options.times };
  const bell = new Bell();
  const letGo = new AbortController();
  const host = new URL(env.origin).hostname;

  const sendNext = (send: Delivery['send']) => async () => {
    const taken = await takeDueMail(db, { now: clock(), leaseMs: times.leaseMs, host });
    if (taken === undefined)
      return restUntil(await findNextDue(db), clock(), { leastMs: 1, mostMs: times.pollMs });
    const attempted = await attemptMail(taken, { db, env, clock, findAddress, send }, letGo.signal);
    logAttempt(taken, attempted);
    await writeDown(taken, attempted);
    return 0;
  };

  const keepAll = async () => {
    await keepWaitingMails(db, traceless);
    return EVERY_MS;
  };

  function logAttempt({ id, template, attempts }: TakenMail, attempted: Attempted): void {
    count?.(attempted.state);
    const details = { mail: id, template, attempts, ...('problem' in attempted ? attempted : {}) };
    if (attempted.state === 'dead') log.error(details, 'a mail was given up');
    if (attempted.state === 'waiting') log.warn(details, 'a mail was postponed');
  }

  /** Retries until the lease ends, since an accepted mail without a stored outcome would be sent again. */
  async function writeDown(taken: TakenMail, attempted: Attempted): Promise<void> {
    const end = performance.now() + times.leaseMs - times.sendMs;
    for (;;) {
      try {
        if (attempted.state === 'gone' || leavesNothing(taken, attempted)) await deleteMail(db, taken.id);
        else await settleMail(db, taken, attempted);
        return;
      } catch (error) {
        if (performance.now() > end || letGo.signal.aborted) throw error;
        await delay(times.troubleMs, undefined, { signal: letGo.signal }).catch(() => undefined);
      }
    }
  }

  const work = { name: 'sending mails', troubleMs: times.troubleMs };
  const startSending = (send: Delivery['send']) =>
    Array.from({ length: LANES }, () => keepWorking({ ...work, turn: sendNext(send), bell }, log));
  // Marking mails as kept is not urgent, so it does not follow each notification.
  const lanes =
    env.mail === undefined
      ? [keepWorking({ ...work, turn: keepAll }, log)]
      : startSending(smtpSender(env.mail, times));
  const listener = env.mail && listenOn(db.$client.options, MAIL_CHANNEL, () => bell.ring());
  return {
    wake: () => bell.ring(),
    stop: async () => {
      const impatience = setTimeout(() => letGo.abort(), times.stopMs);
      await Promise.all(lanes.map(({ stop }) => stop()));
      clearTimeout(impatience);
      await listener?.stop();
    },
  };
}

/** Whether a failed mail must be deleted, because it would keep the address of an erased person. */
function leavesNothing({ template }: TakenMail, { state }: Attempted): boolean {
  return state === 'dead' && mailKinds[template].isTraceless === true;
}

const traceless = Object.entries(mailKinds)
  .filter(([, kind]) => kind.isTraceless)
  .map(([template]) => template as MailTemplate);
