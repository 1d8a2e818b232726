import { recordErrors } from '@ayrac/phrases/tr/record-errors.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { lockFrame } from '#server/features/campaign/record/queries.ts';
import { category } from '#server/features/category/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
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
  bin,
  undo,
  read,
  ask,
  slugOf,
  pageOf,
  statusOf,
  totalOf,
  namesOf,
  menuOf,
  searched,
} = await openCategories();
beforeEach(() => office.enter('ADMIN'));
afterAll(() => office.close());

describe('category in the office', () => {
  // Specification 3.9
  it('is added below another and appears in the menus with its first campaign', async () => {
    const { root, middle, leaf } = await addBranch();
    const empty = await add({ parentId: root.id, icon: 'gift', nameEn: 'Empty' });
    expect(await menuOf(root)).toEqual([[root.name, [middle.name, leaf.name]]]);
    expect(await pageOf(empty)).toMatchObject({ category: { icon: 'gift', campaigns: 0 } });
    expect(await read(root)).toMatchObject({ campaigns: 3, ownCampaigns: 1, version: 1, parentId: null });
  });

  // Specification 2.18
  it('redirects from its old slug after a rename, is found by its new names, and undo restores both', async () => {
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

  it('has the path of its parent in the language of the office, and in files in Turkish', async () => {
    const { root, middle, leaf } = await addBranch();
    await change(root, { nameEn: 'Goods' });
    const inEnglish = (path: string) =>
      office.app.inject({ url: `/api/admin/categories${path}`, headers: { 'accept-language': 'en' } });
    const path = `Goods › ${middle.name}`;
    expect((await inEnglish(`/${leaf.id}`)).json()).toMatchObject({ labels: { parentId: path } });
    expect((await inEnglish('/export?format=csv')).body).toContain(`${root.name} › ${middle.name}`);
  });

  it('keeps an icon chosen by an editor when its name changes', async () => {
    const row = await add({ name: `Otomobil ${number()}` });
    const iconOf = async () => {
      const { categories: all } = (await ask('/api/public/categories')).json();
      return all.find(({ id }: Category) => id === row.id)?.icon;
    };
    expect(await iconOf()).toBe('car');
    await change(row, { icon: 'fuel' });
    expect(await iconOf()).toBe('fuel');
  });

  it('has a name that is unique below its parent, in any spelling', async () => {
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

  it('shows its ancestors wherever its parent is shown, and is found by them', async () => {
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
  ])('is refused with %s, by field', async (_what, values, field) => {
    const refused = await change(await add(), values);
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]]);
  });

  it('keeps its position when an empty one is sent', async () => {
    const row = await add();
    expect((await change(row, { position: null })).statusCode).toBe(200);
    expect((await change(await read(row), { name: newName() })).statusCode).toBe(200);
  });

  it("delays a concurrent save of a campaign, which is then found by the category's new name", async () => {
    const { root, leaf } = await addBranch();
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const name = newName();
    const { saved } = await office.db.transaction(async (tx) => {
      await lockFrame(tx);
      await tx.update(category).set({ name }).where(eq(category.id, root.id));
      const saving = makeCampaign(office.db, { brandId, categoryId: leaf.id, title: 'Fırsat' });
      await expect.poll(async () => (await office.db.execute(waiting)).rows).toHaveLength(1);
      return { saved: saving };
    });
    await saved;
    expect(await searched(name)).toBe(1);
  });

  it('conflicts with a newer version without changing anything', async () => {
    const { root, middle } = await addBranch();
    await change(middle, { nameEn: 'Elsewhere' });
    const refused = await move(middle, null);
    expect([refused.statusCode, refused.json().current]).toEqual([409, await read(middle)]);
    expect(await totalOf(root)).toBe(3);
  });
});

describe('hidden category', () => {
  const hide = {
    'switched off': (row: Category) => change(row, { isActive: false }),
    'in the bin': bin,
  };

  // Specification 9.15
  it.each(Object.keys(hide) as (keyof typeof hide)[])(
    '(%s) hides its branch and campaigns, and undo restores them',
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

  it('in the bin removes its descendants from the tree; they cannot be restored without it', async () => {
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

describe('the list of categories', () => {
  it('can be searched by either name in any spelling', async () => {
    const row = await add({ name: `Işıklandırma ${number()}`, nameEn: 'Lighting' });
    for (const q of ['ISIKLANDIRMA', 'ışıklandırma', 'light']) {
      const { items } = (await office.get('categories', { q })).json();
      expect(namesOf(items)).toEqual([row.name]);
    }
  });

  it('is sorted for English readers by the names that they see', async () => {
    const root = await add({ nameEn: `Sorted ${number()}` });
    const below = { parentId: root.id };
    await add({ name: `Zambak ${number()}`, nameEn: 'Apple', ...below });
    await add({ name: `Berber ${number()}`, ...below });
    await add({ name: `Aydınlatma ${number()}`, nameEn: 'Cinema', ...below });
    const { items } = (await office.get('categories', { ...below, sort: 'nameEn' })).json();
    expect(items.map(({ nameEn }: Category) => nameEn)).toEqual(['Apple', null, 'Cinema']);
  });
});
