import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieHeader, giveSecondFactor, makeAccount, signIn } from '#server/testing/accounts.ts';
import { makeOccupation } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { authenticatorCode } from './second-factor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const folder = '/api/Auth_Service';

async function get(path: string, username?: string, code?: string) {
  const cookies = username === undefined ? {} : await signIn(server.app, username, code ? { code } : {});
  return server.app.inject({ url: `${folder}/${path}`, headers: { cookie: cookieHeader(cookies) } });
}

describe('profile', () => {
  // Specification 3.27, 7.18
  it('contains the specified fields and the others', async () => {
    const job = await makeOccupation(server.db, { name: 'Kütüphaneci', nameEn: 'Librarian' });
    const { id, username, email } = await makeAccount(server.db, {
      ...{ name: 'Elif', surname: 'Yılmaz', phone: '+905321234567', city: 'İzmir', town: 'Bornova' },
      ...{ gender: 'female', birthday: '1990-05-17', occupationId: job.id, wantsReminders: true },
    });
    expect((await get('customer/profile', username)).json()).toEqual({
      ...{ id, name: 'Elif', surname: 'Yılmaz', email, phoneNumber: '5321234567', city: 'İzmir' },
      ...{ town: 'Bornova', country: 'Türkiye', username, gender: 'female', birthday: '1990-05-17' },
      ...{ job: { id: job?.id, name: 'Kütüphaneci' }, remindMe: true, isEmailVerified: true, version: 0 },
    });
  });

  it('is empty for a person who has entered nothing, and absent for a stranger', async () => {
    const { username } = await makeAccount(server.db);
    const empty = { name: null, phoneNumber: null, city: null, gender: null, job: null, remindMe: false };
    expect((await get('customer/profile', username)).json()).toMatchObject(empty);
    expect((await get('customer/profile')).statusCode).toBe(401);
  });
});

describe('find-id', () => {
  const ask = (username: string) => `public/customer/find-id?username=${encodeURIComponent(username)}`;
  const nothing = { found: false, customerId: null };

  // Specification 7.19
  it("returns a person's own id only for their own username", async () => {
    const own = await makeAccount(server.db);
    const other = await makeAccount(server.db);
    const found = { found: true, customerId: own.id };
    expect((await get(ask(own.username.toUpperCase()), own.username)).json()).toEqual(found);
    expect((await get(ask(other.username), own.username)).json()).toEqual(nothing);
    expect((await get(ask('kimse.yok'), own.username)).json()).toEqual(nothing);
    expect((await get(ask(own.username))).json()).toEqual(nothing);
  });

  // Specification 7.19
  it('returns any id to an admin', async () => {
    const other = await makeAccount(server.db);
    const admin = await makeAccount(server.db, { role: 'ADMIN' });
    const code = authenticatorCode(await giveSecondFactor(server.db, admin.id), testNow);
    const reply = await get(ask(other.username), admin.username, code);
    expect(reply.json()).toEqual({ found: true, customerId: other.id });
  });
});
