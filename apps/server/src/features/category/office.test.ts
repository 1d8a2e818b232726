import type { categories } from '@ayrac/contract/office/categories.ts';
import type { RowOf } from '@ayrac/contract/office/resource.ts';
import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { lockFrame } from '#server/features/campaign/record/queries.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { testApp } from '#server/testing/test-app.ts';
import { category } from './table.ts';

type Category = RowOf<typeof categories>;

let office: Office;
let brandId: string;
let made = 100;
/** A name whose slug is `bolum-` and its number. */
const newName = () => `Bölüm ${++made}`;
beforeAll(async () => {
  office = await openOffice();
  brandId = (await makeBrand(office.db, { name: 'Laleli' })).id;
});
beforeEach(() => office.enter('ADMIN'));
afterAll(() => office.close());

async function add(values: object = {}): Promise<Category> {
  const reply = await office.send('POST', 'categories', { name: newName(), isActive: true, ...values });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().row;
}

/** A root, one below it and one below that, with a live campaign each. */
async function addBranch() {
  const root = await add();
  const middle = await add({ parentId: root.id });
  const leaf = await add({ parentId: middle.id });
  const campaigns = [];
  for (const { id } of [root, middle, leaf])
    campaigns.push(await makeCampaign(office.db, { brandId, categoryId: id, title: 'Fırsat' }));
  return { root, middle, leaf, campaigns };
}

const change = ({ id, version }: Category, values: object) =>
  office.send('PATCH', `categories/${id}`, { version, values });
const move = ({ id, version }: Category, parentId: string | null, before?: string | null) =>
  office.send('POST', `categories/${id}/move`, { version, parentId, before });
const bin = ({ id, version }: Category) => office.send('DELETE', `categories/${id}?version=${version}`);
const preview = async ({ id }: Category, wanted: object) =>
  (await office.send('POST', `categories/${id}/preview`, { change: wanted })).json();
const undo = (changeId: string) => office.send('POST', `changes/${changeId}/undo`);
const read = async ({ id }: Category): Promise<Category> => (await office.get(`categories/${id}`)).json();
const ask = (url: string) => office.app.inject({ url });
const slugOf = ({ name }: { name: string }) => name.replace('Bölüm ', 'bolum-');
const pageOf = async (one: { name: string }) => (await ask(`/api/public/categories/${slugOf(one)}`)).json();
const statusOf = async (one: Category) => (await ask(`/api/public/categories/${slugOf(one)}`)).statusCode;
/** How many campaigns stand on the page of a category. */
const totalOf = async (one: Category): Promise<number> => (await pageOf(one)).list.total;
const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
/** What the menus of visitors show of some roots and below them. */
async function menuOf(...roots: readonly Category[]): Promise<unknown[]> {
  const { categories: all } = (await ask('/api/public/categories')).json();
  const outline = ({ name, children = [] }: { name: string; children?: [] }): unknown =>
    children.length === 0 ? name : [name, ...children.map(outline)];
  return all.filter((root: Category) => roots.some(({ id }) => id === root.id)).map(outline);
}
/** How many campaigns these very words find; a mended word is another one. */
const searched = async (words: string): Promise<number> => {
  const { corrected, total } = (await ask(`/api/public/search?q=${encodeURIComponent(words)}`)).json();
  return corrected === null ? total : 0;
};

