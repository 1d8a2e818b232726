import { expect, it } from 'vitest';
import { type SignInInput, signIn } from './sign-in.ts';

const user = {
  id: '0b9ff0f1-0000-4000-8000-000000000001',
  username: 'ayse',
  role: 'CUSTOMER',
  brand: null,
  name: 'Şebnem Iğdır',
  isEmailVerified: false,
  secondFactor: 'off',
} as const;
const expiresAt = '2026-11-20T09:15:00.000Z';
const claims = Buffer.from(JSON.stringify({ sub: 'ayşe', roles: ['CUSTOMER'] })).toString('base64url');
const accessToken = `header.${claims}.signature`;
const typed: SignInInput = { username: ' ayse ', password: ' Gizli1! ', rememberMe: true };

/** Signs in against a given reply and returns everything that happened, in order. */
async function tryWith(
  reply: Partial<{ user: typeof user; expiresAt: string; accessToken: string }>,
  input = typed,
) {
  const happened: unknown[] = [];
  const parts = {
    calls: {
      login: async ({ body }: { body: SignInInput }) => {
        happened.push(['login', body.password]);
        return { accessToken, ...reply };
      },
      getCurrentUser: () => Promise.reject(new Error('no answer')),
      logout: async () => happened.push('logout'),
    },
    take: (session: { user: { username: string } }) => happened.push(['take', session.user.username]),
    remember: (username: string) => happened.push(['remember', username]),
    forget: () => happened.push('forget'),
  };
  const failure: unknown = await signIn(parts, input).catch((error: unknown) => error);
  return { happened: happened.slice(1), password: happened[0], failure };
}

it('starts the session that the server returns, with the password as typed', async () => {
  const { happened, password, failure } = await tryWith({ user, expiresAt });
  expect(failure).toBeUndefined();
  expect(password).toEqual(['login', ' Gizli1! ']);
  expect(happened).toEqual([
    ['take', 'ayse'],
    ['remember', 'ayse'],
  ]);
});

it('forgets an earlier name unless it is to be remembered', async () => {
  const { happened } = await tryWith({ user, expiresAt }, { ...typed, rememberMe: false });
  expect(happened).toEqual([['take', 'ayse'], 'forget']);
});

it.each(['', 'no token', 'header..signature', 'header.bm8.signature', 'header.%%%.signature'])(
  'reports that the token "%s" cannot be decoded, and does not sign in',
  async (token) => {
    const { happened, failure } = await tryWith({ user, expiresAt, accessToken: token });
    expect(failure).toMatchObject({ reason: 'token-unreadable' });
    expect(happened).toEqual(['logout']);
  },
);

// Specification 8.3
it('reports a missing user, and does not sign in', async () => {
  const { happened, failure } = await tryWith({});
  expect(failure).toMatchObject({ reason: 'user-unknown' });
  expect(happened).toEqual(['logout']);
});
