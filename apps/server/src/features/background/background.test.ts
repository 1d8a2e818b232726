import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEnv } from '#server/env.ts';
import { openQueue } from '#server/jobs/queue.ts';
import { type Job, startJobs } from '#server/jobs/start.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { testNow } from '#server/testing/test-app.ts';

vi.setConfig({ testTimeout: 30_000 });

let office: Office;
const run = vi.fn<Job['run']>();
const log = { error: vi.fn() };
const services = {
  ...{ clock: () => testNow, random: () => 0.5, env: readEnv({ NODE_ENV: 'test' }), isDemo: false },
  fingerprint: () => '',
};
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const list = async () => (await office.get('background-jobs')).json();
const quick = { timeout: 15_000, interval: 50 };

it('lists and runs nothing before the jobs of a node have started', async () => {
  expect(await list()).toEqual([]);
  expect((await office.send('POST', 'background-jobs/stroll/run')).statusCode).toBe(404);
});

it('runs a job on demand once across two nodes, and reports its start and outcome', async () => {
  let finish = () => {};
  run.mockImplementation(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const job = { name: 'stroll', cron: '0 4 * * *', run };
  const nodes = [await openQueue(office.db, log), await openQueue(office.db, log)];
  for (const node of nodes) await startJobs(node, [job], office.db, services, log);
  try {
    const idle = { name: 'stroll', nextRun: '2026-11-21T01:00:00.000Z', state: 'idle', last: null };
    expect(await list()).toMatchObject([idle]);
    expect((await office.send('POST', 'background-jobs/stroll/run')).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await list()).toMatchObject([{ state: 'running' }]), quick);
    // A node reports its job as running shortly before it calls it.
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), quick);
    finish();
    const done = { outcome: 'completed', error: null };
    await vi.waitFor(async () => expect(await list()).toMatchObject([{ state: 'idle', last: done }]), quick);
    expect(run).toHaveBeenCalledOnce();
    const { rows } = await office.db.$client.query(
      "select target_id from audit_entry where action = 'job-run'",
    );
    expect(rows).toEqual([{ target_id: 'stroll' }]);
  } finally {
    finish();
    await Promise.all(nodes.map((node) => node.stop()));
  }
});

it('requires an administrator', async () => {
  await office.enter('CRM_ADMIN');
  expect((await office.get('background-jobs')).statusCode).toBe(403);
  expect((await office.send('POST', 'background-jobs/stroll/run')).statusCode).toBe(403);
});