describe('a category', () => {
  // Specification 3.9
  it('that is added below another stands in the menus once it holds a campaign', async () => {
    const { root, middle, leaf } = await addBranch();
    const empty = await add({ parentId: root.id, icon: 'gift', nameEn: 'Empty' });
    expect(await menuOf(root)).toEqual([[root.name, [middle.name, leaf.name]]]);
    expect(await pageOf(empty)).toMatchObject({ category: { icon: 'gift', campaigns: 0 } });
    expect(await read(root)).toMatchObject({ campaigns: 3, ownCampaigns: 1, version: 1, parentId: null });
  });

  // Specification 2.18
  it('that is renamed leads from its old slug, is found by its new names, and undo brings all back', async () => {
    const { middle, leaf } = await addBranch();
    const name = newName();
    const done = (await change(middle, { name, nameEn: 'Brandnew' })).json();
    expect(await pageOf(middle)).toEqual({ kind: 'moved', slug: slugOf({ name }) });
    expect((await pageOf(leaf)).ancestors[1].name).toBe(name);
    expect([await searched(middle.name), await searched(name), await searched('brandnew')]).toEqual([
      0, 2, 2,
    ]);

    expect((await undo(done.change)).json()).toMatchObject({ done: 1, failed: [] });
    expect(await pageOf(middle)).toMatchObject({ kind: 'found' });
    expect([await searched(middle.name), await searched(name), await searched('brandnew')]).toEqual([
      2, 0, 0,
    ]);
  });

  it('keeps its icon when its name changes, once an editor has chosen one', async () => {
    const row = await add({ name: `Otomobil ${++made}` });
    const iconOf = async () => {
      const { categories: all } = (await ask('/api/public/categories')).json();
      return all.find(({ id }: Category) => id === row.id)?.icon;
    };
    expect(await iconOf()).toBe('car');
    await change(row, { icon: 'fuel' });
    expect(await iconOf()).toBe('fuel');
  });

  it('has a name of its own below its parent alone, in any spelling', async () => {
    const root = await add();
    await add({ name: 'Ağaç', parentId: root.id });
    const refused = await office.send('POST', 'categories', {
      name: 'AGAC',
      isActive: true,
      parentId: root.id,
    });
    expect([refused.statusCode, refused.json().fields]).toEqual([400, { name: recordErrors.taken }]);
    expect((await add({ name: 'Ağaç', parentId: (await add()).id })).name).toBe('Ağaç');
  });

  it('tells the names above it wherever its parent is told, and is found by it', async () => {
    const { root, middle, leaf } = await addBranch();
    const path = `${root.name} › ${middle.name}`;
    expect((await read(leaf)).labels).toEqual({ parentId: path });
    expect((await read(root)).labels).toEqual({ parentId: null });
    const { items } = (await ask(`/api/admin/categories?parentId=${middle.id}`)).json();
    expect(items.map(({ id }: Category) => id)).toEqual([leaf.id]);
    const file = await ask(`/api/admin/categories/export?format=csv&parentId=${middle.id}`);
    expect(file.body).toContain(`;${path};`);
    await move(leaf, root.id);
    const { labels } = (await ask(`/api/admin/categories/${leaf.id}/history`)).json();
    expect(labels).toEqual({ [middle.id]: path, [root.id]: root.name });
  });

  it.each([
    ['an icon that there is not', { icon: 'unicorn' }, 'icon'],
    ['a parent that there is not', { parentId: '11111111-1111-4111-8111-111111111111' }, 'parentId'],
    ['a parent that is no id', { parentId: 'kök' }, 'parentId'],
  ])('with %s is refused with its field', async (_what, values, field) => {
    const refused = await change(await add(), values);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  });

  it('stands where it stood when what was sent of its place is empty', async () => {
    const row = await add();
    expect((await change(row, { position: null })).statusCode).toBe(200);
    expect((await change(await read(row), { name: newName() })).statusCode).toBe(200);
  });

  it('that is being written is waited for by a campaign that is saved, which is then found by the new name', async () => {
    const { root, leaf } = await addBranch();
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const name = newName();
    const { saved } = await office.db.transaction(async (tx) => {
      await lockFrame(tx);
      await tx.update(category).set({ name }).where(eq(category.id, root.id));
      const saving = makeCampaign(office.db, { brandId, categoryId: leaf.id, title: 'Fırsat' });
      await vi.waitFor(async () => expect((await office.db.execute(waiting)).rows).toHaveLength(1));
      return { saved: saving };
    });
    await saved;
    expect(await searched(name)).toBe(1);
  });

  it('that somebody else wrote meanwhile is a conflict, and nothing moves', async () => {
    const { root, middle } = await addBranch();
    await change(middle, { nameEn: 'Elsewhere' });
    const refused = await move(middle, null);
    expect([refused.statusCode, refused.json().current]).toEqual([409, await read(middle)]);
    expect(await totalOf(root)).toBe(3);
  });
});

