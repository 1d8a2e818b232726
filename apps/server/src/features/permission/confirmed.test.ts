import { randomBytes } from 'node:crypto';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type account, oneTimeToken } from '#server/features/account/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import { makeAccount, testPassword } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { member, memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterEach(() => {
  server.clock.now = testNow;
  server.actAs(undefined);
});
afterAll(() => server.close());

const confirmedAt = new Date(testNow.getTime() + 3_600_000);

/** Returns the lines of the export about a recipient. */
async function exported(recipient: string): Promise<string[]> {
  server.actAs({ ...member(9), role: 'ADMIN' });
  const { body } = await server.app.inject('/api/admin/permissions?since=2026-11-20&reason=law');
  server.actAs(undefined);
  return body.split('\r\n').filter((line) => line.includes(`${recipient};`));
}

const marketing = { email: true, sms: true, call: true };

/** Sends a request without an account, with every checkbox ticked. */
async function askAsGuest() {
  const body = quoteBody((await makeCampaign(server.db)).id, { marketing });
  server.actAs({ kind: 'anonymous' });
  const { formId } = (await postQuote(server.app, 'anonymous', body)).json();
  return { ...body, formId: String(formId) };
}

/** Returns the token of the link in the mail about a request. */
async function mailedToken(email: string): Promise<string> {
  const [row] = await server.db
    .select({ url: sql<string>`${mail.data} ->> 'url'`, asks: sql`${mail.data} -> 'asksPermission'` })
    .from(mail)
    .where(and(eq(mail.recipientKey, email), eq(mail.template, 'request-received')));
  expect(row?.asks).toBe(true);
  return new URL(row?.url ?? '').searchParams.get('kod') ?? '';
}

const byLink = async (call: 'open' | 'confirm-permission', token: string) =>
  (await postJson(server.app, `/api/public/requests/${call}`, { token })).json();

describe('permission of a person without an account', () => {
  it('is exported only after the link in its mail confirms it, from that time on', async () => {
    const { email, formId } = await askAsGuest();
    expect(await exported(email)).toEqual([]);
    const token = await mailedToken(email);
    const waiting = ['email', 'sms', 'call'].map((channel) => ({ channel, isConfirmed: false }));
    expect((await byLink('open', token)).request.permissions).toEqual(waiting);
    server.clock.now = confirmedAt;
    for (let time = 0; time < 2; time += 1) {
      const [first, ...rest] = (await byLink('confirm-permission', token)).request.permissions;
      expect(first).toEqual({ channel: 'email', isConfirmed: true });
      expect(rest).toEqual(waiting.slice(1));
    }
    expect(await exported(email)).toEqual([
      `${email};email;given;${confirmedAt.toISOString()};2026-11-25;no`,
    ]);
    const moments = await server.db
      .select({ context: consentRecord.context, recordedAt: consentRecord.recordedAt })
      .from(consentRecord)
      .where(and(eq(consentRecord.formId, formId), eq(consentRecord.purpose, 'marketing-email')))
      .orderBy(consentRecord.recordedAt);
    expect(moments).toEqual([
      { context: expect.stringMatching(/^campaign:/), recordedAt: testNow },
      { context: 'confirmed:request-link', recordedAt: confirmedAt },
    ]);
  });

  it('is confirmed once by concurrent requests', async () => {
    const { email, formId } = await askAsGuest();
    const token = await mailedToken(email);
    await Promise.all([1, 2, 3, 4].map(() => byLink('confirm-permission', token)));
    const isConfirmation = eq(consentRecord.context, 'confirmed:request-link');
    expect(await server.db.$count(consentRecord, and(eq(consentRecord.formId, formId), isConfirmation))).toBe(
      1,
    );
  });

  it('is neither requested nor confirmed by a mail when no box was ticked', async () => {
    const body = quoteBody((await makeCampaign(server.db)).id);
    server.actAs({ kind: 'anonymous' });
    const { formId } = (await postQuote(server.app, 'anonymous', body)).json();
    const [row] = await server.db.select().from(mail).where(eq(mail.recipientKey, body.email));
    expect(row?.data).not.toHaveProperty('asksPermission');
    const { url } = Object(row?.data) as { url: string };
    const opened = await byLink('confirm-permission', new URL(url).searchParams.get('kod') ?? '');
    expect(opened.request.permissions).toEqual([]);
    expect(await server.db.$count(consentRecord, eq(consentRecord.context, `confirmed:${formId}`))).toBe(0);
  });

  it('does not become valid when the address gets an account', async () => {
    const { email } = await askAsGuest();
    const { username, id } = await makeAccount(server.db, { email });
    await postJson(server.app, '/api/Auth_Service/auth/login', { username, password: testPassword });
    expect(await exported(email)).toEqual([]);
    server.actAs({ ...member(1), id });
    expect((await server.app.inject('/api/me/permissions')).json().email).toMatchObject({
      isGiven: true,
      isConfirmed: false,
    });
  });
});

describe('permission of a member', () => {
  const ask = async (values: Partial<typeof account.$inferInsert>) => {
    const made = await makeAccount(server.db, values);
    server.actAs({ ...member(1), id: made.id });
    const body = memberBody((await makeCampaign(server.db)).id, { marketing });
    await postQuote(server.app, 'authenticated', body);
    return { ...made, number: `+90${body.contactPhone}` };
  };

  it('is valid immediately for a verified address, but not for a number', async () => {
    const { email, number } = await ask({});
    expect(await exported(email)).toEqual([`${email};email;given;${testNow.toISOString()};2026-11-25;no`]);
    expect(await exported(number)).toEqual([]);
  });

  it('is recorded again when the address is verified, unless it was refused', async () => {
    const verified = async (before: () => Promise<unknown>) => {
      const { id, emailKey } = await ask({ emailVerifiedAt: null });
      await before();
      server.actAs(undefined);
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(testNow.getTime() + dayInMs);
      const link = { accountId: id, emailKey, purpose: 'verify-email', expiresAt } as const;
      await server.db.insert(oneTimeToken).values({ ...link, tokenHash: hashOfToken(token) });
      server.clock.now = confirmedAt;
      const body = { token, password: testPassword };
      expect((await postJson(server.app, '/api/public/email-verifications', body)).statusCode).toBe(200);
      server.clock.now = testNow;
      return exported(emailKey);
    };
    const refuse = () => postJson(server.app, '/api/me/permissions', { email: false });
    const isAnew = eq(consentRecord.context, 'confirmed:account');
    expect(await verified(async () => undefined)).toEqual([
      expect.stringContaining(`;email;given;${confirmedAt.toISOString()};`),
    ]);
    expect(await server.db.$count(consentRecord, isAnew)).toBe(1);
    expect(await verified(refuse)).toEqual([expect.stringContaining(';email;refused;')]);
    expect(await server.db.$count(consentRecord, isAnew)).toBe(1);
  });

  it('does not become valid when a password reset verifies the address, because its author is unknown', async () => {
    const { id, emailKey } = await ask({ emailVerifiedAt: null });
    server.actAs(undefined);
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(testNow.getTime() + dayInMs);
    const link = { accountId: id, emailKey, purpose: 'password-reset', expiresAt } as const;
    await server.db.insert(oneTimeToken).values({ ...link, tokenHash: hashOfToken(token) });
    server.clock.now = confirmedAt;
    const password = 'Yeni-Kiraz9';
    const body = { token, password, passwordConfirmation: password };
    expect((await postJson(server.app, '/api/public/new-passwords', body)).statusCode).toBe(200);
    expect(await exported(emailKey)).toEqual([]);
  });
});
