import type { DetailRow } from '@ayrac/contract/office/campaign-details.ts';
import type { DetailCell } from '@ayrac/domain/campaign-draft/detail-cell.ts';
import { fieldErrors } from '@ayrac/phrases/tr/field-errors.ts';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { openWizard } from './testing/wizard.ts';

type Cell = Omit<DetailCell, 'seen'> & Partial<Pick<DetailCell, 'seen'>>;

let office: Awaited<ReturnType<typeof openWizard>>;
beforeAll(async () => {
  office = await openWizard();
});
beforeEach(() => office.enter('ADMIN'));
afterAll(() => office.close());

const FAR = new Date('2199-12-31T20:59:59.999Z');
const make = (title: string, more: object = {}) =>
  makeCampaign(office.db, { ...office.complete, endAt: FAR, title, ...more });
const read = async (id: string): Promise<DetailRow> => {
  const { items } = (await office.get('campaign-details', { sort: '-createdAt', limit: '200' })).json();
  const row = items.find((one: DetailRow) => one.id === id);
  if (row === undefined) throw new Error('This campaign is not in the table.');
  return row;
};
const write = (rows: readonly { readonly id: string; readonly cells: readonly Cell[] }[]) =>
  office.send('POST', 'campaign-details', {
    rows: rows.map(({ id, cells }) => ({ id, cells: cells.map((cell) => ({ seen: null, ...cell })) })),
  });
const writeOne = (id: string, ...cells: readonly Cell[]) => write([{ id, cells }]);
const undo = (change: string) => office.undoChange(change);
const shown = async (slug: string) => (await office.page(slug)).json().campaign;

describe('table of details', () => {
  it('shows the values of the campaigns in the filtered list', async () => {
    const { id } = await make('Tabloda görünen', {
      descriptionTitle: 'Başlık',
      details: [{ key: 'bilgi-1', label: 'Garanti', value: '5 yıl' }],
      english: {
        title: 'Seen in the table',
        details: [{ key: 'bilgi-1', label: 'Warranty', value: '5 years' }],
      },
    });
    const { items, total } = (await office.get('campaign-details', { q: 'TABLODA GORUNEN' })).json();
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        ...{
          id,
          title: 'Tabloda görünen',
          brand: 'Ayraç Motor',
          category: 'Otomobil',
          state: 'live',
          lock: null,
        },
        values: {
          title: 'Tabloda görünen',
          titleEn: 'Seen in the table',
          descriptionTitle: 'Başlık',
          fuel: null,
        },
        facts: [{ label: 'Garanti', value: '5 yıl', labelEn: 'Warranty', valueEn: '5 years' }],
      },
    ]);
  });

  it('is exported with the values of its cells, those of the draft before the first publication', async () => {
    await make('Dosyadaki yayında', {
      descriptionTitle: 'Canlı başlık',
      details: [
        { key: 'bilgi-1', label: 'Garanti', value: '5 yıl' },
        { key: 'bilgi-2', label: 'Teslim', value: 'Aynı gün' },
      ],
      english: {
        title: 'Live in the file',
        details: [{ key: 'bilgi-1', label: 'Warranty', value: '5 years' }],
      },
    });
    const draft = await office.begin();
    const facts = [{ key: '', label: 'Renk', value: 'Mavi', labelEn: 'Colour', valueEn: 'Blue' }];
    await office.save(draft, {
      title: 'Dosyadaki taslak',
      description2: 'Taslak metni',
      modelYear: '2027',
      facts,
    });
    const { items } = (await office.get('campaign-contents', { q: 'dosyadaki', sort: 'title' })).json();
    expect(items).toMatchObject([
      {
        ...{ title: 'Dosyadaki taslak', description2: 'Taslak metni', modelYear: 2027, titleEn: null },
        ...{ facts: 'Renk: Mavi', factsEn: 'Colour: Blue' },
      },
      {
        ...{ descriptionTitle: 'Canlı başlık', titleEn: 'Live in the file', modelYear: null },
        ...{ facts: 'Garanti: 5 yıl\nTeslim: Aynı gün', factsEn: 'Warranty: 5 years' },
      },
    ]);
    const file = await office.get('campaign-contents/export', { q: 'dosyadaki', format: 'csv' });
    expect(file.headers['x-total-rows']).toBe('2');
    expect(file.body).toContain('Renk: Mavi');
  });

  it('has pages and marks read-only cells', async () => {
    const archived = await make('Sayfa bir', { status: 'archived' });
    await make('Sayfa iki');
    const first = (await office.get('campaign-details', { q: 'sayfa', sort: 'title', limit: '1' })).json();
    expect([first.total, first.items[0]]).toMatchObject([2, { id: archived.id, lock: 'archived' }]);
    const query = { q: 'sayfa', sort: 'title', limit: '1', cursor: first.next };
    const second = (await office.get('campaign-details', query)).json();
    expect([second.items[0].title, second.next]).toEqual(['Sayfa iki', null]);
    const refused = (await writeOne(archived.id, { name: 'discount', typed: '%5' })).json();
    expect(refused).toMatchObject({ done: 0, failed: [{ id: archived.id, code: 'action-not-possible' }] });
  });

  it('reads and writes the draft of a campaign that was never published', async () => {
    const { id, version } = await office.begin({ title: 'Hiç yayımlanmadı' });
    const seen = (await read(id)).values.title ?? null;
    expect(seen).toBe('Hiç yayımlanmadı');
    expect((await writeOne(id, { name: 'title', seen, typed: 'Yine de yazıldı' })).json().done).toBe(1);
    expect(await office.read(id)).toMatchObject({
      version: version + 1,
      content: { title: 'Yine de yazıldı' },
    });
  });
});

