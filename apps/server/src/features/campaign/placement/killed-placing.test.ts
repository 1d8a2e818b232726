import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { forgetRows, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openLargePlaces } from './testing/large-places.ts';

const program = join(import.meta.dirname, 'testing/worker.ts');
const THOUSAND = 1_000;
const PLACED = 300;
const TWO_MINUTES = 120_000;

let places: Awaited<ReturnType<typeof openLargePlaces>>;
let other: pg.Client;
const children: ChildProcess[] = [];
beforeAll(async () => {
  places = await openLargePlaces();
  other = new pg.Client(places.office.database.connection);
  await other.connect();
});
afterAll(async () => {
  for (const child of children) await kill(child);
  await other.end();
  await places.office.close();
});

function startWorker(): ChildProcess {
  const args = [program, JSON.stringify(places.office.database.connection), testNow.toISOString()];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Waits until a statement is blocked by a lock of `other`, and returns the process id of its connection. */
function waitingStatement(): Promise<number> {
  return vi.waitFor(
    async () => {
      const { rows } = await places.office.db.execute<{ pid: number }>(
        sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
      return rows[0]?.pid ?? 0;
    },
    { timeout: TWO_MINUTES },
  );
}

it(
  'a rename of a brand with a thousand campaigns blocks no other write and completes after a node is killed',
  async () => {
    const { office, change, placing, total, totalOf } = places;
    const { place, brand } = await places.addHidden('brands', THOUSAND);
    const neighbour = await makeBrand(office.db, { name: 'Komşu' });
    const { id: categoryId } = await makeCategory(office.db, { name: 'Ev' });
    const before = await total();
    expect((await change(place, { isActive: true })).statusCode).toBe(200);

    // The worker's batch will block on this locked campaign.
    await other.query('begin');
    await other.query(
      `select from campaign where id = (
         select id from campaign where brand_id = $1 order by id offset $2 limit 1) for update`,
      [brand.id, PLACED + 50],
    );
    const killed = startWorker();
    const pid = await waitingStatement();
    await makeCampaign(office.db, { brandId: neighbour.id, categoryId });
    await kill(killed);
    // The statement would continue after the worker's death.
    await other.query('select pg_terminate_backend($1)', [pid]);
    await other.query('rollback');
    expect(await placing()).toMatchObject([{ id: place.id, done: PLACED, total: THOUSAND }]);

    const began = performance.now();
    startWorker();
    const waits: number[] = [];
    while ((await placing()).length > 0) {
      const asked = performance.now();
      const isEven = waits.length % 2 === 0;
      if (isEven) await makeCampaign(office.db, { brandId: neighbour.id, categoryId });
      else await change({ ...neighbour, of: 'brands' }, { name: `Komşu ${waits.length}` });
      waits.push(performance.now() - asked);
    }
    // If all campaigns were placed in one transaction, the first write would have waited for all of them.
    expect(Math.max(...waits)).toBeLessThan((performance.now() - began) / 2);

    forgetRows(office.db);
    const saved = 1 + Math.ceil(waits.length / 2);
    expect(await totalOf(place)).toBe(THOUSAND);
    expect(await total()).toBe(before + THOUSAND + saved);
    const { rows } = await office.db.execute(
      sql`select from campaign_search s join campaign c on c.id = s.campaign_id where c.brand_id = ${brand.id}`,
    );
    expect(rows).toHaveLength(THOUSAND);
  },
  TWO_MINUTES,
);
