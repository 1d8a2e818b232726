import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount, postAuth } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { member, memberBody, postQuote } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { takeOneTimeToken } from './one-time-token.ts';
import { account, accountSession, oneTimeToken } from './table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

let sent = 0;
function registration(values: Readonly<Record<string, unknown>> = {}) {
  sent += 1;
  return {
    username: `yeni.${sent}`,
    email: `Yeni.${sent}@ornek.example`,
    password: 'Kiraz-Dali7',
    passwordConfirmation: 'Kiraz-Dali7',
    kvkkConsent: true,
    ...values,
  };
}
async function addSession(accountId: string): Promise<void> {
  const secrets = { rotationSecret: 'x', userAgent: 'x', isRemembered: true };
  await server.db
    .insert(accountSession)
    .values({ accountId, ...secrets, expiresAt: new Date(testNow.getTime() + 30 * dayInMs) });
}
async function addLink(accountId: string): Promise<void> {
  const [row] = await server.db.select().from(account).where(eq(account.id, accountId));
  const link = { accountId, emailKey: row?.emailKey ?? '', purpose: 'verify-email', tokenHash: 'x' } as const;
  await server.db
    .insert(oneTimeToken)
    .values({ ...link, expiresAt: new Date(testNow.getTime() + 11 * dayInMs) });
}
async function addRequest(customerId: string): Promise<void> {
  server.actAs({ ...member(1), id: customerId });
  const { id } = await makeCampaign(server.db);
  expect((await postQuote(server.app, 'authenticated', memberBody(id))).statusCode).toBe(200);
  server.actAs(undefined);
}
const register = (body: unknown, headers: Readonly<Record<string, string>> = {}, address?: string) =>
  postJson(server.app, '/api/public/registrations', body, headers, address);
async function found(username: string) {
  const [row] = await server.db.select().from(account).where(eq(account.username, username));
  if (row === undefined) throw new Error('There is no such account.');
  return row;
}

describe('registration', () => {
  // Specification 3.8
  it('creates a customer who can sign in', async () => {
    const body = registration();
    expect((await register(body)).json()).toEqual({ username: body.username });
    expect(await found(body.username)).toMatchObject({
      ...{ email: body.email, emailKey: body.email.toLowerCase(), emailVerifiedAt: null },
      ...{ role: 'CUSTOMER', brandId: null, isActive: true, isDemo: false, locale: 'tr', createdAt: testNow },
      passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/),
    });
    const { username, password } = body;
    expect((await postAuth(server.app, 'login', { username, password })).statusCode).toBe(200);
  });

  it('ignores unknown fields', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const extra = {
      role: 'ADMIN',
      roles: ['ADMIN'],
      brand: id,
      brandId: id,
      id,
      customerId: id,
      isActive: false,
    };
    const body = registration({
      ...extra,
      isDemo: true,
      createdAt: '2000-01-01',
      emailVerifiedAt: '2000-01-01',
    });
    expect((await register(body)).statusCode).toBe(200);
    const row = await found(body.username);
    expect(row).toMatchObject({ role: 'CUSTOMER', brandId: null, isActive: true, isDemo: false });
    expect(row).toMatchObject({ createdAt: testNow, emailVerifiedAt: null });
    expect(row.id).not.toBe(id);
  });

  it('records the disclosure and the new account', async () => {
    const body = registration({ noticeVersion: '2020-01' });
    await register(body, { 'accept-language': 'en' });
    const { id, locale } = await found(body.username);
    expect(locale).toBe('en');
    const records = await server.db.select().from(consentRecord).where(eq(consentRecord.accountId, id));
    expect(records).toEqual([
      expect.objectContaining({
        ...{ purpose: 'disclosure', isGiven: true, locale: 'en', context: 'registration' },
        ...{ claimedVersion: '2020-01', recordedAt: testNow },
      }),
    ]);
    const entries = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(entries).toEqual([expect.objectContaining({ action: 'registration', network: '192.0.2.0/24' })]);
  });

  it('sends a verification link that works once', async () => {
    const body = registration();
    await register(body, { 'accept-language': 'en' });
    const { id, emailKey } = await found(body.username);
    const [sentMail] = await server.db.select().from(mail).where(eq(mail.accountId, id));
    expect(sentMail).toMatchObject({ template: 'verify-email', locale: 'en' });
    const { url } = Object(sentMail?.data) as { url: string };
    const token = /^http:\/\/localhost:3000\/en\/e-posta-dogrula\?kod=([\w-]{43})$/.exec(url)?.[1] ?? '';
    expect(await takeOneTimeToken(server.db, token, 'password-reset', testNow)).toBeNull();
    expect(await takeOneTimeToken(server.db, token, 'verify-email', testNow)).toEqual({
      accountId: id,
      emailKey,
    });
    expect(await takeOneTimeToken(server.db, token, 'verify-email', testNow)).toBeNull();
  });
});

