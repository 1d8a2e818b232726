import { accountActions } from '@ayrac/domain/person/person-access.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { customers, users } from './people.ts';
import { outcome, targetOf } from './resource-calls.ts';

const many = {
  method: 'POST',
  summary:
    'Disables or enables many accounts, or ends their sessions. Reports what could not be done, with the reason.',
  operation: 'manage-people',
  reply: outcome,
  timeoutMs: 60_000,
  isLong: true,
} as const;
const action = z.enum(accountActions);

/** Enables or disables many customers, or ends their sessions. */
export const changeCustomers = endpoint({
  ...many,
  path: '/api/admin/customers/changes',
  body: z.object({ target: targetOf(customers), action }),
});

/** Enables or disables many accounts of any role, or ends their sessions. */
export const changeUsers = endpoint({
  ...many,
  path: '/api/admin/users/changes',
  body: z.object({ target: targetOf(users), action }),
});
