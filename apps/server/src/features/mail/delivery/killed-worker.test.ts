import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { MailServer, Manners } from './testing/mail-server.ts';
import { PostOffice, postSettings } from './testing/post-office.ts';

const program = join(import.meta.dirname, 'testing/worker.ts');
const HALF_A_MINUTE = 30_000;
const AFTER_THE_LEASE_MS = 10 * 60_000;

let post: PostOffice;
let other: pg.Client;
const children: ChildProcess[] = [];
beforeAll(async () => {
  post = await PostOffice.open();
  other = new pg.Client(post.database.connection);
  await other.connect();
});
afterEach(async () => {
  for (const child of children.splice(0)) await kill(child);
  await other.query('rollback');
  await post.reset();
});
afterAll(async () => {
  await other.end();
  await post.close();
});

function startWorker({ url }: MailServer, laterMs = 0): ChildProcess {
  const args = [
    JSON.stringify(post.database.connection),
    JSON.stringify({ ...postSettings, SMTP_URL: url }),
    String(post.now.getTime() + laterMs),
  ];
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

/** Kills the process as the system does when memory runs out. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Waits until a statement is blocked by a lock of `other`, and returns the process id of its connection. */
async function waitingStatement(): Promise<number> {
  let pid: number | undefined;
  await vi.waitFor(
    async () => {
      const { rows } = await post.db.execute<{ pid: number }>(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      pid = rows[0]?.pid;
      expect(pid).toBeDefined();
    },
    { timeout: HALF_A_MINUTE },
  );
  return pid ?? 0;
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
    const child = startWorker(server);
    await reached.promise;
    await kill(child);
    gone.resolve();
    return server;
  };

const beforeTaking: Story = async () => {
  const server = await post.serve();
  await other.query('begin');
  await other.query('lock table mail in access exclusive mode');
  const child = startWorker(server);
  await waitingStatement();
  await kill(child);
  await other.query('rollback');
  return server;
};

/** The row is locked while the mail is accepted, so the worker cannot store its success. */
const betweenAcceptanceAndCommit: Story = async (id) => {
  let isFirst = true;
  const server = await post.serve({
    onLetter: async () => {
      if (!isFirst) return;
      isFirst = false;
      await other.query('begin');
      await other.query('select 1 from mail where id = $1 for update', [id]);
    },
  });
  const child = startWorker(server);
  await server.arrival(1);
  const pid = await waitingStatement();
  await kill(child);
  // The statement would continue after the worker's death.
  await other.query('select pg_terminate_backend($1)', [pid]);
  await other.query('rollback');
  return server;
};

const afterCommit: Story = async (id) => {
  const server = await post.serve();
  const child = startWorker(server);
  await post.settled(id, { state: 'sent' });
  await kill(child);
  return server;
};

it.each<[string, Story, number]>([
  ['before it took the mail', beforeTaking, 1],
  ['after it took the mail', killedAt('onConnect'), 1],
  ['while it talked to the mail server', killedAt('onRecipient'), 1],
  ['between acceptance and commit', betweenAcceptanceAndCommit, 2],
  ['after it wrote its success down', afterCommit, 1],
  // Each starts two processes in turn, slowly on a busy machine.
])('a worker that is killed %s loses nothing', { timeout: 120_000 }, async (_step, story, times) => {
  const id = await post.put('kalici@ornek.example');
  const server = await story(id);
  startWorker(server, AFTER_THE_LEASE_MS);
  await post.settled(id, { state: 'sent' });
  // Everything still to be sent is sent before this one.
  const next = await post.put('sonraki@ornek.example');
  await post.settled(next, { state: 'sent' });
  const ids = server.arrived
    .filter(({ recipients }) => recipients[0] === 'kalici@ornek.example')
    .map(({ messageId }) => messageId);
  expect(ids).toEqual(Array.from({ length: times }, () => `<${id}@ayrac.example>`));
});
