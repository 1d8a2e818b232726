import { expect, it } from 'vitest';
import { groupsOf } from './failure-groups.ts';

const failure = (id: string, message: string) => ({ id, label: id, code: 'record-changed', message });

it('groups refused records by the reason, the most frequent one first', () => {
  const all = [failure('a', 'Taken'), failure('b', 'Changed'), failure('c', 'Changed')];
  expect(groupsOf(all).map(({ message, failures }) => [message, failures.map(({ id }) => id)])).toEqual([
    ['Changed', ['b', 'c']],
    ['Taken', ['a']],
  ]);
  expect(groupsOf([])).toEqual([]);
});