describe('refused registration', () => {
  // Specification 5.16, 5.17
  it.each([
    [{ username: '' }, { username: 'Bu alan zorunludur' }],
    [{ email: 'elif@' }, { email: 'Geçerli bir e-posta adresi giriniz' }],
    [{ passwordConfirmation: 'x' }, { passwordConfirmation: 'Şifreler eşleşmiyor' }],
    [
      { username: 'Sekerci.Ali', password: 'ŞEKERCİ-ali7', passwordConfirmation: 'ŞEKERCİ-ali7' },
      { password: 'Şifrenizde kullanıcı adınız geçmesin' },
    ],
    [
      { email: 'sekerci.ali@ornek.example', password: 'ŞEKERCİ-ali7', passwordConfirmation: 'ŞEKERCİ-ali7' },
      { password: 'Şifrenizde e-posta adresinizin @ işaretinden önceki kısmı geçmesin' },
    ],
    [{ kvkkConsent: false }, { kvkkConsent: 'Devam etmek için bu kutuyu işaretleyin' }],
    [{ kvkkConsent: undefined }, { kvkkConsent: 'Devam etmek için bu kutuyu işaretleyin' }],
  ])('reports for %j the problems %j', async (values, fields) => {
    const reply = await register(registration(values));
    expect(reply.json()).toMatchObject({ status: 400, code: 'validation-failed', fields });
  });

  it.each([
    ['a list for a name', { username: ['a'] }],
    ['a huge name', { username: 'a'.repeat(501) }],
    ['a text for the box', { kvkkConsent: 'yes' }],
  ])('is refused with %s', async (_name, values) => {
    expect((await register(registration(values))).statusCode).toBe(400);
  });

  it.each([
    ['username', 'Ahmet.1', 'baska@ornek.example'],
    ['address', 'baska.biri', 'AHMET@ornek.example'],
  ])('does not reveal that the %s is taken', async (_name, username, email) => {
    await server.db.delete(account).where(eq(account.usernameKey, 'ahmet.1'));
    await makeAccount(server.db, { username: 'ahmet.1', email: 'ahmet@ornek.example' });
    const reply = await register(registration({ username, email }));
    expect(reply.json()).toMatchObject({
      status: 409,
      code: 'account-exists',
      error: 'Bu kullanıcı adı veya e-posta adresi zaten kullanımda.',
      fields: {},
    });
  });

  it('is not refused because of an unverified, unused account whose link has expired', async () => {
    const first = registration();
    await register(first);
    const left = await found(first.username);
    const again = registration({ email: first.email });
    expect((await register(again)).statusCode).toBe(409);
    server.clock.now = new Date(testNow.getTime() + dayInMs + 1_000);
    expect((await register(again)).statusCode).toBe(200);
    expect(await server.db.$count(account, eq(account.id, left.id))).toBe(0);
    // The abandoned account's username is free as well.
    expect((await register(registration({ username: first.username }))).statusCode).toBe(200);
  });

  it.each([
    ['is verified', { emailVerifiedAt: testNow }, async () => undefined],
    ['has somebody signed in', {}, (id: string) => addSession(id)],
    ['asked for something', {}, (id: string) => addRequest(id)],
    ['has a new link', {}, (id: string) => addLink(id)],
  ] as const)('is refused because of an account that %s, however old it is', async (_name, values, use) => {
    const held = await makeAccount(server.db, { emailVerifiedAt: null, createdAt: testNow, ...values });
    await use(held.id);
    server.clock.now = new Date(testNow.getTime() + 10 * dayInMs);
    expect((await register(registration({ email: held.email }))).statusCode).toBe(409);
    expect((await register(registration({ username: held.username }))).statusCode).toBe(409);
  });

  it('notifies the owner of a known address by mail, once a day', async () => {
    const { id, email } = await makeAccount(server.db);
    for (let time = 0; time < 3; time += 1) await register(registration({ email }));
    const mails = await server.db.select().from(mail).where(eq(mail.accountId, id));
    expect(mails).toEqual([
      expect.objectContaining({
        template: 'email-in-use',
        data: { loginUrl: 'http://localhost:3000/login' },
      }),
    ]);
  });

  it('creates one account from ten identical concurrent requests', async () => {
    const body = registration();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) => register(body, {}, `203.0.113.${index}`)),
    );
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('is limited to sixty per address in ten minutes, without affecting other addresses', async () => {
    const from = (address: string) =>
      register(registration({ kvkkConsent: true, username: '-' }), {}, address);
    for (let time = 0; time < 61; time += 1) await from('198.51.100.7');
    expect((await from('198.51.100.7')).json()).toMatchObject({ status: 400 });
    const valid = () => register(registration({ username: 'ahmet.1' }), {}, '198.51.100.8');
    for (let time = 0; time < 60; time += 1) expect((await valid()).statusCode).toBe(409);
    expect((await valid()).json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect((await register(registration(), {}, '198.51.100.9')).statusCode).toBe(200);
  });
});
