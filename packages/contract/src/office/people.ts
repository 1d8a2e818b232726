import { roles } from '@ayrac/domain/access.ts';
import { emailField, phoneField } from '@ayrac/domain/account/identity.ts';
import type { Fields } from '@ayrac/domain/field/field.ts';
import { momentField, referenceField } from '@ayrac/domain/record/record-field.ts';
import { resource } from './resource.ts';

const OPERATION = 'manage-people';
const name = { kind: 'text', isRequired: false, limit: 80, lines: 'one', isVerbatim: true } as const;

const identity = {
  username: { ...name, isRequired: true, limit: 30 },
  name,
  surname: name,
  email: emailField,
  phone: { ...phoneField, isRequired: false },
} as const satisfies Fields;

const state = {
  isActive: { kind: 'switch', isRequired: true },
  isVerified: { kind: 'switch', isRequired: true },
} as const satisfies Fields;

const lastSeenAt = momentField({ isRequired: false });
/** Searches with more matches are too broad to be useful. */
const counted = { findsTo: 10_000 } as const;
const contact = ['name', 'surname', 'email', 'phone'] as const;

/** People with the role CUSTOMER, and their profiles. */
export const customers = resource({
  name: 'customers',
  operation: OPERATION,
  fields: {
    ...identity,
    city: name,
    town: name,
    ...state,
    wantsReminders: { kind: 'switch', isRequired: true },
    lastSeenAt,
  },
  sortable: ['username', 'lastSeenAt', 'createdAt'],
  defaultSort: '-createdAt',
  filters: ['isActive', 'isVerified', 'createdAt', 'lastSeenAt'],
  ...counted,
  personal: contact,
  calls: ['list', 'get', 'export', 'reveal'],
});

/** Accounts of all roles, with their sign-in data. */
export const users = resource({
  name: 'users',
  operation: OPERATION,
  fields: {
    ...identity,
    role: { kind: 'choice', isRequired: true, choices: roles },
    brandId: referenceField({ isRequired: false, to: 'brands' }),
    ...state,
    hasSecondFactor: { kind: 'switch', isRequired: true },
    lastSeenAt,
  },
  sortable: ['username', 'lastSeenAt', 'createdAt'],
  defaultSort: '-createdAt',
  filters: ['role', 'brandId', 'isActive', 'isVerified', 'hasSecondFactor', 'createdAt', 'lastSeenAt'],
  ...counted,
  personal: contact,
  calls: ['list', 'get', 'export', 'reveal'],
});
