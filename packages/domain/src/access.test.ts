import { describe, expect, it } from 'vitest';
import {
  type Admission,
  accessTable,
  actingRole,
  type Caller,
  isOfficePath,
  mayCall,
  mayOpenScreen,
  maySee,
  type Operation,
  type Role,
  roles,
  scopeOf,
} from './access.ts';

const anonymous: Caller = { kind: 'anonymous' };
const member = (role: Role, id = 'ayse'): Caller => ({
  kind: 'member',
  id,
  username: id,
  role,
  sessionId: `${id}-phone`,
});
const operations = Object.keys(accessTable) as Operation[];

// Specification 6.1, 6.8
describe('anonymous caller', () => {
  const open: readonly Operation[] = [
    'check-duplicate',
    'create-form',
    'find-own-id',
    'open-preview-link',
    'open-request-link',
    'read-catalogue',
    'read-geo',
    'read-loan-offers',
    'read-occupations',
    'read-site-texts',
    'record-consent',
    'register',
    'send-to-inbox',
    'sign-in',
    'submit-quote',
    'subscribe',
    'tell-search-click',
    'tell-view',
    'use-mailed-link',
  ];

  it.each(open)('may call %s', (operation) => {
    expect(mayCall(anonymous, operation)).toBe('allow');
  });

  it.each(operations.filter((operation) => !open.includes(operation)))(
    'needs to sign in for %s',
    (operation) => {
      expect(mayCall(anonymous, operation)).toBe('authenticate');
    },
  );

  it('never owns an object, not even one without an owner', () => {
    expect(maySee(anonymous, 'list-forms', null)).toBe(false);
    expect(maySee(anonymous, 'create-form-link', 'ayse')).toBe(false);
  });
});

describe('members', () => {
  const adminsAlone: readonly Operation[] = [
    'export-permissions',
    'manage-accounts',
    'manage-brands',
    'manage-campaign-forms',
    'manage-campaign-grants',
    'manage-campaigns',
    'manage-categories',
    'manage-imports',
    'manage-inbox',
    'manage-loans',
    'manage-newsletter',
    'manage-people',
    'manage-pictures',
    'manage-redirects',
    'manage-reference-data',
    'manage-request-links',
    'manage-search',
    'manage-site-texts',
    'read-audit',
    'read-dashboard',
    'read-forms',
    'read-placements',
    'run-jobs',
  ];
  const officeAlone: readonly Operation[] = [
    'keep-own-views',
    'manage-delivery',
    'manage-leads',
    'undo-change',
    'upload-files',
  ];
  const systemsAlone: readonly Operation[] = ['fetch-brand-leads', 'tell-brand-results'];
  const notForAll = [...adminsAlone, ...officeAlone, ...systemsAlone];
  const forAll = operations.filter((operation) => !notForAll.includes(operation));

  it.each(forAll)('of every role may call %s', (operation) => {
    for (const role of ['CUSTOMER', 'BRAND', 'CRM_ADMIN', 'ADMIN'] as const) {
      expect(mayCall(member(role), operation)).toBe('allow');
    }
  });

  // Specification 6.5, 6.6
  it.each<[Role, Admission]>([
    ['CUSTOMER', 'forbid'],
    ['BRAND', 'forbid'],
    ['CRM_ADMIN', 'forbid'],
    ['ADMIN', 'allow'],
  ])("%s and everyone's data: %s", (role, admission) => {
    for (const operation of adminsAlone) expect(mayCall(member(role), operation)).toBe(admission);
  });

  // Specification 6.5, 6.6
  it.each<[Role, Admission]>([
    ['CUSTOMER', 'forbid'],
    ['BRAND', 'forbid'],
    ['CRM_ADMIN', 'allow'],
    ['ADMIN', 'allow'],
  ])("%s and the office's data: %s", (role, admission) => {
    for (const operation of officeAlone) expect(mayCall(member(role), operation)).toBe(admission);
  });

  it.each([...roles])('%s and the calls of brand systems: forbid', (role) => {
    for (const operation of systemsAlone) expect(mayCall(member(role), operation)).toBe('forbid');
  });

  // Specification 1.12, 6.7, 6.8
  it.each<[Role, boolean]>([
    ['CUSTOMER', false],
    ['BRAND', false],
    ['CRM_ADMIN', false],
    ['ADMIN', true],
  ])('a %s sees the forms of others: %s', (role, expected) => {
    expect(maySee(member(role), 'list-forms', 'mehmet')).toBe(expected);
    expect(maySee(member(role), 'list-form-links', 'mehmet')).toBe(expected);
    expect(maySee(member(role), 'create-customer-link', 'mehmet')).toBe(expected);
  });

  it('see their own data', () => {
    expect(maySee(member('CUSTOMER'), 'list-forms', 'ayse')).toBe(true);
    expect(maySee(member('BRAND'), 'create-customer-link', 'ayse')).toBe(true);
  });

  it('see forms without an owner only as admins', () => {
    expect(maySee(member('CUSTOMER'), 'list-forms', null)).toBe(false);
    expect(maySee(member('ADMIN'), 'list-forms', null)).toBe(true);
  });

  it('see only their own interests, even as admins', () => {
    expect(scopeOf(member('ADMIN'), 'list-own-interests')).toBe('own');
    expect(maySee(member('ADMIN'), 'list-own-interests', 'mehmet')).toBe(false);
  });
});

