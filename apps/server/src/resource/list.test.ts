import { compareTurkish } from '@ayrac/domain/text/turkish.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '#server/testing/count-statements.ts';
import { inDays } from '#server/testing/test-app.ts';
import { type Occupation, type Office, openOffice } from './testing/open-office.ts';

let office: Office;
const letters = [...'aâbcçdefgğhıiîjklmnoöprsştuüûvyz'];
beforeAll(async () => {
  office = await openOffice();
  for (const [place, letter] of letters.entries()) {
    office.clock.now = inDays(place % 7);
    // Except for the name, many rows share each value of a column.
    const more = {
      nameEn: place % 3 === 0 ? null : `Job ${place % 4}`,
      isActive: place % 2 === 0,
      position: place % 5,
    };
    await office.add(`Deneme ${letter}${place}`, more);
  }
});
afterAll(() => office.close());

interface Page {
  readonly items: readonly Occupation[];
  readonly next: string | null;
  readonly total: number;
}
const page = async (query: Readonly<Record<string, string>>): Promise<Page> =>
  (await office.get('occupations', { q: 'deneme', limit: '7', ...query })).json();

/** Reads all pages of a list; `between` runs after each except the last. */
async function walk(
  query: Readonly<Record<string, string>>,
  between: (pages: number) => Promise<void> = async () => undefined,
) {
  const pages = [await page(query)];
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    await between(pages.length);
    pages.push(await page({ ...query, cursor: next }));
  }
  return pages;
}

type Key = (row: Occupation) => string | number | boolean;
const keys: readonly (readonly [string, Key])[] = [
  ['position', ({ position }) => position],
  ['name', ({ name }) => name],
  ['nameEn', ({ nameEn }) => (nameEn ?? '').toLowerCase()],
  ['isActive', ({ isActive }) => Number(isActive)],
  ['createdAt', ({ createdAt }) => createdAt],
  ['updatedAt', ({ updatedAt }) => updatedAt],
];

describe.each(keys)('a list by %s', (sort, keyOf) => {
  it.each([
    ['upwards', sort, 1],
    ['downwards', `-${sort}`, -1],
  ])('shows every row once, %s', async (_direction, query, sign) => {
    const pages = await walk({ sort: query });
    const rows = pages.flatMap(({ items }) => items);
    expect(pages.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(letters.length);
    expect(rows.length).toBe(letters.length);
    for (const [place, row] of rows.slice(1).entries()) {
      const [one, other] = [keyOf(rows[place] ?? row), keyOf(row)];
      const order =
        typeof one === 'string' && sort === 'name'
          ? compareTurkish(one, String(other))
          : one < other
            ? -1
            : Number(one > other);
      expect(order * sign).toBeLessThanOrEqual(0);
    }
  });

  it.each([sort, `-${sort}`])('by %s is stable while rows are added and removed', async (query) => {
    const own = { sort: query, q: 'deneme' };
    const seen = (await walk(own)).flatMap(({ items }) => items.map(({ id }) => id));
    const [first] = seen;
    const pages = await walk(own, async (count) => {
      // Adds a row at an arbitrary place and bins a row that was already read: no other row may be skipped or repeated.
      const more = { isActive: count % 2 === 0, position: count };
      await office.add(`Deneme ${sort} ${query} ${count}`, more);
      if (count === 1) {
        const { version } = (await office.get(`occupations/${first}`)).json();
        await office.send('DELETE', `occupations/${first}?version=${version}`);
      }
    });
    const again = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(again).size).toBe(again.length);
    expect(again.filter((id) => seen.includes(id))).toEqual(seen);
    expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
    // Restores the original rows for the next case.
    await office.send('POST', `occupations/${first}/restore`);
    const rest = again.concat(
      (await walk({ sort: '-createdAt' })).flatMap(({ items }) => items.map(({ id }) => id)),
    );
    const ids = [...new Set(rest)].filter((id) => !seen.includes(id));
    await office.send('POST', 'occupations/bulk', { target: { kind: 'ids', ids }, action: { kind: 'bin' } });
  });
});

describe('a list', () => {
  it('is searched by words in any spelling, and filtered', async () => {
    const found = async (query: Readonly<Record<string, string>>) =>
      ((await office.get('occupations', query)).json() as Page).items.map(({ name }) => name);
    expect(await found({ q: 'OGRETM' })).toEqual(['Öğretmen']);
    expect(await found({ q: 'geliştirici  YAZILIM' })).toEqual(['Yazılım geliştirici']);
    expect(await found({ q: 'seafarer' })).toEqual(['Denizci']);
    expect(await found({ q: '%' })).toEqual(await found({}));
    expect((await page({ isActive: 'false' })).total).toBe(16);
  });

  it('shows the recycle bin separately', async () => {
    const row = await office.add('Çöpteki');
    await office.send('DELETE', `occupations/${row.id}?version=${row.version}`);
    expect((await office.get('occupations', { q: 'copteki' })).json().items).toEqual([]);
    expect((await office.get('occupations', { q: 'copteki', bin: 'only' })).json()).toMatchObject({
      items: [{ id: row.id, isInBin: true, version: 2 }],
      total: 1,
      next: null,
    });
  });

  it('runs two statements for its first page, one for the others, and two for any page of a search', async () => {
    const all = async (query: Readonly<Record<string, string>>): Promise<Page> =>
      (await office.get('occupations', { limit: '10', ...query })).json();
    const { next } = await all({});
    expect(await countStatements(office.db, () => all({}))).toBe(2);
    expect(await countStatements(office.db, () => all({ cursor: next ?? '' }))).toBe(1);
    expect(await countStatements(office.db, () => page({}))).toBe(2);
    const found = await page({});
    expect(await countStatements(office.db, () => page({ cursor: found.next ?? '' }))).toBe(2);
  });

  it('rejects a cursor of another list', async () => {
    const { next } = await page({ sort: 'name' });
    const cursor = next ?? '';
    const forged = Buffer.from(
      JSON.stringify(JSON.parse(Buffer.from(cursor, 'base64url').toString()).with(1, '9')),
    ).toString('base64url');
    const others = [
      { sort: '-name', cursor },
      { sort: 'name', cursor, isActive: 'true' },
      { sort: 'name', cursor: forged },
      { sort: 'name', cursor: 'x' },
      { sort: 'name', cursor: Buffer.from('[]').toString('base64url') },
    ];
    for (const query of others) {
      const reply = await office.get('occupations', { q: 'deneme', limit: '7', ...query });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-cursor']);
    }
    // The cursor is valid for another page size as well.
    expect((await page({ sort: 'name', cursor, limit: '3' })).items).toHaveLength(3);
  });

  it.each([
    { sort: 'colour' },
    { limit: '0' },
    { limit: '201' },
    { limit: 'x' },
    { bin: 'all' },
    { isActive: 'maybe' },
    { q: 'a'.repeat(201) },
  ])('refuses %j', async (query) => {
    expect((await office.get('occupations', query)).statusCode).toBe(400);
  });
});
