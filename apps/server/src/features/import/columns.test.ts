import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadFile } from '#server/testing/upload-file.ts';
import { openImports } from './testing/import-desk.ts';

const { office, desk, fresh, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

describe('columns of a file', () => {
  it('are recognised in both languages, and unknown ones are ignored', async () => {
    const { columns, state } = await desk.begin(
      'brands',
      'Marka adı;WEB ADDRESS;Bayi kodu\nA;https://a.example;7',
    );
    expect(state).toBe('mapping');
    expect(columns).toMatchObject([
      { title: 'Marka adı', field: 'name', sample: ['A'] },
      { field: 'brandUrl' },
      { field: null },
    ]);
  });

  it('are remembered for their source', async () => {
    const source = fresh('Bayi');
    const first = await desk.begin('brands', 'Bayi;Kod\nA;1', source);
    expect(first.columns.map(({ field }) => field)).toEqual([null, 'key']);
    expect(first.columns.map(({ isRemembered }) => isRemembered)).toEqual([false, false]);
    const columns = [
      { field: 'name', numbers: null },
      { field: null, numbers: null },
    ];
    await desk.check(first, { columns });
    const next = await desk.begin('brands', 'Kod;Bayi;Not\n1;A;x', source);
    expect(next.columns).toMatchObject([
      { field: null, isRemembered: true },
      { field: 'name', isRemembered: true },
      { field: null, isRemembered: false },
    ]);
  });

  it('are remembered for files without a source with the same headings only', async () => {
    const [list, code] = [fresh('Liste'), fresh('Kod')];
    const fieldsOf = async (head: string) =>
      (await desk.begin('brands', `${head}\nA;1`)).columns.map(({ field }) => field);
    const first = await desk.begin('brands', `${list};${code}\nA;1`);
    await desk.check(first, {
      columns: [
        { field: 'name', numbers: null },
        { field: 'key', numbers: null },
      ],
    });
    expect(await fieldsOf(`${list};${code}`)).toEqual(['name', 'key']);
    expect(await fieldsOf(` ${list} ;${code}`)).toEqual(['name', 'key']);
    expect(await fieldsOf(list)).toEqual([null]);
    expect(await fieldsOf(`${code};${list}`)).toEqual([null, null]);
    expect(await fieldsOf(`${list};${code};Renk`)).toEqual([null, null, 'colour']);
  });

  it('have a number style, unless it is ambiguous', async () => {
    const { columns } = await desk.begin('campaigns', 'Liste fiyatı;Faiz oranı\n1.234,50;1.234\n1.234;2');
    expect(columns).toMatchObject([
      { field: 'listPrice', numbers: 'comma', isUnclear: false },
      { field: 'interestRate', numbers: null, isUnclear: true },
    ]);
  });

  it("have the number style of the file rather than of its source's last one, unless it is ambiguous", async () => {
    const source = fresh('Fiyatlar');
    const fileOf = (price: string, rate: string) =>
      `Kimlik;Liste fiyatı;Faiz oranı\nx-1;${price};${rate}\nx-2;${price};${rate}`;
    await desk.check(await desk.begin('campaigns', fileOf('1.234,50', '1,25'), source));
    const { columns } = await desk.begin('campaigns', fileOf('1,234.50', '1.234'), source);
    expect(columns).toMatchObject([
      { field: 'key', sample: ['x-1', 'x-2'] },
      { numbers: 'point', sample: ['1,234.50'] },
      { numbers: 'comma' },
    ]);
  });

  it('are refused when one is missing or repeated', async () => {
    const { id } = await desk.begin('brands', 'a;b\n1;2');
    const column = { field: 'about', numbers: null };
    const body = { columns: [column, column], stopsAtRefused: false };
    expect((await office.send('POST', `imports/${id}/check`, body)).json()).toMatchObject({
      code: 'validation-failed',
      fields: { about: expect.any(String), name: expect.any(String) },
    });
  });

  it.each([
    ['x.exe', Buffer.from([0x4d, 0x5a, 0, 0])],
    ['empty', Buffer.from('\n')],
  ])('are refused when %s', async (_, bytes) => {
    const upload = await uploadFile(office, bytes);
    const reply = await office.send('POST', 'imports', { kind: 'brands', upload, source: '' });
    expect(reply.json()).toMatchObject({ code: 'file-unreadable' });
  });
});
