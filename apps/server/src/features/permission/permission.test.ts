import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { newsletterSubscription } from '#server/features/newsletter/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { member, memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let server: TestApp;
let id: string;
let email: string;
const phone = '+905321112233';
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testNow;
  const made = await makeAccount(server.db, { phone, phoneConfirmedAt: testNow });
  ({ id, email } = made);
  server.actAs({ ...member(1), id, username: made.username });
});

const path = '/api/me/permissions';
const say = (body: unknown, headers: Record<string, string> = {}) =>
  postJson(server.app, path, body, headers);
const held = async () => (await server.app.inject(path)).json();
const records = () => server.db.select().from(consentRecord).where(eq(consentRecord.accountId, id));
const later = (hours: number) => {
  server.clock.now = new Date(testNow.getTime() + hours * 3_600_000);
};
/** Subscribes to the newsletter and returns the code in the confirmation mail. */
async function askForNewsletter(): Promise<string> {
  await postJson(server.app, '/api/public/newsletter/subscriptions', { email });
  const [row] = await server.db
    .select({ url: sql<string>`${mail.data} ->> 'url'` })
    .from(mail)
    .where(eq(mail.recipientKey, email));
  return new URL(row?.url ?? '').searchParams.get('kod') ?? '';
}
const nothing = { email: null, sms: null, call: null, phone: 'confirmed' };
const yes = { isGiven: true, isConfirmed: true, at: testNow.toISOString() };
const waiting = { ...yes, isConfirmed: false };

describe('permissions of a member', () => {
  it('are empty by default', async () => {
    expect(await held()).toEqual(nothing);
  });

  it('are recorded with text and time, one entry per changed channel', async () => {
    expect((await say({ email: true, sms: true })).json()).toEqual({ ...nothing, email: yes, sms: yes });
    await say({ email: true });
    later(1);
    await say({ email: false }, { 'accept-language': 'en' });
    const common = {
      textVersion: '2026-11',
      textHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      context: 'profile',
    };
    expect(await records()).toMatchObject([
      { ...common, purpose: 'marketing-email', isGiven: true, locale: 'tr', recordedAt: testNow },
      { ...common, purpose: 'marketing-sms', isGiven: true, locale: 'tr' },
      { ...common, purpose: 'marketing-email', isGiven: false, locale: 'en' },
    ]);
    expect(await held()).toMatchObject({ email: { isGiven: false }, sms: { isGiven: true } });
    const entries = await server.db
      .select({ fields: auditEntry.fields })
      .from(auditEntry)
      .where(and(eq(auditEntry.actorId, id), eq(auditEntry.action, 'permissions-changed')));
    expect(entries).toEqual([{ fields: ['email', 'sms'] }, { fields: ['email'] }]);
  });

  it('include those ticked on their requests, and an empty box revokes nothing', async () => {
    const request = async (marketing: object) => {
      const { id: campaignId } = await makeCampaign(server.db);
      const contact = { contactEmail: email, contactPhone: phone };
      await postQuote(server.app, 'authenticated', memberBody(campaignId, { ...contact, marketing }));
    };
    await request({ email: true });
    later(1);
    await request({});
    expect(await held()).toEqual({ ...nothing, email: yes });
  });

  it("are pending when a guest ticked them with a verified address, and never another person's", async () => {
    server.actAs({ kind: 'anonymous' });
    const { id: campaignId } = await makeCampaign(server.db);
    await postQuote(server.app, 'anonymous', quoteBody(campaignId, { email, marketing: { email: true } }));
    server.actAs({ ...member(1), id });
    expect(await held()).toMatchObject({ email: waiting });
    await server.db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, id));
    expect(await held()).toEqual(nothing);
    await server.db.update(account).set({ emailVerifiedAt: testNow }).where(eq(account.id, id));
    // A decision by the member is valid immediately and written once.
    expect((await say({ email: true })).json()).toMatchObject({ email: yes });
    await say({ email: true });
    expect(await records()).toHaveLength(1);
  });

  it('include the confirmed newsletter, which ends with the e-mail permission', async () => {
    const code = await askForNewsletter();
    expect(await held()).toEqual(nothing);
    await postJson(server.app, '/api/public/newsletter/confirmations', { code });
    expect(await held()).toEqual({ ...nothing, email: yes });
    later(1);
    await say({ email: false });
    expect(await held()).toMatchObject({ email: { isGiven: false } });
    const [subscription] = await server.db
      .select()
      .from(newsletterSubscription)
      .where(eq(newsletterSubscription.emailKey, email));
    expect(subscription).toMatchObject({ confirmedAt: testNow, endedAt: server.clock.now });
    server.actAs({ ...member(9), role: 'ADMIN' });
    const { body } = await server.app.inject('/api/admin/permissions?since=2026-11-20&reason=law');
    expect(body.split('\r\n').filter((line) => line.startsWith(`${email};`))).toEqual([
      `${email};email;refused;2026-11-20T10:00:00.000Z;2026-11-25;no`,
    ]);
  });

  it("can be revoked for a request's number that is not in the profile", async () => {
    await server.db.update(account).set({ phone: null }).where(eq(account.id, id));
    const other = '+905449998877';
    const { id: campaignId } = await makeCampaign(server.db);
    const marketing = { sms: true, call: true };
    const ticked = memberBody(campaignId, { contactEmail: email, contactPhone: other, marketing });
    await postQuote(server.app, 'authenticated', ticked);
    expect(await held()).toEqual({ ...nothing, phone: 'none', sms: waiting, call: waiting });
    later(1);
    expect((await say({ sms: false })).json()).toMatchObject({ sms: { isGiven: false }, call: waiting });
    server.actAs({ ...member(9), role: 'ADMIN' });
    const { body } = await server.app.inject('/api/admin/permissions?since=2026-11-20&reason=law');
    expect(body).toContain(`${other};sms;refused;`);
    expect(body).not.toContain(`${other};call;`);
    expect(body).not.toContain(`${other};sms;given;`);
  });

  it('cannot be given for an unverified address or a missing number', async () => {
    await server.db.update(account).set({ emailVerifiedAt: null, phone: null }).where(eq(account.id, id));
    const refusals = [await say({ email: true, call: false }), await say({ sms: true })];
    expect(refusals.map((reply) => reply.json().code)).toEqual(['email-unverified', 'phone-missing']);
    expect(await records()).toEqual([]);
  });

  it.each([[{ email: 'yes' }], [{ sms: null }], [{ call: 1 }]])('are refused as %j', async (body) => {
    expect((await say(body)).statusCode).toBe(400);
  });

  it('are recorded once in two concurrent requests', async () => {
    await Promise.all([1, 2, 3].map(() => say({ call: true })));
    expect(await records()).toHaveLength(1);
  });
});

