import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { category } from '#server/features/category/table.ts';
import { makeCategory } from '#server/testing/factories.ts';
import { openImports } from './testing/import-desk.ts';

const { office, desk, fresh, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

describe('imported categories', () => {
  it('creates categories below one of the same file', async () => {
    const [parent, child] = [fresh('Üst'), fresh('Alt')];
    const { id } = await desk.check(
      await desk.begin('categories', `Kategori;Üst kategori\n${parent};\n${child};${parent}`),
    );
    expect(await desk.run(id)).toMatchObject({ counts: { written: 2, refused: 0 } });
    const rows = await office.db.select().from(category);
    const above = rows.find(({ name }) => name === parent);
    expect(rows.find(({ name }) => name === child)?.parentId).toBe(above?.id);
  });

  it('may be renamed alike below different categories, and not be moved below one with their name', async () => {
    const [top, other, name] = [fresh('Üst'), fresh('Öteki'), fresh('Yeni ad')];
    const [first, second] = await Promise.all(
      [top, other].map((each) => makeCategory(office.db, { name: each })),
    );
    const [one, two] = await Promise.all(
      [first, second].map((parent) =>
        makeCategory(office.db, { name: fresh('Eski'), parentId: parent?.id ?? null }),
      ),
    );
    const renaming = ['Kimlik;Kategori', `${one?.id};${name}`, `${two?.id};${name}`].join('\n');
    const renamed = await desk.check(await desk.begin('categories', renaming));
    expect((await desk.rowsOf(renamed.id)).map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
    await desk.run(renamed.id);
    const third = await makeCategory(office.db, { name: fresh('Hedef') });
    const moving = [
      'Kimlik;Kategori;Üst kategori',
      `${one?.id};${name};${third.slug}`,
      `${two?.id};${name};${third.slug}`,
    ];
    const moved = await desk.check(await desk.begin('categories', moving.join('\n')));
    expect((await desk.rowsOf(moved.id)).map(({ outcome }) => outcome)).toEqual(['changed', 'refused']);
  });

  it('of one name are different below different categories, and one below the same', async () => {
    const [top, other, name] = [fresh('Üst'), fresh('Öteki'), fresh('Aksesuar')];
    for (const parent of [top, other]) await makeCategory(office.db, { name: parent });
    const lines = [`a-1;${name};${top}`, `;${name};${other}`, `a-2;${name};${other}`, `a-3;${name};${top}`];
    const { id } = await desk.check(
      await desk.begin('categories', ['Kimlik;Kategori;Üst kategori', ...lines].join('\n')),
    );
    expect((await desk.rowsOf(id)).map(({ outcome }) => outcome)).toEqual([
      'new',
      'new',
      'refused',
      'refused',
    ]);
    expect(await desk.run(id)).toMatchObject({ counts: { written: 2, refused: 2 } });
  });

  it('finds a parent category by its path as exported, even for names with a slash', async () => {
    const [top, middle, other, child] = [fresh('Üst/Yan'), fresh('Orta'), fresh('Öteki'), fresh('Alt')];
    const above = await makeCategory(office.db, { name: top });
    const meant = await makeCategory(office.db, { name: middle, parentId: above.id });
    const beside = await makeCategory(office.db, { name: other });
    await makeCategory(office.db, {
      name: middle,
      slug: fresh('orta').replace(' ', '-'),
      parentId: beside.id,
    });
    const { id } = await desk.check(
      await desk.begin(
        'categories',
        `Kategori;Üst kategori\n${child};${top} › ${middle}\n${child} iki;${middle}`,
      ),
    );
    expect(await desk.run(id)).toMatchObject({ counts: { written: 1, refused: 1 } });
    const rows = await office.db.select().from(category);
    expect(rows.find(({ name }) => name === child)?.parentId).toBe(meant.id);
  });

  it('finds a category by its English name, alone or in its path', async () => {
    const [top, middle, child] = [fresh('Üst'), fresh('Orta'), fresh('Alt')];
    const [topEn, middleEn] = [fresh('Insurance'), fresh('Home')];
    const above = await makeCategory(office.db, { name: top, nameEn: topEn });
    const meant = await makeCategory(office.db, { name: middle, nameEn: middleEn, parentId: above.id });
    // The Turkish name of a category goes before the English name of another one.
    const turkish = await makeCategory(office.db, { name: middleEn });
    const parents = [topEn, `${topEn} > ${middleEn}`, middleEn];
    const lines = parents.map((parent, at) => `${child} ${at};${parent}`);
    const { id } = await desk.check(
      await desk.begin('categories', ['Category;Parent category', ...lines].join('\n')),
    );
    await desk.run(id);
    const rows = await office.db.select().from(category);
    const found = parents.map((_, at) => rows.find(({ name }) => name === `${child} ${at}`)?.parentId);
    expect(found).toEqual([above.id, meant.id, turkish.id]);
  });
});
