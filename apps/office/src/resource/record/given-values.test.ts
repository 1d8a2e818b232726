import { expect, it } from 'vitest';
import { givenIn, newRecordAddress } from './given-values.ts';

const fields = {
  term: { kind: 'text', isRequired: true, limit: 60, lines: 'one' },
  isActive: { kind: 'switch', isRequired: true },
} as const;

it('an address fills in the fields of a new record only', () => {
  const address = newRecordAddress('/admin/search', { term: 'gemi turu', version: '3' });
  const { search } = new URL(address, 'http://ofis');
  expect(givenIn(new URLSearchParams(search), fields)).toEqual({ term: 'gemi turu' });
  expect(givenIn(new URLSearchParams('open=new'), fields)).toBeNull();
});
