import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { category } from '#server/features/category/table.ts';
import { makeCategory } from '#server/testing/factories.ts';
import { openImports } from './testing/import-desk.ts';

const { office, desk, fresh, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

describe('a checked file of categories', () => {
  it.each([
    ['a category below a new one', ['Kategori;Üst kategori', 'A;P', 'B;A'], ['new', 'new']],
    ['one below the path of a new one', ['Kategori;Üst kategori', 'A;P', 'B;P > A'], ['new', 'new']],
    ['one above, which comes later', ['Kategori;Üst kategori', 'B;A', 'A;P'], ['refused', 'new']],
    ['one below itself', ['Kategori;Üst kategori', 'A;A'], ['refused']],
    ['one below a name that a new one shares', ['Kategori;Üst kategori', 'O;P', 'B;O'], ['new', 'refused']],
    ['names alike, one without a parent', ['Kimlik;Kategori;Üst kategori', ';A;P', 'k;A;'], ['new', 'new']],
    [
      'names alike by the keys of a source',
      ['Kimlik;Kategori;Üst kategori', 'k;A;P', 'l;A;'],
      ['new', 'new'],
    ],
    ['a name that a new one took', ['Kimlik;Kategori;Üst kategori', 'O;C;', ';C;P'], ['changed', 'new']],
    ['a parent by its new name', ['Kimlik;Kategori;Üst kategori', 'O;C;', ';B;C'], ['changed', 'new']],
    ['a parent by its old name', ['Kimlik;Kategori;Üst kategori', 'O;C;', ';B;O'], ['changed', 'refused']],
  ])('says what is written of %s', async (_case, lines, outcomes) => {
    const names = new Map(['A', 'B', 'C', 'P', 'O', 'k', 'l'].map((letter) => [letter, fresh(letter)]));
    const nameOf = (letter: string) => names.get(letter) ?? letter;
    await makeCategory(office.db, { name: nameOf('P') });
    const other = await makeCategory(office.db, { name: fresh('Öteki') });
    const { id: old } = await makeCategory(office.db, { name: nameOf('O'), parentId: other.id });
    const [head, ...rows] = lines;
    const file = rows.map((row) => row.replace(/^O;C/, `${old};C`).replaceAll(/\b[A-Zkl]\b/g, nameOf));
    const { id } = await desk.check(await desk.begin('categories', [head, ...file].join('\n'), 'bayi'));
    const before = await desk.rowsOf(id);
    expect(before.map(({ outcome }) => outcome)).toEqual(outcomes);
    await desk.run(id);
    const after = await desk.rowsOf(id);
    expect(after.map(({ outcome }) => outcome)).toEqual(outcomes);
    expect(after.map(({ isWritten }) => isWritten)).toEqual(outcomes.map((outcome) => outcome !== 'refused'));
  });

  it('shows a new parent by its name', async () => {
    const [parent, child] = [fresh('Üst'), fresh('Alt')];
    const { id } = await desk.check(
      await desk.begin('categories', `Kategori;Üst kategori\n${parent};\n${child};${parent}`),
    );
    const [, row] = await desk.rowsOf(id);
    expect(row?.changes).toContainEqual({ field: 'parentId', before: null, after: parent });
    await desk.run(id);
    const written = await office.db.select().from(category);
    const above = written.find(({ name }) => name === parent);
    expect(written.find(({ name }) => name === child)?.parentId).toBe(above?.id);
  });
});