describe('system of a brand', () => {
  const system: Caller = { kind: 'system', keyId: 'anahtar', brandId: 'bmw' };

  it('may call its own endpoints, and otherwise what guests may', () => {
    for (const operation of operations) {
      const isMade = operation === 'fetch-brand-leads' || operation === 'tell-brand-results';
      const isOpen = isMade || mayCall(anonymous, operation) === 'allow';
      expect(mayCall(system, operation)).toBe(isOpen ? 'allow' : 'forbid');
    }
  });

  it('sees the data of its brand', () => {
    const seen = ['bmw', 'audi', null].filter((brandId) =>
      maySee(system, 'fetch-brand-leads', null, brandId),
    );
    expect(seen).toEqual(['bmw']);
    expect(maySee(system, 'manage-leads', null, 'bmw')).toBe(false);
  });
});

describe('data of a brand', () => {
  const ofBrand = (role: Role, brandId: string): Caller => Object.assign(member(role), { brandId });

  it.each<[string, Caller, readonly (string | null)[]]>([
    ['a CRM admin of a brand', ofBrand('CRM_ADMIN', 'bmw'), ['bmw']],
    ['a CRM admin without a brand', member('CRM_ADMIN'), ['bmw', 'audi', null]],
    ['an admin', member('ADMIN'), ['bmw', 'audi', null]],
    ['a brand itself', ofBrand('BRAND', 'bmw'), []],
    ['a customer', member('CUSTOMER'), []],
    ['a stranger', anonymous, []],
  ])('is visible to %s within their scope', (_who, caller, seen) => {
    const brands = ['bmw', 'audi', null].filter((brandId) => maySee(caller, 'manage-leads', null, brandId));
    expect(brands).toEqual(seen);
  });

  it('is not visible to others because they own it', () => {
    expect(maySee(ofBrand('CRM_ADMIN', 'bmw'), 'manage-leads', 'ayse', 'audi')).toBe(false);
  });
});

describe('guarded screen', () => {
  // Specification 2.34, 4.30
  it.each<[string, readonly Role[]]>([
    ['/admin', ['ADMIN']],
    ['/admin/campaigns?sayfa=2', ['ADMIN']],
    ['/admin?x=1', ['ADMIN']],
    ['/crm-admin', ['CRM_ADMIN', 'ADMIN']],
    ['/crm-admin/leads/bmw', ['CRM_ADMIN', 'ADMIN']],
    ['/administrators', roles],
    ['/profile', roles],
    ['/', roles],
  ])('%s is open to %j', (path, allowed) => {
    expect(roles.filter((role) => mayOpenScreen(role, path)).toSorted()).toEqual(allowed.toSorted());
    expect(isOfficePath(path)).toBe(allowed !== roles);
  });
});

it.each<[Role, boolean, Role]>([
  ['ADMIN', true, 'ADMIN'],
  ['ADMIN', false, 'CUSTOMER'],
  ['CRM_ADMIN', true, 'CRM_ADMIN'],
  ['CRM_ADMIN', false, 'CUSTOMER'],
  ['BRAND', false, 'BRAND'],
  ['CUSTOMER', false, 'CUSTOMER'],
])('%s with a second factor (%s) acts as %s', (role, hasSecondFactor, acting) => {
  expect(actingRole(role, hasSecondFactor)).toBe(acting);
});
