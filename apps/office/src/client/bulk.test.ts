import { ApiProblem } from '@ayrac/contract/client.ts';
import { describe, expect, it } from 'vitest';
import { changeOfOne, listIds, undoAll } from './bulk.ts';
import type { Query } from './calls.ts';
import type { Row } from './row.ts';

it('a bulk action on one record returns its change, or throws the reason', async () => {
  const done = { done: 1, failed: [], change: 'c' };
  expect(await changeOfOne(Promise.resolve(done))).toEqual({ change: 'c' });
  const failed = [{ id: '1', label: 'Bir', code: 'conflict', message: 'Olmadı.' }];
  await expect(changeOfOne(Promise.resolve({ done: 0, failed, change: null }))).rejects.toThrow('Olmadı.');
});

describe('undoing several changes', () => {
  const words = (count: number, names: string) => `${count} kayıt: ${names}`;
  const lost = new ApiProblem({ status: 0, code: 'network', error: 'Yanıt yok.' });
  const refused = new ApiProblem({ status: 409, code: 'record-changed', error: 'Değişmiş.' });

  it('begins with the last one, and names the records that were not reset', async () => {
    const undone: string[] = [];
    const undo = async (change: string) => {
      undone.push(change);
      return { failed: [{ id: change, label: `Kişi ${change}`, code: 'conflict', message: '' }] };
    };
    const parts = { undo, words, onSettled: () => {} };
    await expect(undoAll(['1', '2'], parts)).rejects.toThrow(/^2 kayıt: Kişi 2, Kişi 1$/);
    expect(undone).toEqual(['2', '1']);
    const many = ['1', '2', '3', '4', '5', '6'];
    await expect(undoAll(many, parts)).rejects.toThrow(/^6 kayıt: Kişi 6, .+, Kişi 2…$/);
  });

  it.each([
    ['those without an answer', { '2': lost, '4': lost }, ['3', '1']],
    ['none that was refused', { '3': refused }, ['4', '3', '2', '1']],
  ])('goes on after an error, and leaves %s for another try', async (_which, errors, expected) => {
    const undone: string[] = [];
    const settled: string[] = [];
    const undo = async (change: string) => {
      const error = new Map(Object.entries(errors)).get(change);
      if (error !== undefined) throw error;
      undone.push(change);
      return { failed: [] };
    };
    const onSettled = (change: string) => settled.push(change);
    const [first] = Object.values(errors);
    await expect(undoAll(['1', '2', '3', '4'], { undo, words, onSettled })).rejects.toBe(first);
    expect(undone).toEqual(['4', '3', '2', '1'].filter((change) => !(change in errors)));
    expect(settled).toEqual(expected);
  });
});

describe('the ids of all records of a list', () => {
  const rows = Array.from({ length: 450 }, (_, place) => ({ id: `${place}` }) as Row);
  const list = async ({ query }: { query: Query }) => {
    const from = Number(query.cursor ?? 0);
    const to = from + Number(query.limit);
    return { items: rows.slice(from, to), next: to < rows.length ? `${to}` : null, total: rows.length };
  };

  it('are read page by page', async () => {
    const asked: Query[] = [];
    const noted: typeof list = (input) => {
      asked.push(input.query);
      return list(input);
    };
    const ids = await listIds(noted, { stand: 'waiting' }, rows.length);
    expect(ids).toEqual(rows.map(({ id }) => id));
    expect(asked).toEqual([
      { stand: 'waiting', limit: '200' },
      { stand: 'waiting', limit: '200', cursor: '200' },
      { stand: 'waiting', limit: '200', cursor: '400' },
    ]);
  });

  it.each([449, 451])('are unknown if the person saw %d of 450', async (total) => {
    expect(await listIds(list, {}, total)).toBeUndefined();
  });
});
