import { json } from '../../calls/testing/open-server.ts';

/** The signed-in person. */
export const user = {
  id: '0b9ff0f1-0000-4000-8000-000000000001',
  username: 'ayse',
  role: 'CUSTOMER',
  brand: null,
  name: 'Ayşe Yılmaz',
  isEmailVerified: true,
  secondFactor: 'off',
} as const;

/** The session as the server returns it. */
export const sessionReply = { user, expiresAt: '2026-11-20T09:15:00.000Z' };

/** States of a tab's session, with and without that person. */
export const authenticated = { kind: 'authenticated', user };
export const anonymous = { kind: 'anonymous' };

/** Responses: session valid, not signed in, forbidden, and an empty list. */
export const held = json(sessionReply);
export const nobody = json({ code: 'unauthenticated', error: 'Giriş yapınız.' }, 401);
export const forbidden = json({ code: 'forbidden', error: 'Yetkiniz yok.' }, 403);
export const done = json([]);
