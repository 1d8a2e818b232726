import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countStatementsWith } from '#server/testing/count-statements.ts';
import { type Office, openOffice } from '../testing/open-office.ts';

let office: Office;
const ids = new Map<string, string>();
beforeAll(async () => {
  office = await openOffice();
  // All have the same position, as in a new installation, so they are sorted alphabetically.
  for (const name of ['Dört', 'Bir', 'Üç', 'İki']) ids.set(name, (await office.add(`Sıra ${name}`)).id);
});
afterAll(() => office.close());

const idOf = (name: string) => ids.get(name) ?? '';
const order = async (name: string, before: string | null) =>
  office.send('POST', 'occupations/order', { id: idOf(name), before: before === null ? null : idOf(before) });
const listed = async (): Promise<readonly { name: string; position: number; version: number }[]> =>
  (await office.get('occupations', { q: 'sira' })).json().items;
const names = async () => (await listed()).map(({ name }) => name.slice('Sıra '.length));
const offered = async () =>
  (await office.app.inject('/api/public/occupations'))
    .json()
    .map(({ name }: { name: string }) => name)
    .filter((name: string) => name.startsWith('Sıra '))
    .map((name: string) => name.slice('Sıra '.length));

describe('the order of records', () => {
  it('is alphabetical until somebody changes it', async () => {
    expect(await names()).toEqual(['Bir', 'Dört', 'İki', 'Üç']);
  });

  it('can be changed, which applies to visitors too, and undone', async () => {
    const { change } = (await order('Üç', 'Dört')).json();
    expect(await names()).toEqual(['Bir', 'Üç', 'Dört', 'İki']);
    expect(await offered()).toEqual(await names());
    await office.undoChange(change);
    expect(await names()).toEqual(['Bir', 'Dört', 'İki', 'Üç']);
    await order('Üç', 'Dört');
  });

  it('is written in one statement and announced once, even if the first move numbers all records', async () => {
    const group = await openOffice();
    const [first, second] = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => group.add(name)));
    const move = () => group.send('POST', 'occupations/order', { id: second?.id, before: first?.id ?? null });
    const words = /update "occupation"|insert into "audit_entry"|pg_notify/;
    expect(await countStatementsWith(words, move)).toBe(3);
    const { items } = (await group.get('occupations')).json();
    expect(items.filter(({ version }: { version: number }) => version === 2).length).toBeGreaterThan(4);
    await group.close();
  });

  it('changes by as few rows as possible', async () => {
    const before = await listed();
    expect((await order('Bir', 'İki')).json()).toEqual({ change: expect.any(String) });
    const after = await listed();
    expect(await names()).toEqual(['Üç', 'Dört', 'Bir', 'İki']);
    const written = after.filter(
      ({ name, version }) => before.find((row) => row.name === name)?.version !== version,
    );
    expect(written.map(({ name }) => name)).toEqual(['Sıra Bir']);
  });

  it('ends with a record that is moved to the end', async () => {
    await order('Üç', null);
    expect((await names()).at(-1)).toBe('Üç');
    const all = (await office.get('occupations', { limit: '200' })).json().items;
    expect(all.at(-1).name).toBe('Sıra Üç');
  });

  it('continues with a new record without a position', async () => {
    const { row } = (await office.send('POST', 'occupations', { name: 'Yeni gelen', isActive: true })).json();
    const all = (await office.get('occupations', { limit: '200' })).json().items;
    expect(all.at(-1)).toEqual(row);
    await office.send('DELETE', `occupations/${row.id}?version=${row.version}`);
  });

  it('stays the same if nothing moves', async () => {
    expect((await order('Üç', null)).json()).toEqual({ change: null });
    expect((await order('Dört', 'Bir')).json()).toEqual({ change: null });
  });

  it('supports any number of moves to the same position', async () => {
    for (let turn = 0; turn < 6; turn += 1) await order(turn % 2 === 0 ? 'Üç' : 'İki', 'Bir');
    expect(await names()).toEqual(['Dört', 'Üç', 'İki', 'Bir']);
  });

  it('accepts neither a record in the recycle bin nor a record before itself', async () => {
    expect((await order('Bir', 'Bir')).statusCode).toBe(404);
    const { version } = (await office.get(`occupations/${idOf('İki')}`)).json();
    await office.send('DELETE', `occupations/${idOf('İki')}?version=${version}`);
    expect((await order('İki', null)).statusCode).toBe(404);
    expect((await order('Bir', 'İki')).statusCode).toBe(404);
  });

  it('stays consistent if two people change it at the same time', async () => {
    const moves = Array.from({ length: 8 }, (_, turn) => order('Bir', turn % 2 === 0 ? 'Dört' : null));
    const replies = await Promise.all([...moves, order('Üç', null), order('Dört', 'Bir')]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    // Each change started from the state that the previous one had written.
    for (const name of ['Bir', 'Dört', 'Üç']) {
      const { version } = (await office.get(`occupations/${idOf(name)}`)).json();
      expect((await office.get(`occupations/${idOf(name)}/history`)).json().items).toHaveLength(version);
    }
    expect((await names()).toSorted()).toEqual(['Bir', 'Dört', 'Üç']);
    const positions = (await listed()).map(({ position }) => position);
    expect(new Set(positions).size).toBe(positions.length);
  });
});
