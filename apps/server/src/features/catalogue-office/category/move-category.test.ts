import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { category } from '#server/features/category/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { testApp } from '#server/testing/test-app.ts';
import { type Category, openCategories } from './testing/category-desk.ts';

const {
  office,
  brandId,
  number,
  newName,
  add,
  addBranch,
  change,
  move,
  undo,
  read,
  ask,
  slugOf,
  statusOf,
  totalOf,
  menuOf,
  searched,
} = await openCategories();
beforeEach(() => office.enter('ADMIN'));
afterAll(() => office.close());

describe('moved category', () => {
  // Specification 9.16
  it('takes its branch and campaigns along, in one change with undo', async () => {
    const { root, middle, leaf } = await addBranch();
    const other = await add();
    const done = (await move(middle, other.id)).json();
    expect(await menuOf(root, other)).toEqual([root.name, [other.name, [middle.name, leaf.name]]]);
    expect([await totalOf(root), await totalOf(other), await totalOf(leaf)]).toEqual([1, 2, 1]);
    expect((await ask(`/api/public/brands/laleli/categories/${slugOf(other)}`)).json().list.total).toBe(2);
    expect([await searched(other.name), await searched(root.name)]).toEqual([2, 1]);

    await undo(done.change);
    expect([await totalOf(root), await totalOf(other)]).toEqual([3, 0]);
    expect(await menuOf(root)).toEqual([[root.name, [middle.name, leaf.name]]]);
  });

  it('is hidden with its branch below a hidden category, and shown again beside it', async () => {
    const { middle, leaf } = await addBranch();
    const closed = await add({ isActive: false });
    await move(middle, closed.id);
    expect([await statusOf(middle), await statusOf(leaf)]).toEqual([404, 404]);
    await move(await read(middle), null);
    expect([await statusOf(middle), await statusOf(leaf)]).toEqual([200, 200]);
    expect(await menuOf(middle)).toEqual([[middle.name, leaf.name]]);
  });

  it('cannot be moved below itself or its descendants', async () => {
    const { root, middle, leaf } = await addBranch();
    for (const [row, parent] of [
      [middle, middle],
      [root, leaf],
    ] as const) {
      const refused = await move(row, parent.id);
      expect([refused.statusCode, refused.json().fields]).toEqual([
        400,
        { parentId: recordErrors['own-branch'] },
      ]);
    }
  });

  it('cannot be moved deeper than the menus show, including its descendants', async () => {
    const { middle } = await addBranch();
    const other = await addBranch();
    for (const to of [other.middle, other.leaf]) {
      const refused = await move(middle, to.id);
      expect(refused.json().fields).toEqual({ parentId: recordErrors['too-deep'] });
    }
    const refused = await office.send('POST', 'categories', {
      name: newName(),
      isActive: true,
      parentId: other.leaf.id,
    });
    expect(refused.json().fields).toEqual({ parentId: recordErrors['too-deep'] });
  });

  it('forms no cycle with a concurrent move', async () => {
    const [one, other] = [await add(), await add()];
    const replies = await Promise.all([move(one, other.id), move(other, one.id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('does not deadlock when many are moved and created concurrently', async () => {
    const parent = await add();
    const rows = await Promise.all(Array.from({ length: 6 }, () => add()));
    const below = { parentId: parent.id };
    const replies = await Promise.all(
      rows.flatMap((row) => [
        change(row, below),
        office.send('POST', 'categories', { ...below, name: newName(), isActive: true }),
      ]),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
  });

  it('has the position that was set, also in the menus; without one the order is alphabetical', async () => {
    const root = await add();
    const mark = number();
    const names = ['Çınar', 'Akasya', 'Zakkum'].map((name) => `${name} ${mark}`);
    const rows: Category[] = [];
    for (const name of names) {
      rows.push(await add({ name, parentId: root.id }));
      await makeCampaign(office.db, { brandId, categoryId: rows.at(-1)?.id ?? '' });
    }
    const [plane, acacia, oleander] = names;
    expect(await menuOf(root)).toEqual([[root.name, acacia, plane, oleander]]);
    const [planeRow, acaciaRow, oleanderRow] = rows as [Category, Category, Category];
    const done = (await move(oleanderRow, root.id, planeRow.id)).json();
    expect(await menuOf(root)).toEqual([[root.name, acacia, oleander, plane]]);
    await move(await read(acaciaRow), root.id, null);
    expect(await menuOf(root)).toEqual([[root.name, oleander, plane, acacia]]);
    const { items } = (await office.get(`categories/${acaciaRow.id}/history`)).json();
    expect(items.map(({ action }: { action: string }) => action)).toEqual(['ordered', 'ordered', 'created']);
    expect((await undo(done.change)).json()).toMatchObject({ done: 2, failed: [{ label: acacia }] });
  });

  it('cannot be placed before a category with another parent', async () => {
    const [root, other] = [await add(), await add()];
    const row = await add({ parentId: root.id });
    expect((await move(row, root.id, other.id)).statusCode).toBe(400);
  });
});

it('waits while another person moves a branch for seconds, without an error', async () => {
  const one = await add();
  const db = openDatabase(office.database.connection, 2, {
    ...{ connectMs: 20_000, statementMs: 20_000, idleInTransactionMs: 20_000 },
    lockMs: 20,
  });
  const other = await testApp({ on: { ...office.database, db }, caller: await office.enter('ADMIN') });
  const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
    other.app.inject({ method, url: `/api/admin/categories${path}`, payload });
  const hasWaited = async () => {
    const { rows } =
      await office.db.execute(sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and clock_timestamp() - query_start > interval '200 milliseconds'`);
    return rows.length;
  };
  for (const write of [
    () => send('PATCH', `/${one.id}`, { version: 1, values: { nameEn: 'Waited' } }),
    () => send('POST', '', { name: newName(), isActive: true, parentId: one.id }),
    () => send('POST', `/${one.id}/move`, { version: 2, parentId: null, before: null }),
    () =>
      send('POST', '/bulk', {
        target: { kind: 'ids', ids: [one.id] },
        action: { kind: 'set', values: { nameEn: 'Waited again' } },
      }),
  ]) {
    const waiting = await office.db.transaction(async (tx) => {
      await tx.select().from(category).for('update');
      const reply = write();
      await expect.poll(hasWaited, { timeout: 5_000 }).toBe(1);
      return { reply };
    });
    const reply = await waiting.reply;
    expect([reply.statusCode, reply.json().failed ?? []]).toEqual([200, []]);
  }
  await other.close();
  await db.$client.end();
});
