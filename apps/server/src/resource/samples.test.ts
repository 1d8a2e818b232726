import { referenceField } from '@ayrac/domain/record/record-field.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeBrand } from '#server/testing/factories.ts';
import { testNow } from '#server/testing/test-app.ts';
import { plainRecords } from './plain-records.ts';
import { openSamples, type SampleOffice } from './testing/open-samples.ts';
import { deals, samples, tidyThings } from './testing/samples.ts';

let office: SampleOffice;
let ayrac: string;
let deniz: string;
beforeAll(async () => {
  office = await openSamples(testNow);
  ayrac = (await makeBrand(office.db, { name: 'Ayraç Motor' })).id;
  deniz = (await makeBrand(office.db, { name: 'Deniz Bank' })).id;
});
afterAll(() => office.close());

const change = (row: { id: string; version: number }, values: object) =>
  office.call(samples, 'change', { params: { id: row.id }, body: { version: row.version, values } });

describe('a field', () => {
  it('of each kind is stored and returned with its value', async () => {
    const row = await office.add({
      price: '1.234,56',
      startsAt: '20.11.2026 14:30',
      day: '2026-11-20',
      brandId: ayrac,
    });
    const expected = {
      price: 1234.56,
      startsAt: '2026-11-20T11:30:00.000Z',
      day: '2026-11-20',
      brandId: ayrac,
      labels: { brandId: 'Ayraç Motor' },
    };
    expect(row).toMatchObject(expected);
    expect(await office.call(samples, 'get', { params: { id: row.id } })).toMatchObject(expected);
  });

  it('that is sent again unchanged changes nothing', async () => {
    const values = { price: 12.5, startsAt: '2026-11-20T14:30', day: '2026-11-20', brandId: ayrac };
    const row = await office.add(values);
    expect(await change(row, values)).toMatchObject({ change: null, row: { version: 1 } });
  });

  it('is refused with its error', async () => {
    const body = {
      name: 'x',
      status: 'draft',
      price: '1,234567',
      startsAt: 'yarın',
      day: '2026-02-30',
      brandId: 'x',
    };
    expect(await office.call(samples, 'create', { body })).toEqual({
      code: 'validation-failed',
      fields: {
        price: 'too-many-decimals',
        startsAt: 'invalid-date',
        day: 'invalid-date',
        brandId: 'not-a-choice',
      },
    });
  });
});

describe('a reference', () => {
  const nobodys = '018f4e2a-0000-7000-8000-0000000000ab';

  it('must name an existing record outside the recycle bin', async () => {
    const { id } = await makeBrand(office.db, { name: 'Eski Marka' });
    await office.db.update(brand).set({ binnedAt: testNow }).where(eq(brand.id, id));
    const row = await office.add({ brandId: ayrac });
    for (const [brandId, problem] of [
      [nobodys, 'not-a-choice'],
      [id, 'choice-binned'],
    ]) {
      const refused = { code: 'validation-failed', fields: { brandId: problem } };
      expect(await change(row, { brandId })).toEqual(refused);
      const body = { target: { kind: 'ids', ids: [row.id] }, action: { kind: 'set', values: { brandId } } };
      expect(await office.call(samples, 'bulk', { body })).toEqual(refused);
    }
  });

  it('is shown by its name in the history and in files', async () => {
    const row = await office.add({ brandId: ayrac });
    await change(row, { brandId: deniz });
    const { items, labels } = await office.call(samples, 'history', { params: { id: row.id } });
    expect(items[0].fields).toEqual([{ name: 'brandId', before: ayrac, after: deniz }]);
    expect(labels).toEqual({ [ayrac]: 'Ayraç Motor', [deniz]: 'Deniz Bank' });
    expect(await office.file(samples, { q: row.name })).toContain('Deniz Bank');
  });

  it('adds no statement to a list', async () => {
    await office.add({ brandId: deniz });
    expect(await countStatements(office.db, () => office.namesOf({}))).toBe(2);
  });
});

