import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { recurringJobs } from '#server/recurring-jobs.ts';
import type { Services } from '#server/services.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { openQueue } from './queue.ts';
import { type Job, type RunningJobs, startJobs } from './start.ts';

// Jobs are polled, so these tests need more time.
vi.setConfig({ testTimeout: 30_000 });

const services: Services = {
  clock: () => testNow,
  random: () => 0.5,
  env: readEnv({ NODE_ENV: 'test' }),
  fingerprint: (kind, value) => `${kind}:${value}`,
  isDemo: false,
};
const log = { error: vi.fn() };

interface Node extends Pick<RunningJobs, 'runNow'> {
  readonly stop: () => Promise<void>;
}

let database: TestDatabase;
let running: Node[];
beforeEach(async () => {
  database = await openTestDatabase();
  running = [];
  log.error.mockClear();
});
afterEach(async () => {
  await Promise.all(running.map((node) => node.stop()));
  await database.drop();
});

async function start(...some: Job[]): Promise<Node> {
  const queue = await openQueue(database.db, log);
  const { runNow } = await startJobs(queue, some, database.db, services, log);
  const node = { runNow, stop: () => queue.stop() };
  running.push(node);
  return node;
}

const quick = { timeout: 10_000, interval: 50 };

it("runs a job on demand with the server's clock", async () => {
  const run = vi.fn<Job['run']>(async () => undefined);
  const node = await start({ name: 'stroll', cron: '0 4 1 1 *', run });
  await node.runNow('stroll');
  await vi.waitFor(() => expect(run).toHaveBeenCalledExactlyOnceWith(database.db, services), quick);
});

it('schedules every job in İstanbul time, once for all nodes', async () => {
  await start(...recurringJobs);
  await start(...recurringJobs);
  const { rows } = await database.db.execute(
    sql`select name, cron, timezone from pgboss.schedule order by name`,
  );
  expect(rows).toEqual(
    recurringJobs
      .map(({ name, cron }) => ({ name, cron, timezone: 'Europe/Istanbul' }))
      .toSorted((left, right) => (left.name < right.name ? -1 : 1)),
  );
});

it('runs a job on one of two nodes', async () => {
  const run = vi.fn<Job['run']>(async () => undefined);
  const [first, second] = [
    await start({ name: 'once', cron: '0 4 1 1 *', run }),
    await start({ name: 'once', cron: '0 4 1 1 *', run }),
  ];
  await Promise.all([first.runNow('once'), second.runNow('once')]);
  const completed = sql`select count(*)::integer as jobs from pgboss.job where name = 'once' and state = 'completed'`;
  await vi.waitFor(
    async () => expect((await database.db.execute(completed)).rows).toEqual([{ jobs: 1 }]),
    quick,
  );
  expect(run).toHaveBeenCalledOnce();
});

it('logs a failure and continues', async () => {
  const failure = new Error('no luck');
  const node = await start({ name: 'fails', cron: '0 4 1 1 *', run: () => Promise.reject(failure) });
  await node.runNow('fails');
  await vi.waitFor(
    () => expect(log.error).toHaveBeenCalledWith({ err: failure, job: 'fails' }, 'a background job failed'),
    quick,
  );
});

it('waits for a running job before it stops', async () => {
  let finish: (() => void) | undefined;
  let hasFinished = false;
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const node = await start({
    name: 'slow',
    cron: '0 4 1 1 *',
    run: async () => {
      begun();
      await work;
      hasFinished = true;
    },
  });
  const begun = vi.fn();
  await node.runNow('slow');
  await vi.waitFor(() => expect(begun).toHaveBeenCalled(), quick);
  const stopped = node.stop();
  finish?.();
  await stopped;
  expect(hasFinished).toBe(true);
});
