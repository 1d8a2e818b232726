import type { ImportDetail } from '@ayrac/contract/office/imports.ts';
import { and, eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { TAG_CHANNEL } from '#server/cache/tag-listener.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { textsOfSheet } from '#server/resource/testing/read-sheet.ts';
import { storedPayloads } from '#server/testing/attack/stored-payloads.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { openImports } from './testing/import-desk.ts';

const { office, desk, fresh, close } = await openImports();
beforeEach(() => office.enter('ADMIN'));
afterAll(close);

const brandNamed = async (name: string) =>
  (await office.db.select().from(brand).where(eq(brand.name, name)))[0];

it('imports are found by file name and owner in any spelling', async () => {
  const source = fresh('Şişli bayileri');
  const { id } = await desk.begin('brands', 'Marka adı\nA', source);
  await desk.begin('brands', 'Marka adı\nB', fresh('Başka'));
  const found = async (q: string) => {
    const { items, total } = (await office.get('import-runs', { q })).json();
    return [total, items.map((one: ImportDetail) => one.id)];
  };
  expect(await found(`SISLI liste ${source.split(' ').at(-1)}`)).toEqual([1, [id]]);
  expect(await found(`${source} yok`)).toEqual([0, []]);
});

it('imports can be filtered, ordered and exported like other records', async () => {
  const source = fresh('Süzülen');
  const { id: first } = await desk.begin('brands', 'Marka adı\nA\nB', source);
  const { id: second } = await desk.begin('categories', 'Kategori\nC', source);
  const found = async (query: Record<string, string>) =>
    (await office.get('import-runs', { q: source, ...query })).json().items.map(({ id }: ImportDetail) => id);
  expect(await found({ kind: 'categories' })).toEqual([second]);
  expect(await found({ state: 'done,undone' })).toEqual([]);
  expect(await found({ sort: '-total' })).toEqual([first, second]);
  expect(await found({ sort: 'fileName', limit: '1' })).toHaveLength(1);
  const { body } = await office.get('import-runs/export', { format: 'csv', q: source });
  expect(body.split('\r\n').filter((line) => line.includes(source))).toHaveLength(2);
  expect((await office.get(`import-runs/${first}`)).json()).toMatchObject({
    total: 2,
    passed: 0,
    written: 0,
  });
});

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
      { field: 'colour', column: 'Renk', value: 'mavi', message: '# ve altı haneyle yazın: #1A2B3C' },
    ]);
    expect(rows[4]?.problems).toEqual([
      { field: 'key', column: null, value: null, message: 'Bu kayıt dosyada daha önce geçiyor' },
    ]);
    expect(await desk.rowsOf(checked.id, { outcome: 'refused' })).toHaveLength(2);
    expect(await brandNamed(added)).toBeUndefined();
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

  it('names the contradiction of a row with the words of its cell', async () => {
    const file = 'Kimlik;Başlık;Liste fiyatı;Kampanya fiyatı\nx-1;A;1.000,00;2.000,00\n';
    const checked = await desk.check(await desk.begin('campaigns', file));
    const [row] = await desk.rowsOf(checked.id);
    expect(row?.problems).toContainEqual({
      ...{ field: 'campaignPrice', column: 'Kampanya fiyatı', value: '2.000,00' },
      message: 'Kampanya fiyatı liste fiyatından yüksek',
    });
  });

  it('changes prices and ends of campaigns by key alone', async () => {
    const made = await makeCampaign(office.db, { listPrice: 1_000, campaignPrice: 900 });
    const checked = await desk.check(
      await desk.begin('campaigns', `Kimlik;Kampanya fiyatı;Bitiş\n${made.id};850,00;31.12.2099`),
    );
    const [row] = await desk.rowsOf(checked.id);
    expect(row).toMatchObject({ outcome: 'changed' });
    expect(row?.changes).toEqual(
      expect.arrayContaining([
        { field: 'campaignPrice', before: 900, after: 850 },
        { field: 'endAt', before: null, after: '31.12.2099 23:59' },
      ]),
    );
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
    const listener = new pg.Client(office.database.connection);
    await listener.connect();
    const messages: string[] = [];
    listener.on('notification', ({ payload = '' }) => messages.push(payload));
    const name = fresh('Çok');
    const names = Array.from({ length: 60 }, (_, at) => `${name} ${at}`);
    const { id } = await desk.check(await desk.begin('brands', ['Marka', ...names].join('\n')));
    await listener.query(`listen ${TAG_CHANNEL}`);
    expect(await desk.run(id)).toMatchObject({ counts: { written: 60 } });
    await listener.query('select 1');
    await listener.end();
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

  it("publishes campaigns, matches them by their source's key, and can be undone", async () => {
    const [maker, kind] = [fresh('Üretici'), fresh('Tür')];
    await makeBrand(office.db, { name: maker });
    await makeCategory(office.db, { name: kind });
    const source = fresh('Besleme');
    const title = fresh('İthal kampanya');
    const key = fresh('K');
    const file = (price: string) =>
      `Kimlik;Başlık;Marka;Kategori;Avantaj;Açıklama;Kampanya fiyatı;Bitiş\n${key};${title};${maker};${kind};Uygun fiyat;Metin;${price};31.12.2099`;
    const first = await desk.check(await desk.begin('campaigns', file('1.234,50'), source));
    expect(await desk.rowsOf(first.id)).toMatchObject([{ outcome: 'new', problems: [] }]);
    await desk.run(first.id);
    const find = async () => (await office.db.select().from(campaign).where(eq(campaign.title, title)))[0];
    expect(await find()).toMatchObject({ status: 'live', campaignPrice: 1234.5 });
    const slug = (await find())?.slug;
    expect((await office.app.inject({ url: `/api/public/campaigns/${slug}` })).statusCode).toBe(200);

    const again = await desk.check(await desk.begin('campaigns', file('999'), source));
    expect(await desk.rowsOf(again.id)).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'campaignPrice', before: 1234.5, after: 999 }] },
    ]);
    await desk.run(again.id);
    expect((await find())?.campaignPrice).toBe(999);
    expect((await desk.move(first.id, 'undo')).json()).toMatchObject({ code: 'import-changed-since' });
    await desk.move(again.id, 'undo');
    await desk.work(again.id, 'undoing');
    expect((await find())?.campaignPrice).toBe(1234.5);
  });

  it('does not match records by key without a named source', async () => {
    const [maker, kind, key] = [fresh('Üretici'), fresh('Tür'), fresh('K')];
    await makeBrand(office.db, { name: maker });
    await makeCategory(office.db, { name: kind });
    const run = async (title: string) => {
      const head = 'Kimlik;Başlık;Marka;Kategori;Avantaj;Açıklama;Bitiş';
      const row = `${key};${title};${maker};${kind};Fırsat;Metin;31.12.2099`;
      const { id } = await desk.check(await desk.begin('campaigns', `${head}\n${row}`));
      await desk.run(id);
    };
    const titles = [fresh('Bir kaynaktan'), fresh('Öteki kaynaktan')];
    for (const title of titles) await run(title);
    for (const title of titles) expect(await office.db.$count(campaign, eq(campaign.title, title))).toBe(1);
  });

  it('changes a campaign by its address alone', async () => {
    const { slug, id } = await makeCampaign(office.db, {});
    const title = fresh('Yeni başlık');
    const { id: run1 } = await desk.check(await desk.begin('campaigns', `slug;Başlık\n${slug};${title}`));
    expect(await desk.rowsOf(run1, { outcome: 'changed' })).toHaveLength(1);
    await desk.run(run1);
    expect((await office.db.select().from(campaign).where(eq(campaign.id, id)))[0]?.title).toBe(title);
  });
});