describe('a filter', () => {
  const [one, two, three] = ['Süzgeç bir', 'Süzgeç iki', 'Süzgeç üç'];
  beforeAll(async () => {
    office.clock.now = new Date('2026-11-19T21:00:00Z');
    await office.add({ name: one, status: 'draft', price: 10, startsAt: '2026-11-20T00:00', brandId: ayrac });
    office.clock.now = new Date('2026-11-20T20:59:59Z');
    await office.add({
      name: two,
      status: 'live',
      price: 20.5,
      startsAt: '2026-11-20T23:59',
      brandId: deniz,
    });
    office.clock.now = new Date('2026-11-20T21:00:00Z');
    await office.add({
      name: three,
      status: 'ended',
      price: 30,
      startsAt: '2026-11-21T00:00',
      day: '2026-11-21',
    });
    office.clock.now = testNow;
  });

  it.each<[string, () => object, readonly (string | undefined)[]]>([
    ['one choice', () => ({ status: 'draft' }), [one]],
    ['several choices', () => ({ status: 'draft,live' }), [one, two]],
    ['a reference', () => ({ brandId: deniz }), [two]],
    ['a number from', () => ({ priceFrom: '20.5' }), [two, three]],
    ['a number up to', () => ({ priceTo: '20.5' }), [one, two]],
    ['days of an instant', () => ({ startsAtFrom: '2026-11-20', startsAtTo: '2026-11-20' }), [one, two]],
    ['days from', () => ({ startsAtFrom: '2026-11-21' }), [three]],
    ['a day', () => ({ dayFrom: '2026-11-21', dayTo: '2026-11-21' }), [three]],
    ['when it was made', () => ({ createdAtFrom: '2026-11-20', createdAtTo: '2026-11-20' }), [one, two]],
    ['two of them', () => ({ status: 'draft,live', priceFrom: '15' }), [two]],
  ])('by %s applies to list, count, file and bulk alike', async (_name, queryOf, expected) => {
    const query = { ...queryOf(), q: 'süzgeç' };
    expect(await office.namesOf(query)).toEqual(expected);
    const { total } = await office.call(samples, 'list', { query });
    expect(total).toBe(expected.length);
    const lines = (await office.file(samples, query)).trim().split('\r\n');
    expect(lines.length - 1).toBe(expected.length);
    const body = {
      target: { kind: 'filter', query, total },
      action: { kind: 'set', values: { isActive: true } },
    };
    expect(await office.call(samples, 'bulk', { body })).toMatchObject({ done: total });
  });
});

describe('a personal value', () => {
  const values = { email: 'elif@ornek.example', phone: '5321234512' };
  const shown = { email: 'e***@ornek.example', phone: '*** *** ** 12' };
  const audited = async (action: string) => {
    const rows = await office.db.select().from(auditEntry).where(eq(auditEntry.action, action));
    return rows.at(-1);
  };

  it('is masked until it is revealed, which is recorded', async () => {
    const row = await office.add(values);
    expect(row).toMatchObject(shown);
    const ofOne = { params: { id: row.id } };
    expect(await office.call(samples, 'get', ofOne)).toMatchObject(shown);
    expect(await office.call(samples, 'reveal', ofOne)).toEqual({ values });
    expect(await audited('record-opened')).toMatchObject({
      targetKind: 'samples',
      targetId: row.id,
      fields: ['email', 'phone'],
    });
    expect(await office.call(samples, 'list', { query: { q: row.name } })).toMatchObject({ items: [shown] });
    // A value that looks the same when masked is still a change, and the history does not store the value.
    const { row: now } = await change(row, { phone: '5321234513' });
    expect(now).toMatchObject({ phone: '*** *** ** 13' });
    const { items } = await office.call(samples, 'history', ofOne);
    expect(items[0].fields).toEqual([{ name: 'phone' }]);
  });

  it('is masked in a file unless a reason is given, which is recorded', async () => {
    const { name } = await office.add(values);
    const file = await office.file(samples, { q: name });
    expect(file).toContain(shown.email);
    expect(file).not.toContain(values.email);
    const reason = 'brand';
    expect(await office.file(samples, { q: name, reason })).toContain(values.phone);
    expect(await audited('records-exported')).toMatchObject({ reason, fields: ['email', 'phone'], rows: 1 });
    await expect(office.file(samples, { q: name, reason: 'Elif Yılmaz istedi' })).rejects.toThrow();
  });
});

