import { expect, it } from 'vitest';
import { refuseRepeated } from './ownership.ts';

it('refuses a call that is in two tables of ownership', () => {
  expect(() => refuseRepeated([{ follow: 'own' }, { listViews: 'nobodys' }])).not.toThrow();
  expect(() => refuseRepeated([{ follow: 'own', unfollow: 'own' }, { follow: 'nobodys' }])).toThrow(
    'Calls in two tables of ownership: follow',
  );
});
