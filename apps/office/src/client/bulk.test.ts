import { expect, it } from 'vitest';
import { changeOfOne, undoAll } from './bulk.ts';

it('a bulk action on one record returns its change, or throws the reason', async () => {
  const done = { done: 1, failed: [], change: 'c' };
  expect(await changeOfOne(Promise.resolve(done))).toEqual({ change: 'c' });
  const failed = [{ id: '1', label: 'Bir', message: 'Olmadı.' }];
  await expect(changeOfOne(Promise.resolve({ done: 0, failed, change: null }))).rejects.toThrow('Olmadı.');
});

it('undoes changes from the last one on, and says how many records were not reset', async () => {
  const undone: string[] = [];
  const undo = async (change: string) => {
    undone.push(change);
    return { failed: [{ id: change, label: '', message: '' }] };
  };
  await expect(undoAll(undo, ['1', '2'], (count) => `${count} kayıt`)).rejects.toThrow('2 kayıt');
  expect(undone).toEqual(['2', '1']);
});
