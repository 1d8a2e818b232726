import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetRows, makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { type KillableWorkers, openKillableWorkers } from '#server/testing/killable-workers.ts';
import { testNow } from '#server/testing/test-app.ts';
import { openLargePlaces } from './testing/large-places.ts';

const program = join(import.meta.dirname, 'testing/worker.ts');
const THOUSAND = 1_000;
const PLACED = 300;
const TWO_MINUTES = 120_000;

let places: Awaited<ReturnType<typeof openLargePlaces>>;
let workers: KillableWorkers;
beforeAll(async () => {
  places = await openLargePlaces();
  workers = await openKillableWorkers(places.office.database.connection, program);
});
afterAll(async () => {
  await workers.close();
  await places.office.close();
});

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
    await workers.other.query('begin');
    await workers.other.query(
      `select from campaign where id = (
         select id from campaign where brand_id = $1 order by id offset $2 limit 1) for update`,
      [brand.id, PLACED + 50],
    );
    const killed = workers.start(testNow.toISOString());
    await killed.blocked();
    await makeCampaign(office.db, { brandId: neighbour.id, categoryId });
    await workers.killBlocked(killed);
    expect(await placing()).toMatchObject([{ id: place.id, done: PLACED, total: THOUSAND }]);

    const began = performance.now();
    workers.start(testNow.toISOString());
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
