import { expect, it } from 'vitest';
import { accessProblems } from './person-access.ts';

const brandId = '018f4e2a-0000-7000-8000-000000000001';

it.each([
  ['CUSTOMER', null, {}],
  ['ADMIN', null, {}],
  ['CRM_ADMIN', null, {}],
  ['CRM_ADMIN', brandId, {}],
  ['BRAND', brandId, {}],
  ['BRAND', null, { brandId: 'required' }],
  ['ADMIN', brandId, { brandId: 'not-a-choice' }],
  ['CUSTOMER', brandId, { brandId: 'not-a-choice' }],
] as const)('the role %s with the brand %s has the problems %j', (role, brand, problems) => {
  expect(accessProblems({ role, brandId: brand })).toEqual(problems);
});