describe('written cells', () => {
  it('are published in one version and one audit entry per campaign', async () => {
    const one = await make('Yazılan bir');
    const other = await make('Yazılan iki');
    const { done, change, failed, rows } = (
      await write([
        {
          id: one.id,
          cells: [
            { name: 'discount', seen: '%20 indirim', typed: '%25 indirim' },
            { name: 'fuel', typed: 'hybrid' },
            { name: 'modelYear', typed: '2026' },
            { name: 'facts.garanti', typed: '5 yıl', label: 'Garanti', labelEn: 'Warranty' },
            { name: 'facts.garanti.en', typed: '5 years' },
          ],
        },
        { id: other.id, cells: [{ name: 'titleEn', typed: 'Written two' }] },
      ])
    ).json();
    expect([done, failed]).toEqual([2, []]);
    expect(rows).toMatchObject([
      { values: { discount: '%25 indirim', fuel: 'hybrid', modelYear: 2026 } },
      { values: { titleEn: 'Written two' } },
    ]);
    const page = await shown(one.slug);
    expect(JSON.stringify(page)).toContain('%25 indirim');
    expect(JSON.stringify(page)).toContain('5 yıl');
    const entries = await office.db
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.changeId, change))
      .orderBy(desc(auditEntry.fields));
    expect(entries.map(({ fields }) => fields.toSorted())).toEqual([
      ['titleEn'],
      ['discount', 'facts', 'fuel', 'modelYear'],
    ]);
    await undo(change);
    expect((await read(one.id)).values).toMatchObject({
      discount: '%20 indirim',
      fuel: null,
      modelYear: null,
    });
    expect((await read(one.id)).facts).toEqual([]);
  });

  it('are refused per campaign and cell without blocking others', async () => {
    const [good, bad] = [await make('İyi satır'), await make('Kötü satır')];
    const reply = (
      await write([
        {
          id: bad.id,
          cells: [
            { name: 'fuel', typed: 'odun' },
            { name: 'modelYear', typed: '2026' },
            { name: 'facts.garanti', typed: 'x'.repeat(201), label: 'Garanti' },
            { name: 'title', seen: 'Kötü satır', typed: '' },
          ],
        },
        { id: good.id, cells: [{ name: 'doorCount', typed: '5' }] },
      ])
    ).json();
    expect(reply).toMatchObject({ done: 1, failed: [{ id: bad.id, label: 'Kötü satır' }], conflicts: [] });
    expect(reply.cells).toEqual([
      { id: bad.id, name: 'fuel', message: fieldErrors['not-a-choice'] },
      { id: bad.id, name: 'facts.garanti', message: fieldErrors['too-long'] },
    ]);
    expect((await read(bad.id)).values.modelYear).toBeNull();
  });

  it('cannot clear required values of a live campaign', async () => {
    const { id } = await make('Başlığı alınan');
    const reply = (await writeOne(id, { name: 'title', seen: 'Başlığı alınan', typed: '  ' })).json();
    expect(reply.cells).toEqual([{ id, name: 'title', message: fieldErrors.required }]);
  });

  it('accept only values that a page can show', async () => {
    const { id } = await make('Zararlı metin');
    const typed = '<p onclick="x()">Metin<script>x()</script> <a href="javascript:x()">bağlantı</a></p>';
    await writeOne(id, { name: 'description', seen: office.complete.description, typed });
    expect((await read(id)).values.description).toBe('<p>Metin bağlantı</p>');
  });

  it('accept values at their limits and refuse values beyond them', async () => {
    const { id } = await make('Sınırda');
    const seen = office.complete.description;
    const [fits, tooMuch] = ['ş'.repeat(8_000), 'ş'.repeat(8_001)];
    expect((await writeOne(id, { name: 'description', seen, typed: fits })).json().done).toBe(1);
    const refused = (await writeOne(id, { name: 'description', seen: fits, typed: tooMuch })).json();
    expect(refused.cells).toEqual([{ id, name: 'description', message: fieldErrors['too-long'] }]);
    for (const cells of [
      [],
      [{ name: 'brandId', seen: null, typed: id }],
      [{ name: 'title', seen: null, typed: 7 }],
      [{ name: 'title', seen: { a: 1 }, typed: 'x' }],
      [{ name: '__proto__', seen: null, typed: 'x' }],
    ])
      expect((await office.send('POST', 'campaign-details', { rows: [{ id, cells }] })).statusCode).toBe(400);
    const nobodys = '00000000-0000-4000-8000-000000000000';
    const unknown = (await writeOne(nobodys, { name: 'title', typed: 'x' })).json();
    expect(unknown).toMatchObject({ done: 0, failed: [{ id: nobodys, code: 'not-found' }], rows: [] });
  });
});

