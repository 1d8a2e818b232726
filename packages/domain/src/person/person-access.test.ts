import { expect, it } from 'vitest';
import { accessFields, accessProblems, fieldsForRole, withoutUnusedBrand } from './person-access.ts';

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
  ['CUSTOMER', null, undefined],
  ['ADMIN', null, undefined],
  ['CRM_ADMIN', brandId, false],
  ['BRAND', brandId, true],
] as const)(
  'a form for the role %s sends the brand %s, which it asks for as required: %s',
  (role, sent, isRequired) => {
    expect(withoutUnusedBrand({ role, brandId })).toEqual({ role, brandId: sent });
    const fields = fieldsForRole(accessFields, role);
    expect(fields.brandId?.isRequired).toBe(isRequired);
    expect(fields.role).toBe(accessFields.role);
  },
);
