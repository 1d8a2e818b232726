import type { SessionUser } from '@ayrac/browser/session/use-session.ts';
import { expect, it } from 'vitest';
import { wayOut } from './way-out.ts';

const user = (role: SessionUser['role'], secondFactor: SessionUser['secondFactor'] = 'on'): SessionUser => ({
  id: '1',
  username: 'ayse',
  role,
  brand: null,
  name: null,
  isEmailVerified: true,
  secondFactor,
});
const member = (...known: Parameters<typeof user>) =>
  ({ kind: 'authenticated', user: user(...known) }) as const;
const visit = { mayOpen: (role: string) => role === 'ADMIN', here: '/admin/jobs?q=a', locale: 'tr' } as const;

it('does not redirect before the session is known', () => {
  expect(wayOut({ ...visit, session: { kind: 'loading' } })).toBeUndefined();
});

// Specification 2.27, 4.29
it.each([
  ['a stranger', { kind: 'anonymous' }, '/login?donus=%2Fadmin%2Fjobs%3Fq%3Da'],
  ['a member without the role', member('CUSTOMER'), '/login?donus=%2Fadmin%2Fjobs%3Fq%3Da'],
  [
    'a role without its second factor',
    member('CUSTOMER', 'required'),
    '/profile/guvenlik?donus=%2Fadmin%2Fjobs%3Fq%3Da',
  ],
  ['who may be here', member('ADMIN'), undefined],
] as const)('redirects %s', (_who, session, target) => {
  expect(wayOut({ ...visit, session })).toBe(target);
});

it('keeps the language', () => {
  expect(wayOut({ ...visit, locale: 'en', session: { kind: 'anonymous' } })).toMatch(/^\/en\/login\?donus=/);
});
