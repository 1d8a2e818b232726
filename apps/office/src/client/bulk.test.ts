import { expect, it } from 'vitest';
import { changeOfOne, undoAll } from './bulk.ts';

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
