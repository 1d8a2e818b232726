import { json } from '../../calls/testing/open-server.ts';

/** Who is signed in. */
export const user = {
  id: '0b9ff0f1-0000-4000-8000-000000000001',
  username: 'ayse',
  role: 'CUSTOMER',
  brand: null,
  name: 'Ayşe Yılmaz',
  isEmailVerified: true,
  secondFactor: 'off',
} as const;

/** What the server tells of them. */
export const told = { user, expiresAt: '2026-11-20T09:15:00.000Z' };

/** What a tab then says of its session, and without anybody. */
export const authenticated = { kind: 'authenticated', user };
export const anonymous = { kind: 'anonymous' };

/** The answers of a server that knows them, that knows nobody, that refuses, and that has nothing to tell. */
export const held = json(told);
export const nobody = json({ code: 'unauthenticated', error: 'Giriş yapınız.' }, 401);
export const forbidden = json({ code: 'forbidden', error: 'Yetkiniz yok.' }, 403);
export const done = json([]);
