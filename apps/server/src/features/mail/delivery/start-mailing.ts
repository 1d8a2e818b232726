import { setTimeout as delay } from 'node:timers/promises';
import { listenOn } from '#server/db/listener.ts';
import { Bell } from '#server/jobs/bell.ts';
import { keepWorking, restUntil, type Working, type WorkLog } from '#server/jobs/keep-working.ts';
import type { MailTemplate } from '../mail-data.ts';
import { mailKinds } from '../mail-kinds.ts';
import { MAIL_CHANNEL } from '../outbox.ts';
import { findNextDue } from '../queries.ts';
import { deleteMail, keepWaitingMails, settleMail, type TakenMail, takeDueMail } from '../writes.ts';
import { type Attempted, attemptMail, type Delivery } from './attempt.ts';
import { type SmtpTimes, smtpSender } from './smtp.ts';

/** All waiting of the mail worker, in milliseconds. */
export interface MailTimes extends SmtpTimes {
  /** How long a mail is one worker's; longer than the whole of one mail takes. */
  readonly leaseMs: number;
  /** How often it looks by itself, whatever it hears. */
  readonly pollMs: number;
  /** How long it waits after the database failed. */
  readonly troubleMs: number;
  /** How long stopping waits for the mails under way. */
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

// Several, so that a mail server's pause over one mail does not hold up a password.
const LANES = 3;

/** Who hears of mails. */
export interface MailLog extends WorkLog {
  readonly warn: (details: object, message: string) => void;
}

export interface MailingOptions extends Pick<Delivery, 'db' | 'env' | 'clock'> {
  readonly log: MailLog;
  readonly times?: Partial<MailTimes>;
  readonly count?: (outcome: Attempted['state']) => void;
}

/** The sending of mail by this node. */
export interface Mailing extends Working {
  /** Looks at once, as it does when somebody puts a mail in. */
  readonly wake: () => void;
}

/** Sends what is due for as long as it runs; without a mail server it keeps it. */
export function startMailing({ db, env, clock, log, count, ...options }: MailingOptions): Mailing {
  const times = { ...usual, ...options.times };
  const bell = new Bell();
  const letGo = new AbortController();
  const host = new URL(env.origin).hostname;

  const sendNext = (send: Delivery['send']) => async () => {
    const taken = await takeDueMail(db, { now: clock(), leaseMs: times.leaseMs, host });
    if (taken === undefined)
      return restUntil(await findNextDue(db), clock(), { leastMs: 1, mostMs: times.pollMs });
    const attempted = await attemptMail(taken, { db, env, clock, send }, letGo.signal);
    tell(taken, attempted);
    await writeDown(taken, attempted);
    return 0;
  };

  const keepAll = async () => {
    await keepWaitingMails(db, traceless);
    return times.pollMs;
  };

  function tell({ id, template, attempts }: TakenMail, attempted: Attempted): void {
    count?.(attempted.state);
    const details = { mail: id, template, attempts, ...('problem' in attempted ? attempted : {}) };
    if (attempted.state === 'dead') log.error(details, 'a mail was given up');
    if (attempted.state === 'waiting') log.warn(details, 'a mail was put off');
  }

  /** Tries until the lease is over: what was accepted and not written down would be sent again. */
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

  const turn = env.mail === undefined ? keepAll : sendNext(smtpSender(env.mail, times));
  const work = { name: 'the mail worker', turn, troubleMs: times.troubleMs, bell };
  const lanes = Array.from({ length: env.mail === undefined ? 1 : LANES }, () => keepWorking(work, log));
  const listener = listenOn(db.$client.options, MAIL_CHANNEL, () => bell.ring());
  return {
    wake: () => bell.ring(),
    stop: async () => {
      const impatience = setTimeout(() => letGo.abort(), times.stopMs);
      await Promise.all(lanes.map(({ stop }) => stop()));
      clearTimeout(impatience);
      await listener.stop();
    },
  };
}

/** Given up, it would leave the address of somebody who was erased. */
function leavesNothing({ template }: TakenMail, { state }: Attempted): boolean {
  return state === 'dead' && mailKinds[template].isTraceless === true;
}

const traceless = Object.entries(mailKinds)
  .filter(([, kind]) => kind.isTraceless)
  .map(([template]) => template as MailTemplate);
