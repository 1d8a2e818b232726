import { expect, it } from 'vitest';
import { changeOfOne } from './bulk.ts';

it('a bulk action on one record returns its change, or throws the reason', async () => {
  const done = { done: 1, failed: [], change: 'c' };
  expect(await changeOfOne(Promise.resolve(done))).toEqual({ change: 'c' });
  const failed = [{ id: '1', label: 'Bir', message: 'Olmadı.' }];
  await expect(changeOfOne(Promise.resolve({ done: 0, failed, change: null }))).rejects.toThrow('Olmadı.');
});