describe('a read-only resource', () => {
  it('has only the endpoints that it names, and rows without a version', async () => {
    const row = await office.add({ name: 'Salt okunur', brandId: ayrac, price: 5 });
    expect(await office.call(deals, 'get', { params: { id: row.id } })).toMatchObject({
      name: 'Salt okunur',
      brand: 'Ayraç Motor',
      price: 5,
      version: 0,
      isInBin: false,
      changedBy: null,
    });
    for (const action of [
      'create',
      'change',
      'bin',
      'restore',
      'order',
      'bulk',
      'history',
      'reveal',
    ] as const) {
      const input = {
        params: { id: row.id },
        query: action === 'bin' ? { version: 1 } : {},
        body: {
          version: 1,
          values: {},
          id: row.id,
          before: null,
          target: { kind: 'ids', ids: [row.id] },
          action: { kind: 'bin' },
        },
      };
      expect(await office.call(deals, action, input)).toMatchObject({ code: 'not-found' });
    }
  });

  it('is sorted and searched by joined columns, in two statements', async () => {
    await office.add({ name: 'Deniz fırsatı', brandId: deniz });
    const found = async (query: object) => {
      const { items, total } = await office.call(deals, 'list', { query });
      return { total, brands: new Set(items.map((item: { brand: string }) => item.brand)) };
    };
    expect(await found({ q: 'deniz', limit: 200 })).toMatchObject({ brands: new Set(['Deniz Bank']) });
    const first = await office.call(deals, 'list', { query: { q: 'bank motor'.slice(0, 4), limit: 1 } });
    expect(first.total).toBeGreaterThan(1);
    const next = { query: { q: 'bank', limit: 1, cursor: first.next } };
    const second = await office.call(deals, 'list', next);
    expect(second.items[0].id).not.toBe(first.items[0].id);
    expect(second.total).toBe(first.total);
    expect(await countStatements(office.db, () => found({ q: 'deniz' }))).toBe(2);
    expect(await countStatements(office.db, () => office.call(deals, 'list', next))).toBe(2);
    expect(await office.file(deals, { q: 'deniz' })).toContain('Deniz fırsatı');
  });
});

describe('a resource with default storage', () => {
  const values = {
    price: '1,50',
    status: 'live',
    startsAt: '20.11.2026 14:30',
    day: '2026-11-20',
    isActive: true,
  };
  const make = (title: string, more: object = {}) =>
    office.call(tidyThings, 'create', { body: { title, ...values, ...more } });

  it('stores each kind of field, uses the first as its name, and keeps names unique', async () => {
    const { row } = await make('Çarşı', { email: 'a@ornek.example' });
    const expected = {
      price: 1.5,
      startsAt: '2026-11-20T11:30:00.000Z',
      day: '2026-11-20',
      email: 'a@ornek.example',
    };
    expect(row).toMatchObject(expected);
    expect(await make('ÇARŞI')).toEqual({
      code: 'validation-failed',
      fields: { title: 'taken' },
    });
    const { items } = await office.call(tidyThings, 'history', { params: { id: row.id } });
    expect(items).toHaveLength(1);
  });

  it('is searched in all of its texts and sorted by the Turkish alphabet', async () => {
    await make('Dolap', { titleEn: 'Wardrobe', price: '9,00' });
    await make('Cam', { price: '3,00' });
    const titles = async (query: object) => {
      const { items } = await office.call(tidyThings, 'list', { query });
      return items.map(({ title }: { title: string }) => title);
    };
    expect(await titles({ q: 'wardr' })).toEqual(['Dolap']);
    expect(await titles({ sort: 'title' })).toEqual(['Cam', 'Çarşı', 'Dolap']);
    expect(await titles({ sort: '-price' })).toEqual(['Dolap', 'Cam', 'Çarşı']);
    expect(await titles({ sort: 'titleEn' })).toEqual(['Cam', 'Çarşı', 'Dolap']);
    expect(await titles({ status: 'draft' })).toEqual([]);
  });

  it('cannot be sorted by an optional field, nor refer to other records', () => {
    const { shape } = tidyThings;
    expect(() => plainRecords({ ...shape, sortable: ['day'] })).toThrow('may be empty');
    const fields = { ...shape.fields, brandId: referenceField({ to: 'brands', isRequired: true }) };
    expect(() => plainRecords({ ...shape, fields })).toThrow('its own declaration');
  });
});
