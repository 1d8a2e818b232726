import { describe, expect, it } from 'vitest';
import { changeOfOne, listIds, undoAll } from './bulk.ts';
import type { Query } from './calls.ts';
import type { Row } from './row.ts';

it('a bulk action on one record returns its change, or throws the reason', async () => {
  const done = { done: 1, failed: [], change: 'c' };
  expect(await changeOfOne(Promise.resolve(done))).toEqual({ change: 'c' });
  const failed = [{ id: '1', label: 'Bir', message: 'Olmadı.' }];
  await expect(changeOfOne(Promise.resolve({ done: 0, failed, change: null }))).rejects.toThrow('Olmadı.');
});

it('undoes changes from the last one on, and names the records that were not reset', async () => {
  const undone: string[] = [];
  const undo = async (change: string) => {
    undone.push(change);
    return { failed: [{ id: change, label: `Kişi ${change}`, message: '' }] };
  };
  const words = (count: number, names: string) => `${count} kayıt: ${names}`;
  await expect(undoAll(undo, ['1', '2'], words)).rejects.toThrow(/^2 kayıt: Kişi 2, Kişi 1$/);
  expect(undone).toEqual(['2', '1']);
  const many = ['1', '2', '3', '4', '5', '6'];
  await expect(undoAll(undo, many, words)).rejects.toThrow(/^6 kayıt: Kişi 6, .+, Kişi 2…$/);
});

describe('the ids of all records of a list', () => {
  const rows = Array.from({ length: 450 }, (_, place) => ({ id: `${place}` }) as Row);
  const asked: Query[] = [];
  const list = async ({ query }: { query: Query }) => {
    asked.push(query);
    const from = Number(query.cursor ?? 0);
    const to = from + Number(query.limit);
    return { items: rows.slice(from, to), next: to < rows.length ? `${to}` : null, total: rows.length };
  };

  it('are read page by page', async () => {
    const ids = await listIds(list, { stand: 'waiting' }, rows.length);
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(asked.map(({ cursor, stand }) => [cursor, stand])).toEqual([
      ...[
        [undefined, 'waiting'],
        ['200', 'waiting'],
        ['400', 'waiting'],
      ],
    ]);
  });

  it.each([449, 451])('are unknown if the person saw %d of 450', async (total) => {
    expect(await listIds(list, {}, total)).toBeUndefined();
  });
});
