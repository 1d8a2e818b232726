import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import {
  type KillableWorker,
  type KillableWorkers,
  openKillableWorkers,
} from '#server/testing/killable-workers.ts';
import type { MailServer, Manners } from './testing/mail-server.ts';
import { passTime } from './testing/pass-time.ts';
import { PostOffice, postSettings } from './testing/post-office.ts';

const program = join(import.meta.dirname, 'testing/worker.ts');

let post: PostOffice;
let workers: KillableWorkers;
beforeAll(async () => {
  post = await PostOffice.open();
  workers = await openKillableWorkers(post.database.connection, program);
});
afterEach(async () => {
  await workers.reset();
  await post.reset();
});
afterAll(async () => {
  await workers.close();
  await post.close();
});

function startWorker({ url }: MailServer): KillableWorker {
  const settings = JSON.stringify({ ...postSettings, SMTP_URL: url });
  return workers.start(settings, String(post.now.getTime()));
}

/** Lets a worker start on a mail and kills it at a certain step. */
type Story = (id: string) => Promise<MailServer>;

/** Kills the worker when the mail server first reaches a step. */
const killedAt =
  (step: 'onConnect' | 'onRecipient'): Story =>
  async () => {
    const reached = Promise.withResolvers<void>();
    const gone = Promise.withResolvers<void>();
    let isFirst = true;
    const hold = async () => {
      if (!isFirst) return;
      isFirst = false;
      reached.resolve();
      await gone.promise;
    };
    const manners: Manners = { [step]: hold };
    const server = await post.serve(manners);
    const worker = startWorker(server);
    await reached.promise;
    await worker.kill();
    gone.resolve();
    return server;
  };

const blockedBy =
  (table: string): Story =>
  async () => {
    const server = await post.serve();
    const worker = startWorker(server);
    await workers.other.query('begin');
    await workers.other.query(`lock table ${table} in access exclusive mode`);
    await workers.killBlocked(worker);
    return server;
  };

/** A row is locked while the mail is accepted, so the worker cannot store its success there. */
const lockedAtAcceptance =
  (rows: string): Story =>
  async (id) => {
    let isFirst = true;
    const server = await post.serve({
      onLetter: async () => {
        if (!isFirst) return;
        isFirst = false;
        await workers.other.query('begin');
        await workers.other.query(`select 1 from ${rows} = $1 for update`, [id]);
      },
    });
    await workers.killBlocked(startWorker(server));
    return server;
  };

const afterCommit: Story = async (id) => {
  const server = await post.serve();
  const worker = startWorker(server);
  await post.settled(id, { state: 'sent' });
  await worker.kill();
  return server;
};

it.each<[string, Story, number]>([
  ['before it took the job', blockedBy('pgboss.job_common'), 1],
  ['before it took the mail', blockedBy('mail'), 1],
  ['after it took the mail', killedAt('onConnect'), 1],
  ['while it talked to the mail server', killedAt('onRecipient'), 1],
  ['between acceptance and commit', lockedAtAcceptance('mail where id::text'), 2],
  ['before it completed the job', lockedAtAcceptance("pgboss.job_common where data ->> 'mailId'"), 1],
  ['after it wrote its success down', afterCommit, 1],
  // Each starts two processes in turn, slowly on a busy machine.
])('a worker that is killed %s loses nothing', { timeout: 120_000 }, async (_step, story, times) => {
  const id = await post.put('kalici@ornek.example');
  const server = await story(id);
  await passTime(post.db);
  startWorker(server);
  await post.settled(id, { state: 'sent' });
  await post.finished();
  const ids = server.arrived.map(({ messageId }) => messageId);
  expect(ids).toEqual(Array.from({ length: times }, () => `<${id}@ayrac.example>`));
});
