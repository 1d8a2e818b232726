import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#server/features/brand/table.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { openKillableWorkers } from '#server/testing/killable-workers.ts';
import { importRow, importRun } from './table.ts';
import { openImports } from './testing/import-desk.ts';
import { takeImport } from './work-on.ts';

const { office, desk, fresh, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

const worker = join(import.meta.dirname, 'testing/worker.ts');

it('imports take turns, so that a short one does not wait for a long one', async () => {
  const node = '33333333-3333-4333-8333-333333333333';
  const ask = async (name: string) => {
    const { id, columns } = await desk.begin('brands', `Marka\n${fresh(name)}`);
    await office.send('POST', `imports/${id}/check`, { columns: columns.map(mapped), stopsAtRefused: false });
    return id;
  };
  const mapped = ({ field }: { field: string | null }) => ({ field, numbers: null });
  const asked = [await ask('Uzun'), await ask('Kısa')];
  // Both were asked for at the same time of the test's clock, so that either may come first.
  const [first, second, third] = [
    await takeImport(office.db, node),
    await takeImport(office.db, node),
    await takeImport(office.db, node),
  ];
  expect(new Set([first, second])).toEqual(new Set(asked));
  expect(third).toBe(first);
  for (const id of asked) await desk.work(id, 'checking', node);
});

describe('import of many rows with some invalid ones', () => {
  const file = (word: string, rows: number) =>
    [
      'Marka;Renk',
      ...Array.from({ length: rows }, (_, at) => `${word} ${at};${at % 100 === 7 ? 'mavi' : '#334455'}`),
    ].join('\n');

  it('of 1,000 continues on another node after a crash, without writing a row twice', async () => {
    const word = fresh('Öldürülen');
    const { id: lockedId } = await makeBrand(office.db, { name: `${word} 500` });
    const { id } = await desk.check(await desk.begin('brands', file(word, 1_000)));
    const workers = await openKillableWorkers(office.database.connection, worker);
    // Stops the node in the middle of the batch that changes this brand, after 19 others of 25 valid rows.
    await workers.other.query('begin');
    await workers.other.query('select from brand where id = $1 for update', [lockedId]);
    const killed = workers.start();
    await desk.move(id, 'run');
    await workers.killBlocked(killed);
    await workers.close();
    // Nothing of that batch was stored, and the lease of the killed node is not over.
    expect((await desk.get(id)).counts.written).toBe(475);
    expect(await desk.workBatch()).toBe(false);
    await office.db
      .update(importRun)
      .set({ leasedUntil: sql`now() - interval '1 second'` })
      .where(eq(importRun.id, id));
    expect(await desk.work(id, 'running')).toMatchObject({
      state: 'done',
      counts: { written: 990, refused: 10, new: 989, changed: 1 },
    });
    const there = await office.db
      .select()
      .from(brand)
      .where(sql`${brand.name} like ${`${word} %`}`);
    expect(there).toHaveLength(990);
    const versions = there.map((row) => [row.id === lockedId, row.version]);
    expect(versions.filter(([isLocked, version]) => version !== (isLocked ? 2 : 1))).toEqual([]);
  }, 120_000);

  it('can be paused during a batch, which is rolled back, and resumed', async () => {
    const { id } = await desk.check(await desk.begin('brands', file(fresh('Duran'), 200)));
    await desk.move(id, 'run');
    await desk.workBatch();
    const batch = desk.workBatch();
    const paused = await desk.move(id, 'pause');
    await batch;
    const { counts } = await desk.get(id);
    expect(paused.json()).toMatchObject({ state: 'paused', actions: ['resume', 'cancel', 'undo'] });
    expect(counts.written % 25).toBe(0);
    const writtenCount = await office.db.$count(
      importRow,
      sql`import_id = ${id} and written_version is not null`,
    );
    expect(writtenCount).toBe(counts.written);
    await desk.move(id, 'resume');
    await desk.workBatch();
    expect((await desk.get(id)).counts.written).toBe(counts.written + 25);
    expect((await desk.move(id, 'cancel')).json()).toMatchObject({ state: 'cancelled' });
    expect((await desk.move(id, 'resume')).json()).toMatchObject({ code: 'import-moved' });
  }, 60_000);

  it('stops at the first invalid row when requested', async () => {
    const name = fresh('İlk');
    const begun = await desk.begin('brands', `Marka\n${name}\n${fresh('İkinci')}`);
    const { id } = await desk.check(begun, { stopsAtRefused: true });
    await makeBrand(office.db, { name });
    expect(await desk.run(id)).toMatchObject({ state: 'paused', counts: { written: 0, refused: 1 } });
  });
});
