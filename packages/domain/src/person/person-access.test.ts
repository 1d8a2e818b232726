import { expect, it } from 'vitest';
import { accessProblems, isAccessFieldShown, withoutUnusedBrand } from './person-access.ts';

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

it.each([
  ['CUSTOMER', null],
  ['ADMIN', null],
  ['CRM_ADMIN', brandId],
  ['BRAND', brandId],
] as const)(
  'a form for the role %s asks for a brand only if the role has one, and sends %s',
  (role, sent) => {
    expect(withoutUnusedBrand({ role, brandId })).toEqual({ role, brandId: sent });
    expect(isAccessFieldShown('brandId', { role })).toBe(sent !== null);
    expect(isAccessFieldShown('role', { role })).toBe(true);
  },
);
