import { expect, it } from 'vitest';
import { recordKinds } from './record-kinds.ts';

it.each([
  ['ADMIN', ['brands', 'categories', 'campaigns', 'leads', 'users']],
  ['CRM_ADMIN', ['leads']],
  ['BRAND', []],
  ['CUSTOMER', []],
] as const)('finds for %s: %j', (role, names) => {
  expect(recordKinds(role).map(({ name }) => name)).toEqual(names);
});