describe('cell that another person has changed', () => {
  it('leaves its campaign unchanged and is returned with the other value', async () => {
    const { id } = await make('İki kişi');
    await writeOne(id, { name: 'discount', seen: '%20 indirim', typed: '%30 indirim' });
    await office.enter('ADMIN');
    const late = (
      await writeOne(
        id,
        { name: 'discount', seen: '%20 indirim', typed: '%40 indirim' },
        { name: 'doorCount', typed: '5' },
      )
    ).json();
    expect(late).toMatchObject({
      ...{ done: 0, failed: [{ id, code: 'record-changed' }], cells: [] },
      conflicts: [{ id, name: 'discount', theirs: '%30 indirim' }],
      rows: [{ values: { discount: '%30 indirim', doorCount: null } }],
    });
    const again = await writeOne(id, { name: 'discount', seen: '%30 indirim', typed: '%40 indirim' });
    expect(again.json()).toMatchObject({ done: 1, conflicts: [] });
  });

  it('is not a conflict when the values are equal or another cell was changed', async () => {
    const { id } = await make('Aynısını yazan');
    const cell = { name: 'discount', seen: '%20 indirim', typed: '%30 indirim' };
    await writeOne(id, cell);
    expect((await writeOne(id, cell)).json()).toMatchObject({ done: 1, change: null });
    expect((await writeOne(id, { name: 'doorCount', typed: '5' })).json().done).toBe(1);
  });

  it('is a conflict for one of two concurrent writers', async () => {
    const { id } = await make('Aynı anda');
    const replies = await Promise.all(
      ['%31', '%32', '%33', '%34'].map((typed) =>
        writeOne(id, { name: 'discount', seen: '%20 indirim', typed }),
      ),
    );
    const outcomes = replies.map((reply) => reply.json());
    expect(outcomes.filter(({ done }) => done === 1)).toHaveLength(1);
    expect(outcomes.flatMap(({ conflicts }) => conflicts)).toHaveLength(3);
  });
});
