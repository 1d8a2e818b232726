import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type KillableWorkers, openKillableWorkers } from '#server/testing/killable-workers.ts';
import { take } from './testing/brand-server.ts';
import { LEASE_MS, openDelivering, type Side, soon } from './testing/delivery-desk.ts';

const { server, later, start, makeSide, ask, settled } = await openDelivering();

let workers: KillableWorkers;
beforeAll(async () => {
  const program = join(import.meta.dirname, 'testing/worker.ts');
  workers = await openKillableWorkers(server.database.connection, program);
});
afterEach(() => workers.reset());
afterAll(() => workers.close());

/** Lets a worker start on the delivery of a request and kills it at a certain step. */
type Story = (side: Side) => Promise<void>;

const beforeTaking: Story = async () => {
  await workers.other.query('begin');
  await workers.other.query('lock table delivery in access exclusive mode');
  await workers.killBlocked(workers.start());
};

/** The request cannot be read, so the worker owns its delivery and has not called yet. */
const betweenTakingAndCall: Story = async ({ webhookId }) => {
  await workers.other.query('begin');
  await workers.other.query('lock table campaign in access exclusive mode');
  await workers.killBlocked(workers.start());
  const taken = await workers.other.query(
    'select from delivery where webhook_id = $1 and attempts = 1 and taken_until > now()',
    [webhookId],
  );
  expect(taken.rowCount).toBe(1);
};

const duringTheCall: Story = async ({ system }) => {
  system.answer = () => undefined;
  const worker = workers.start();
  await vi.waitFor(() => expect(system.got).toHaveLength(1), soon);
  await worker.kill();
  system.answer = take;
};

/** The delivery is locked while the brand accepts it, so the worker cannot store its success. */
const betweenAnswerAndCommit: Story = async ({ system, webhookId }) => {
  system.answer = async (response, call) => {
    system.answer = take;
    await workers.other.query('begin');
    await workers.other.query('select from delivery where webhook_id = $1 for update', [webhookId]);
    take(response, call);
  };
  await workers.killBlocked(workers.start());
};

const afterCommit: Story = async (side) => {
  const worker = workers.start();
  await settled(side, 'request-created delivered');
  await worker.kill();
};

it.each<[string, Story, number]>([
  ['before it took the delivery', beforeTaking, 1],
  ['after it took the delivery and before it called', betweenTakingAndCall, 1],
  ["while the brand's system has the call", duringTheCall, 2],
  ['between the answer and its commit', betweenAnswerAndCommit, 2],
  ['after it stored the answer', afterCommit, 1],
  // Each starts a process, slowly on a busy machine.
])('a worker that is killed %s loses nothing', { timeout: 120_000 }, async (_step, story, times) => {
  const side = await makeSide();
  await ask(side.campaignId);
  await story(side);
  later(LEASE_MS + 1_000);
  start();
  await settled(side, 'request-created delivered');
  // Deliveries are made in turn, so the earlier one is not under way any more.
  await ask(side.campaignId);
  await settled(side, 'request-created delivered', 'request-created delivered');
  const [first] = side.system.got.map(({ json }) => json.id);
  expect(side.system.got.filter(({ json }) => json.id === first)).toHaveLength(times);
  expect(side.system.got).toHaveLength(times + 1);
});
