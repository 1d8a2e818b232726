import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { findAccountAddress } from '#server/features/account/queries.ts';
import { MAIL_QUEUE, putMail } from '#server/features/mail/outbox.ts';
import { mail } from '#server/features/mail/table.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { type MailingOptions, startMailing } from '../start-mailing.ts';
import { type MailServer, type Manners, startMailServer } from './mail-server.ts';

/** Settings of a site that sends mail, without the address of the mail server. */
export const postSettings = {
  NODE_ENV: 'test',
  ORIGIN: 'https://ayrac.example',
  MAIL_FROM: 'no-reply@ayrac.example',
};

const PATIENCE_MS = 30_000;

/** A node that sends mails. */
interface Worker {
  readonly wake: () => void;
  /** Waits for mails in progress, but at most `timeoutMs`. */
  readonly stop: (timeoutMs?: number) => Promise<void>;
}

/** Database, workers and mail servers of a test file. `reset` stops everything except the database. */
export class PostOffice {
  now = testNow;
  readonly log = { warn: vi.fn(), error: vi.fn() };
  readonly database: TestDatabase;
  readonly #running: Worker[] = [];
  readonly #servers: MailServer[] = [];

  private constructor(database: TestDatabase) {
    this.database = database;
  }

  static async open(): Promise<PostOffice> {
    return new PostOffice(await openTestDatabase());
  }

  get db() {
    return this.database.db;
  }

  async serve(manners: Manners = {}): Promise<MailServer> {
    const server = await startMailServer(manners);
    this.#servers.push(server);
    return server;
  }

  /** Starts a worker; without a URL, one of a site without a mail server. */
  async work(smtpUrl?: string, options: Partial<MailingOptions> = {}): Promise<Worker> {
    const env = readEnv({ ...postSettings, ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }) });
    const { db, log } = this;
    const queue = await openQueue(db, log);
    const { boss } = queue;
    const { wake, stopListening } = await startMailing({
      ...{ boss, db, env, clock: () => this.now, findAddress: findAccountAddress, log },
      ...options,
    });
    const worker: Worker = {
      wake,
      stop: async (timeoutMs) => {
        await Promise.all([queue.stop(timeoutMs), stopListening()]);
      },
    };
    this.#running.push(worker);
    return worker;
  }

  /** Waits until the mail is to be retried, and returns in how many seconds. */
  pauseOf(id: string): Promise<number> {
    return vi.waitFor(
      async () => {
        const { rows } = await this.db.execute<{ seconds: number }>(sql`
          select extract(epoch from start_after - now())::integer as seconds from pgboss.job
          where state = 'retry' and data ->> 'mailId' = ${id}`);
        expect(rows).toHaveLength(1);
        return rows[0]?.seconds ?? 0;
      },
      { timeout: PATIENCE_MS },
    );
  }

  /** Puts a mail with a link into the outbox and returns its id. */
  async put(email = `${randomUUID()}@ornek.example`): Promise<string> {
    const url = 'https://ayrac.example/e-posta-dogrula?anahtar=a1';
    const data = { url, username: 'sebnem', registeredAt: this.now.toISOString() };
    await putMail(this.db, { to: { email }, template: 'verify-email', locale: 'tr', data, now: this.now });
    const [row] = await this.db.select().from(mail).where(eq(mail.recipient, email));
    return row?.id ?? '';
  }

  async rowOf(id: string) {
    return (await this.db.select().from(mail).where(eq(mail.id, id)))[0];
  }

  count(): Promise<number> {
    return this.db.$count(mail);
  }

  /** Waits until the row has these values. */
  settled(id: string, values: object): Promise<void> {
    return vi.waitFor(async () => expect(await this.rowOf(id)).toMatchObject(values), {
      timeout: PATIENCE_MS,
    });
  }

  /** Waits until no job is left that could send a mail. */
  finished(): Promise<void> {
    return vi.waitFor(
      async () => {
        const { rows } = await this.db.execute(sql`
          select state from pgboss.job where name = ${MAIL_QUEUE} and state in ('created', 'retry', 'active')`);
        expect(rows).toEqual([]);
      },
      { timeout: PATIENCE_MS },
    );
  }

  async emptied(): Promise<void> {
    await vi.waitFor(async () => expect(await this.count()).toBe(0), { timeout: PATIENCE_MS });
  }

  async reset(): Promise<void> {
    await Promise.all(this.#running.splice(0).map((mailing) => mailing.stop()));
    await Promise.all(this.#servers.splice(0).map((server) => server.close()));
    await this.db.delete(mail);
    this.now = testNow;
    this.log.warn.mockClear();
    this.log.error.mockClear();
  }

  async close(): Promise<void> {
    await this.reset();
    await this.database.drop();
  }
}
