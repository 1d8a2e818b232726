import { setTimeout as delay } from 'node:timers/promises';
import { isGivenUp } from '@ayrac/domain/mail/mail-delivery.ts';
import type { Job, PgBoss } from 'pg-boss';
import { listenOn } from '#server/db/listener.ts';
import type { WorkLog } from '#server/jobs/keep-working.ts';
import type { MailTemplate } from '../mail-data.ts';
import { mailKinds } from '../mail-kinds.ts';
import { MAIL_CHANNEL, MAIL_QUEUE } from '../outbox.ts';
import { deleteMail, keepMails, settleMail, type TakenMail, takeMail } from '../writes.ts';
import { type Attempted, attemptMail, type Delivery, INTERRUPTED } from './attempt.ts';
import { type SmtpTimes, smtpSender } from './smtp.ts';

/** Delays and timeouts of the mail worker, in milliseconds. */
interface MailTimes extends SmtpTimes {
  /** Delay after a failure of the database. */
  readonly troubleMs: number;
}

const usual: MailTimes = { connectMs: 10_000, silenceMs: 20_000, sendMs: 60_000, troubleMs: 1_000 };

// Several workers, so that one mail that the server delays does not hold up a password reset.
const LANES = 3;
/** Polling interval, in seconds: a mail whose time comes, or whose notification was lost, waits this long. */
const POLLING_SECONDS = 5;
/** Polling interval without a mail server, and number of mails that are marked together. */
const KEEPING = { pollingIntervalSeconds: 1, batchSize: 500, burstWhenBatchFull: true };

interface MailLog extends WorkLog {
  readonly warn: (details: object, message: string) => void;
}

/** What a job says: which mail is to be sent. Everything else is in its row. */
interface MailJob {
  readonly mailId: string;
}

export interface MailingOptions extends Omit<Delivery, 'send'> {
  readonly boss: PgBoss;
  readonly log: MailLog;
  readonly times?: Partial<MailTimes>;
  readonly count?: (outcome: Attempted['state']) => void;
}

export interface Mailing {
  /** Looks for mails to send immediately, as after a notification. */
  readonly wake: () => void;
  /** Ends waking by notifications. The queue ends the mails in progress. */
  readonly stopListening: () => Promise<void>;
}

/** Starts the workers that send the mails of the queue. Without a mail server they mark mails as kept. */
export async function startMailing(options: MailingOptions): Promise<Mailing> {
  const { boss, db, env } = options;
  const lanes =
    env.mail === undefined ? [await startKeeping(options)] : await startSending(options, env.mail);
  const wake = () => {
    for (const lane of lanes) boss.notifyWorker(lane);
  };
  // Marking mails as kept is not urgent, so it does not follow each notification.
  const listener = env.mail && listenOn(db.$client.options, MAIL_CHANNEL, wake);
  return { wake, stopListening: async () => listener?.stop() };
}

function startKeeping({ boss, db, log }: MailingOptions): Promise<string> {
  return boss.work<MailJob>(MAIL_QUEUE, KEEPING, async (jobs) => {
    const ids = jobs.map(({ data }) => data.mailId);
    try {
      await keepMails(db, ids, traceless);
    } catch (error) {
      log.error({ err: error }, 'background work failed: keeping mails');
      throw new TriedAgain();
    }
  });
}

function startSending(
  { boss, log, count, ...options }: MailingOptions,
  server: NonNullable<Delivery['env']['mail']>,
): Promise<string[]> {
  const times = { ...usual, ...options.times };
  const delivery: Delivery = { ...options, send: smtpSender(server, times) };
  const { db, env } = delivery;
  const host = new URL(env.origin).hostname;

  async function startLane(): Promise<string> {
    const lane = await boss.work<MailJob>(
      MAIL_QUEUE,
      { pollingIntervalSeconds: POLLING_SECONDS },
      async (jobs) => {
        try {
          for (const job of jobs) await runJob(job);
        } finally {
          // The next mail may be waiting, so this lane does not pause.
          boss.notifyWorker(lane);
        }
      },
    );
    return lane;
  }

  async function runJob(job: Job<MailJob>): Promise<void> {
    const isDone = await sendMail(job).catch((error: unknown) => {
      logFailure(job.data.mailId, error);
      return false;
    });
    if (!isDone) throw new TriedAgain();
  }

  /** Returns whether nothing remains to be done, as when the mail was withdrawn, deleted or sent in the meantime. */
  async function sendMail({ data, signal }: Job<MailJob>): Promise<boolean> {
    const taken = await takeMail(db, data.mailId, host);
    if (taken === undefined) return true;
    const attempted = await attemptMail(taken, delivery, signal).catch((error: unknown): Attempted => {
      logFailure(taken.id, error);
      return { state: isGivenUp(taken.attempts, false) ? 'dead' : 'waiting', problem: INTERRUPTED };
    });
    logAttempt(taken, attempted);
    await writeDown(taken, attempted, signal);
    return attempted.state !== 'waiting';
  }

  function logFailure(id: string, error: unknown): void {
    log.error({ err: error, mail: id }, 'background work failed: sending mails');
  }

  function logAttempt({ id, template, attempts }: TakenMail, attempted: Attempted): void {
    count?.(attempted.state);
    const details = { mail: id, template, attempts, ...('problem' in attempted ? attempted : {}) };
    if (attempted.state === 'dead') log.error(details, 'a mail was given up');
    if (attempted.state === 'waiting') log.warn(details, 'a mail was postponed');
  }

  /** Retries until the job expires, since an accepted mail without a stored outcome would be sent again. */
  async function writeDown(taken: TakenMail, attempted: Attempted, signal: AbortSignal): Promise<void> {
    for (let failures = 0; ; failures += 1) {
      try {
        if (attempted.state === 'gone' || leavesNothing(taken, attempted)) await deleteMail(db, taken.id);
        else await settleMail(db, taken, attempted);
        return;
      } catch (error) {
        if (signal.aborted) throw error;
        if (failures === 0)
          log.error({ err: error, mail: taken.id }, 'the outcome of a mail was not stored yet');
        await delay(times.troubleMs, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  return Promise.all(Array.from({ length: LANES }, startLane));
}

/**
 * Has a job retried. pg-boss stores the text, and an erasure deletes no jobs, so it must not say what a mail server did.
 */
class TriedAgain extends Error {
  override message = 'The mail is tried again later.';
}

/** Whether a failed mail must be deleted, because it would keep the address of an erased person. */
function leavesNothing({ template }: TakenMail, { state }: Attempted): boolean {
  return state === 'dead' && mailKinds[template].isTraceless === true;
}

const traceless = Object.entries(mailKinds)
  .filter(([, kind]) => kind.isTraceless)
  .map(([template]) => template as MailTemplate);