describe('export for İYS', () => {
  const reason = 'law';
  const fetchCsv = (since: string, why: string = reason) =>
    server.app.inject({ url: '/api/admin/permissions', query: { since, reason: why } });
  const asAdmin = () => server.actAs({ ...member(9), role: 'ADMIN' });

  it('lists the permissions valid since a day as a file for Turkish Excel', async () => {
    await say({ email: true, call: true });
    server.clock.now = new Date('2026-11-24T09:00:00Z');
    await say({ email: false });
    server.clock.now = new Date('2026-11-26T09:00:00Z');
    asAdmin();
    const reply = await fetchCsv('2026-11-20');
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toContain('permissions-2026-11-20.csv');
    const [head, ...lines] = reply.body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFFrecipient;channel;state;at;due;overdue');
    expect(lines).toContain(`'${phone};call;given;2026-11-20T09:00:00.000Z;2026-11-25;yes`);
    expect(lines).toContain(`${email};email;refused;2026-11-24T09:00:00.000Z;2026-11-27;no`);
    expect(lines.join()).not.toContain(`${email};email;given`);
    const afterwards = (await fetchCsv('2026-11-24')).body;
    expect(afterwards).toContain(email);
    expect(afterwards).not.toContain(`${phone};call`);
  });

  it('omits suspect requests', async () => {
    server.actAs({ kind: 'anonymous' });
    const { id: campaignId } = await makeCampaign(server.db);
    const robot = quoteBody(campaignId, { website: 'x', marketing: { email: true } });
    await postQuote(server.app, 'anonymous', robot);
    asAdmin();
    expect((await fetchCsv('2026-11-01')).body).not.toContain(robot.email);
  });

  it('requires an administrator, a day and a reason, and is audited with both', async () => {
    expect((await fetchCsv('2026-11-20')).statusCode).toBe(403);
    server.actAs({ kind: 'anonymous' });
    expect((await fetchCsv('2026-11-20')).statusCode).toBe(401);
    asAdmin();
    expect((await fetchCsv("2026-11-20';drop table account")).statusCode).toBe(400);
    // The log must not contain names.
    expect((await fetchCsv('2026-11-20', 'Elif Yılmaz istedi')).statusCode).toBe(400);
    const why = 'transfer';
    const { body } = await fetchCsv('2026-11-20', why);
    const entries = await server.db.select().from(auditEntry).where(eq(auditEntry.reason, why));
    expect(entries).toMatchObject([
      {
        ...{ action: 'permissions-exported', targetKind: 'permissions', targetId: '2026-11-20' },
        ...{ actorId: member(9).id, rows: body.trimEnd().split('\r\n').length - 1 },
      },
    ]);
  });
});
