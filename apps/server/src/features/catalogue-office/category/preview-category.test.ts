import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openCategories } from './testing/category-desk.ts';

const { office, add, addBranch, change, preview, read, statusOf, namesOf } = await openCategories();
beforeEach(() => office.enter('ADMIN'));
afterAll(() => office.close());

describe('preview of a category change', () => {
  it('lists the pages, campaigns and brand pages that would disappear', async () => {
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

  it('lists those that would appear', async () => {
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

  it('lists where campaigns would appear and disappear after a move', async () => {
    const { root, middle } = await addBranch();
    const other = await add();
    const preview2 = await preview(middle, { parentId: other.id });
    expect([
      namesOf(preview2.leaves),
      namesOf(preview2.joins),
      preview2.campaigns,
      preview2.brandPages,
    ]).toEqual([[root.name], [other.name], 2, 2]);
    expect(preview2).toMatchObject({ hides: [], shows: [] });
  });

  it('writes nothing', async () => {
    const { middle } = await addBranch();
    await preview(middle, { isActive: false });
    expect([(await read(middle)).version, await statusOf(middle)]).toEqual([1, 200]);
  });
});