describe('import report', () => {
  it('lists the result of every row, with escaped formulas', async () => {
    const name = fresh('=SUM(A1:A9)');
    const { id } = await desk.check(await desk.begin('brands', `Marka;Renk\n"${name}";mavi`));
    const reply = await office.get(`imports/${id}/report`, { format: 'csv' });
    expect(reply.headers['content-disposition']).toContain('import-');
    expect(reply.body).toContain(`2;'${name};aktarılamayan;hayır;`);
    expect(reply.body).toContain('Renk “mavi”: # ve altı haneyle yazın');
    const reported = and(eq(auditEntry.action, 'import-reported'), eq(auditEntry.targetId, id));
    expect(await office.db.select().from(auditEntry).where(reported)).toMatchObject([
      { targetKind: 'import', actorId: expect.any(String), rows: 1 },
    ]);
  });

  it('contains all values of the file as text', async () => {
    const lines = storedPayloads.map((payload) => `"${payload.replaceAll('"', '""')}";x`);
    const { id } = await desk.check(await desk.begin('brands', `Marka;Renk\n${lines.join('\n')}`));
    const book = await office.get(`imports/${id}/report`, { format: 'xlsx' });
    const texts = textsOfSheet(book.rawPayload);
    expect(storedPayloads.filter((payload) => !texts.includes(payload.trim()))).toEqual([]);
    const { body } = await office.get(`imports/${id}/report`, { format: 'csv' });
    expect(body.match(/(?:^|;|\r\n)"?[=+@-][^\d]/g)).toBe(null);
  });
});

it.each(['CUSTOMER', 'BRAND', 'CRM_ADMIN'] as const)('an import is refused for a %s', async (role) => {
  const { id } = await desk.begin('brands', `Marka\n${fresh('Gizli')}`);
  await office.enter(role);
  expect((await office.get('import-runs')).statusCode).toBe(403);
  expect((await desk.move(id, 'run')).statusCode).toBe(403);
});
