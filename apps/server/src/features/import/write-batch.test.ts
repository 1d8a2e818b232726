import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#server/features/brand/table.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { openImports } from './testing/import-desk.ts';

const { office, desk, fresh, hearTags, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

const brandNamed = async (name: string) =>
  (await office.db.select().from(brand).where(eq(brand.name, name)))[0];

describe('written import', () => {
  it('adds and changes records like their forms, and is undone as a whole', async () => {
    const [old, added] = [fresh('Eski'), fresh('Eklenen')];
    await makeBrand(office.db, { name: old, colour: '#112233' });
    const checked = await desk.check(
      await desk.begin('brands', `Marka;Renk\n${old};#445566\n${added};#334455`),
    );
    expect(await desk.run(checked.id)).toMatchObject({ state: 'done', counts: { written: 2 } });
    expect(await brandNamed(old)).toMatchObject({ colour: '#445566', version: 2 });
    const there = await brandNamed(added);
    expect(there).toMatchObject({ isActive: true, binnedAt: null });
    const history = (await office.get(`brands/${there?.id}/history`)).json();
    expect(history.items).toMatchObject([{ action: 'created' }]);

    expect((await desk.move(checked.id, 'undo')).statusCode).toBe(200);
    expect(await desk.work(checked.id, 'undoing')).toMatchObject({ state: 'undone', counts: { written: 0 } });
    expect(await brandNamed(old)).toMatchObject({ colour: '#112233' });
    expect((await brandNamed(added))?.binnedAt).not.toBeNull();
  });

  it('invalidates lists at the start and the end, not for every batch', async () => {
    const name = fresh('Çok');
    const names = Array.from({ length: 60 }, (_, at) => `${name} ${at}`);
    const { id } = await desk.check(await desk.begin('brands', ['Marka', ...names].join('\n')));
    const heard = await hearTags();
    expect(await desk.run(id)).toMatchObject({ counts: { written: 60 } });
    const messages = await heard();
    // Announced when the editor starts it, with its first batch, and with its last.
    expect(messages.filter((tags) => tags.includes('"home"'))).toHaveLength(3);
    expect(messages.filter((tags) => tags.includes('"brand:')).length).toBe(60);
  });

  it('cannot be undone after a later change of its records', async () => {
    const name = fresh('Ellenen');
    const { id } = await desk.check(await desk.begin('brands', `Marka\n${name}`));
    await desk.run(id);
    const there = await brandNamed(name);
    await office.send('PATCH', `brands/${there?.id}`, { version: there?.version, values: { about: 'Elle' } });
    expect((await desk.move(id, 'undo')).json()).toMatchObject({ code: 'import-changed-since' });
    expect((await brandNamed(name))?.binnedAt).toBeNull();
  });

  it('omits records that were changed after the check', async () => {
    const name = fresh('Arada');
    await makeBrand(office.db, { name, colour: '#112233' });
    const { id } = await desk.check(await desk.begin('brands', `Marka;Renk\n${name};#445566`));
    const there = await brandNamed(name);
    await office.send('PATCH', `brands/${there?.id}`, {
      version: there?.version,
      values: { colour: '#000000' },
    });
    expect(await desk.run(id)).toMatchObject({ state: 'done', counts: { written: 0, refused: 1 } });
    expect(await brandNamed(name)).toMatchObject({ colour: '#000000' });
  });

  it('omits a record that is changed while its batch is written', async () => {
    const [first, second] = [fresh('Önce'), fresh('Sonra')];
    for (const name of [first, second]) await makeBrand(office.db, { name, colour: '#112233' });
    const { id } = await desk.check(
      await desk.begin('brands', `Marka;Renk\n${first};#445566\n${second};#445566`),
    );
    await desk.move(id, 'run');
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { batch } = await office.db.transaction(async (tx) => {
      await tx
        .update(brand)
        .set({ version: sql`${brand.version} + 1`, about: 'Elle' })
        .where(eq(brand.name, second));
      const batch = desk.workBatch();
      await expect.poll(async () => (await office.db.execute(waiting)).rows).toHaveLength(1);
      return { batch };
    });
    await batch;
    expect(await desk.work(id, 'running')).toMatchObject({ counts: { written: 1, refused: 1 } });
    expect(await brandNamed(first)).toMatchObject({ colour: '#445566' });
    expect(await brandNamed(second)).toMatchObject({ colour: '#112233', about: 'Elle' });
  });
});