describe('a category that is moved', () => {
  // Specification 9.16
  it('takes its branch and their campaigns along, in one change that can be undone', async () => {
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

  it('below itself or what is in it is refused', async () => {
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

  it('deeper than the menus show is refused, with what is below it', async () => {
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

  it('makes no circle with another that is moved at the same time', async () => {
    const [one, other] = [await add(), await add()];
    const replies = await Promise.all([move(one, other.id), move(other, one.id)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  it('is no reason for another to wait in vain when many are moved and made at the same time', async () => {
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

  it('stands among those beside it where it was put, which the menus show; until then the alphabet decides', async () => {
    const root = await add();
    const names = ['Çınar', 'Akasya', 'Zakkum'].map((name) => `${name} ${made}`);
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
    expect(items.map(({ deed }: { deed: string }) => deed)).toEqual(['ordered', 'ordered', 'created']);
    expect((await undo(done.change)).json()).toMatchObject({ done: 2, failed: [{ label: acacia }] });
  });

  it('may not stand before one that is elsewhere', async () => {
    const [root, other] = [await add(), await add()];
    const row = await add({ parentId: root.id });
    expect((await move(row, root.id, other.id)).statusCode).toBe(400);
  });
});

describe('a category that is not shown', () => {
  const hide = {
    'switched off': (row: Category) => change(row, { isActive: false }),
    'in the bin': bin,
  };

  // Specification 9.15
  it.each(Object.keys(hide) as (keyof typeof hide)[])(
    '(%s) takes its branch and their campaigns with it, and undo brings all back',
    async (how) => {
      const { root, middle, leaf, campaigns } = await addBranch();
      const { change: done } = (await hide[how](middle)).json();
      expect([await statusOf(middle), await statusOf(leaf)]).toEqual([404, 404]);
      expect([await totalOf(root), await searched(leaf.name)]).toEqual([1, 0]);
      expect(await menuOf(root)).toEqual([root.name]);
      const [, , last] = campaigns;
      expect((await ask(`/api/public/campaigns/${last?.slug}`)).json()).toMatchObject({ kind: 'removed' });
      const listed = (await ask('/api/Campaign_Service/category')).json();
      expect(listed.map(({ id }: Category) => id)).not.toContain(leaf.id);
      const links = (await ask('/api/Campaign_Service/brand-to-campaign')).json();
      expect(links.map((link: { campaign: { id: string } }) => link.campaign.id)).not.toContain(last?.id);

      await undo(done);
      expect([await totalOf(root), await totalOf(leaf), await searched(leaf.name)]).toEqual([3, 1, 1]);
    },
  );

  it('in the bin takes what is below it out of the tree; that cannot come back without it', async () => {
    const { root, middle, leaf } = await addBranch();
    await bin(leaf);
    await bin(middle);
    const { categories: tree } = (await office.get('categories/tree')).json();
    expect(tree.map(({ id }: Category) => id)).toContain(root.id);
    expect(tree.filter(({ id }: Category) => id === middle.id || id === leaf.id)).toEqual([]);
    const refused = await office.send('POST', `categories/${leaf.id}/restore`);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'parent-in-bin']);
    await office.send('POST', `categories/${middle.id}/restore`);
    expect((await office.send('POST', `categories/${leaf.id}/restore`)).statusCode).toBe(200);
    expect(await totalOf(root)).toBe(3);
  });
});

describe('the preview of a change', () => {
  it('names the pages, campaigns and pages of brands that would go', async () => {
    const { middle, leaf, root } = await addBranch();
    for (const wanted of [{ isActive: false }, { isInBin: true }]) {
      expect(await preview(middle, wanted)).toMatchObject({
        hides: [{ name: middle.name }, { name: leaf.name }],
        shows: [],
        leaves: [{ name: root.name }],
        joins: [],
        campaigns: 2,
        examples: [{ name: 'Fırsat' }, { name: 'Fırsat' }],
        brandPages: 2,
      });
    }
  });

  it('names those that would appear', async () => {
    const { root, middle, leaf } = await addBranch();
    await change(middle, { isActive: false });
    expect(await preview(middle, { isActive: true })).toMatchObject({
      hides: [],
      shows: [{ name: middle.name }, { name: leaf.name }],
      joins: [{ name: root.name }],
      campaigns: 2,
      brandPages: 2,
    });
  });

  it('of a move names where its campaigns would no longer be listed, and where from then on', async () => {
    const { root, middle } = await addBranch();
    const other = await add();
    const told = await preview(middle, { parentId: other.id });
    expect([namesOf(told.leaves), namesOf(told.joins), told.campaigns, told.brandPages]).toEqual([
      [root.name],
      [other.name],
      2,
      2,
    ]);
    expect(told).toMatchObject({ hides: [], shows: [] });
  });

  it('writes nothing', async () => {
    const { middle } = await addBranch();
    await preview(middle, { isActive: false });
    expect([(await read(middle)).version, await statusOf(middle)]).toEqual([1, 200]);
  });
});

describe('the list of categories', () => {
  it('is found by either name in any spelling, for those who pick one', async () => {
    const row = await add({ name: `Işıklandırma ${++made}`, nameEn: 'Lighting' });
    for (const q of ['ISIKLANDIRMA', 'ışıklandırma', 'light']) {
      const { items } = (await office.get('categories', { q })).json();
      expect(namesOf(items)).toEqual([row.name]);
    }
  });
});

it('who writes while another moves a branch for seconds waits, and is not told that nothing can be stored', async () => {
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
        deed: { kind: 'set', values: { nameEn: 'Waited again' } },
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
