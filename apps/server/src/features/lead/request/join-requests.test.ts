import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account, oneTimeToken } from '#server/features/account/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { hashOfToken } from '#server/guards/opaque-token.ts';
import { makeAccount, signIn, testPassword } from '#server/testing/accounts.ts';
import { countStatementsWith } from '#server/testing/count-statements.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { quoteForm } from '../table.ts';

let server: TestApp;
let campaignId: string;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  campaignId = (await makeCampaign(server.db)).id;
});
afterAll(() => server.close());

const actAs = (id: string) =>
  server.actAs({ kind: 'member', id, username: 'ada', role: 'CUSTOMER', sessionId: id });
const ask = () => postQuote(server.app, 'authenticated', memberBody(campaignId));
const askAsGuest = async (email: string) => {
  server.actAs({ kind: 'anonymous' });
  return (await postQuote(server.app, 'anonymous', quoteBody(campaignId, { email }))).json();
};
const interests = async () => (await server.app.inject({ url: '/api/me/interests' })).json();

describe('requests from before the account', () => {
  const enter = async (values: Partial<typeof account.$inferInsert>) => {
    const made = await makeAccount(server.db, values);
    server.actAs(undefined);
    await signIn(server.app, made.username);
    actAs(made.id);
    return made;
  };

  it('join it at sign-in by its verified address, in any spelling', async () => {
    const { relationId } = await askAsGuest('Nehir.Ak@Ornek.example');
    const { id } = await enter({ email: 'nehir.ak@ornek.example' });
    expect((await interests()).requests).toEqual([expect.objectContaining({ id: relationId })]);
    const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.customerId, id));
    expect(form?.email).toBe('Nehir.Ak@Ornek.example');
    expect((await ask()).json().code).toBe('duplicate-quote');
  });

  it('are on the disk before the sign-in that they join is confirmed', async () => {
    await askAsGuest('deniz@ornek.example');
    const { username } = await makeAccount(server.db, { email: 'deniz@ornek.example' });
    server.actAs(undefined);
    const asynchronous = () =>
      countStatementsWith(/synchronous_commit = off/, () => signIn(server.app, username));
    expect(await asynchronous()).toBe(0);
    expect(await asynchronous()).toBe(1);
  });

  it('are reported by mail once, and shown with the day', async () => {
    await askAsGuest('ela@ornek.example');
    const { id, username } = await enter({ email: 'ela@ornek.example' });
    expect((await interests()).requests).toEqual([
      expect.objectContaining({ joinedAt: testNow.toISOString() }),
    ]);
    const mails = () =>
      server.db
        .select()
        .from(mail)
        .where(and(eq(mail.accountId, id), eq(mail.template, 'requests-joined')));
    expect((await mails()).map(({ data }) => data)).toEqual([
      { campaignTitles: [expect.any(String)], url: expect.stringMatching(/\/my-campaigns$/) },
    ]);
    server.actAs(undefined);
    await signIn(server.app, username);
    expect(await mails()).toHaveLength(1);
  });

  it('can be disowned: they return to their sender and never join again', async () => {
    const { relationId, formId } = await askAsGuest('mert@ornek.example');
    const { id, username } = await enter({ email: 'mert@ornek.example' });
    const reply = await postJson(server.app, '/api/me/requests/disown', { relationId });
    expect(reply.json()).toEqual({ relationIds: [relationId] });
    expect((await interests()).requests).toEqual([]);
    server.actAs(undefined);
    await signIn(server.app, username);
    actAs(id);
    expect((await interests()).requests).toEqual([]);
    const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.id, formId));
    expect(form).toMatchObject({ customerId: null, isActive: true });
    const { rows } = await server.db.execute(
      sql`select claimant from lead_claim where campaign_id = ${campaignId}`,
    );
    expect(rows).toEqual([{ claimant: expect.stringMatching(/^email:/) }]);
    expect((await postJson(server.app, '/api/me/requests/disown', { relationId })).statusCode).toBe(404);
  });

  it('are disowned individually: requests sent by the account stay', async () => {
    const made = await makeAccount(server.db);
    actAs(made.id);
    const { relationId } = (await ask()).json();
    expect((await postJson(server.app, '/api/me/requests/disown', { relationId })).statusCode).toBe(404);
    expect((await interests()).requests).toHaveLength(1);
  });

  it('do not join while the address is not verified', async () => {
    await askAsGuest('umut@ornek.example');
    await enter({ email: 'umut@ornek.example', emailVerifiedAt: null });
    expect((await interests()).requests).toEqual([]);
  });

  it('join when the address is verified', async () => {
    const { relationId } = await askAsGuest('deren@ornek.example');
    const { id, emailKey } = await enter({ email: 'deren@ornek.example', emailVerifiedAt: null });
    const token = 'a'.repeat(43);
    const link = { accountId: id, emailKey, purpose: 'verify-email', tokenHash: hashOfToken(token) } as const;
    await server.db.insert(oneTimeToken).values({ ...link, expiresAt: new Date(testNow.getTime() + 1_000) });
    await postJson(server.app, '/api/public/email-verifications', { token, password: testPassword });
    expect((await interests()).requests).toEqual([expect.objectContaining({ id: relationId })]);
  });

  it('stay beside an equal request of the account', async () => {
    await askAsGuest('selin@ornek.example');
    const made = await makeAccount(server.db, { email: 'selin.eski@ornek.example' });
    actAs(made.id);
    await ask();
    // The member's address at the time of the request was a different one.
    const now = 'selin@ornek.example';
    await server.db.update(account).set({ email: now, emailKey: now }).where(eq(account.id, made.id));
    server.actAs(undefined);
    await Promise.all([signIn(server.app, made.username), signIn(server.app, made.username)]);
    actAs(made.id);
    expect((await interests()).requests).toHaveLength(2);
    const { rows } = await server.db.execute(
      sql`select count(*)::integer as claims from lead_claim where campaign_id = ${campaignId}`,
    );
    expect(rows).toEqual([{ claims: 3 }]);
  });

  it('of another person never join', async () => {
    actAs((await makeAccount(server.db)).id);
    const body = quoteBody(campaignId, { email: 'ortak@ornek.example' });
    await postQuote(server.app, 'anonymous', body);
    await enter({ email: 'ortak@ornek.example' });
    expect((await interests()).requests).toEqual([]);
  });
});
