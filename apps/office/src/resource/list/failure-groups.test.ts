import { expect, it } from 'vitest';
import { groupsOf } from './failure-groups.ts';

const failure = (id: string, message: string) => ({ id, label: id, code: 'record-changed', message });

it('groups refused records by the reason, the most frequent one first', () => {
  const failures = [failure('a', 'Taken'), failure('b', 'Changed'), failure('c', 'Changed')];
  expect(groupsOf(failures).map(({ message, some }) => [message, some.map(({ id }) => id)])).toEqual([
    ['Changed', ['b', 'c']],
    ['Taken', ['a']],
  ]);
  expect(groupsOf([])).toEqual([]);
});
