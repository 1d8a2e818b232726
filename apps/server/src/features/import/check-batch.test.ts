import type { ImportDetail } from '@ayrac/contract/office/imports.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { brand } from '#server/features/brand/table.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { openImports } from './testing/import-desk.ts';

const { office, desk, fresh, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

const brandNamed = async (name: string) =>
  (await office.db.select().from(brand).where(eq(brand.name, name)))[0];

describe('check of an import', () => {
  it('checks every row by field and writes nothing', async () => {
    const [kept, renewed, added] = [fresh('Kalan'), fresh('Değişen'), fresh('Yeni')];
    await makeBrand(office.db, { name: kept, colour: '#112233' });
    await makeBrand(office.db, { name: renewed, colour: '#112233', about: 'Eski' });
    const file = [
      'Marka;Renk;Tanıtım',
      `${kept};#112233;`,
      `${renewed.toUpperCase()};#445566;-`,
      `${added};;`,
      `${fresh('Kötü')};mavi;`,
      `${added};;`,
    ].join('\n');
    const checked = await desk.check(await desk.begin('brands', file));
    expect(checked).toMatchObject({
      state: 'checked',
      counts: { new: 1, changed: 1, unchanged: 1, refused: 2 },
    });
    const rows = await desk.rowsOf(checked.id);
    expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
      [2, 'unchanged'],
      [3, 'changed'],
      [4, 'new'],
      [5, 'refused'],
      [6, 'refused'],
    ]);
    expect(rows[1]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'colour', before: '#112233', after: '#445566' },
        { field: 'about', before: 'Eski', after: null },
      ]),
    );
    expect(rows[3]?.problems).toEqual([
      {
        field: 'colour',
        column: 'Renk',
        value: 'mavi',
        binOf: null,
        message: '# ve altı haneyle yazın: #1A2B3C',
      },
    ]);
    expect(rows[4]?.problems).toEqual([
      {
        field: 'name',
        column: 'Marka',
        value: added,
        binOf: null,
        message: 'Bu kayıt dosyada daha önce geçiyor',
      },
    ]);
    expect(await desk.rowsOf(checked.id, { outcome: 'refused' })).toHaveLength(2);
    expect(await brandNamed(added)).toBeUndefined();
  });

  it('names the column by which a row repeats a record', async () => {
    const name = fresh('Yinelenen');
    const { id } = await makeBrand(office.db, { name });
    const file = ['Kimlik;Marka', `${id};${name}`, `;${name}`, `${id};${name} iki`, 'k-1;A', 'k-1;B'];
    const checked = await desk.check(await desk.begin('brands', file.join('\n')));
    const rows = await desk.rowsOf(checked.id, { outcome: 'refused' });
    expect(rows.map(({ problems: [problem] }) => [problem?.column, problem?.value])).toEqual([
      ['Marka', name],
      ['Kimlik', id],
      ['Kimlik', 'k-1'],
    ]);
  });

  it('refuses a name that an earlier row gives to another record', async () => {
    const [name, old] = [fresh('Bir'), fresh('Eski')];
    const { id } = await makeBrand(office.db, { name: old });
    const filler = Array.from({ length: 250 }, (_, at) => `k-${at};${fresh(`Ara ${at}`)}`);
    const file = [
      'Kimlik;Marka',
      `n-1;${name}`,
      `n-2;${name.toUpperCase()}`,
      ...filler,
      `${id};${name}`,
      `;${name}`,
    ];
    const checked = await desk.check(await desk.begin('brands', file.join('\n')));
    const rows = await desk.rowsOf(checked.id, { outcome: 'refused' });
    expect(rows.map(({ line, problems: [problem] }) => [line, problem?.field, problem?.message])).toEqual([
      [3, 'name', 'Bu kayıt dosyada daha önce geçiyor'],
      [254, 'name', 'Bu kayıt dosyada daha önce geçiyor'],
      [255, 'name', 'Bu kayıt dosyada daha önce geçiyor'],
    ]);
    const done = await desk.run(checked.id);
    expect(done.counts).toMatchObject({ written: 251, refused: 3 });
  });

  it('replaces earlier results after the columns are mapped again', async () => {
    // A source of its own, because the columns are remembered for its next file.
    const begun = await desk.begin('brands', `Marka;Renk\n${fresh('Önce')};mavi`, 'kolonları değişen');
    const { id } = await desk.check(begun);
    expect(await desk.rowsOf(id)).toHaveLength(1);
    const columns = [
      { field: 'name', numbers: null },
      { field: null, numbers: null },
    ];
    await office.send('POST', `imports/${id}/check`, { columns, stopsAtRefused: false });
    expect(await desk.rowsOf(id)).toEqual([]);
    await desk.work(id, 'checking');
    expect(await desk.rowsOf(id)).toMatchObject([{ outcome: 'new', problems: [] }]);
  });

  it('refuses an ambiguous number until its style is chosen', async () => {
    const begun = await desk.begin('campaigns', 'Kimlik;Başlık;Faiz oranı\nx-1;A;1.234\n');
    const problem = async (run: ImportDetail) =>
      (await desk.rowsOf(run.id))[0]?.problems.find(({ field }) => field === 'interestRate')?.message;
    const checked = await desk.check(begun);
    expect(await problem(checked)).toContain('ondalık işaretini seçin');
    const columns = checked.columns.map(({ field }) => ({ field, numbers: 'point' as const }));
    expect(await problem(await desk.check(checked, { columns }))).toBeUndefined();
  });
});
