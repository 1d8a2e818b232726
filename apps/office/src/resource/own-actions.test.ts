import { expect, it } from 'vitest';
import type { Row } from '#office/client/row.ts';
import { type OwnAction, offeredFor } from './own-actions.ts';

const row = { id: '1', status: 'draft', isInBin: false } as unknown as Row;
const nothing = async () => ({ change: null });
const actions: readonly OwnAction[] = [
  { name: 'publish', icon: 'send', toOne: nothing, isOffered: ({ status }) => status === 'draft' },
  { name: 'copy', icon: 'copy', toOne: nothing },
  { name: 'count', icon: 'list', toMany: async () => ({ done: 0, failed: [], change: null }) },
];
const namesFor = (more: object) => offeredFor(actions, { ...row, ...more }).map(({ name }) => name);

it('an action is offered under its own condition, or by default for records outside of the bin', () => {
  expect(namesFor({})).toEqual(['publish', 'copy']);
  expect(namesFor({ status: 'live' })).toEqual(['copy']);
  expect(namesFor({ isInBin: true })).toEqual(['publish']);
});
