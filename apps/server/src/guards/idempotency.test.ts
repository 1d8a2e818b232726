import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { campaignStats } from '#server/features/campaign/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { member, memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { idempotencyKey } from './table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const hours = (count: number) => new Date(testNow.getTime() + count * 60 * 60 * 1000);

describe('a request with an Idempotency-Key', () => {
  it('is executed once, and a repetition has the same response', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const headers = { 'idempotency-key': 'tekrar-1' };
    const first = await postQuote(server.app, 'anonymous', body, headers);
    const second = await postQuote(server.app, 'anonymous', body, headers);
    expect(first.statusCode).toBe(200);
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
    const [stats] = await server.db.select().from(campaignStats).where(eq(campaignStats.campaignId, id));
    expect(stats?.applications).toBe(1);
  });

  it('has the same response for a hundred simultaneous repetitions', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const sent = Array.from({ length: 100 }, () =>
      postQuote(server.app, 'anonymous', body, { 'idempotency-key': 'tekrar-2' }),
    );
    const replies = await Promise.all(sent);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  });

  it('is refused if the key was used with another body', async () => {
    const { id } = await makeCampaign(server.db);
    const headers = { 'idempotency-key': 'baska-govde' };
    await postQuote(server.app, 'anonymous', quoteBody(id), headers);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(id), headers);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().code).toBe('idempotency-key-reused');
  });

  it('is forgotten after 24 hours', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const headers = { 'idempotency-key': 'bir-gun' };
    const send = async () => (await postQuote(server.app, 'anonymous', body, headers)).statusCode;
    expect(await send()).toBe(200);
    server.clock.now = hours(23.9);
    expect(await send()).toBe(200);
    server.clock.now = hours(24.1);
    expect(await send()).toBe(409);
    server.clock.now = testNow;
  });

  it('releases its key when it is refused, so that the corrected form can use it', async () => {
    const { id } = await makeCampaign(server.db);
    const headers = { 'idempotency-key': 'duzeltilmis' };
    const taken = quoteBody(id);
    await postQuote(server.app, 'anonymous', taken);
    expect((await postQuote(server.app, 'anonymous', taken, headers)).statusCode).toBe(409);
    expect((await postQuote(server.app, 'anonymous', quoteBody(id), headers)).statusCode).toBe(200);
  });

  it("shares nothing with another person's request of the same key", async () => {
    const { id } = await makeCampaign(server.db);
    const headers = { 'idempotency-key': 'ortak' };
    for (const { id: accountId, username } of [member(1), member(2)]) {
      await makeAccount(server.db, { id: accountId, username });
    }
    server.actAs(member(1));
    const first = await postQuote(server.app, 'authenticated', memberBody(id), headers);
    server.actAs(member(2));
    const second = await postQuote(server.app, 'authenticated', memberBody(id), headers);
    server.actAs({ kind: 'anonymous' });
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).not.toEqual(first.json());
  });

  it.each([
    ['too long', 'a'.repeat(129)],
    ['with a space', 'iki kelime'],
  ])('is refused if the key is %s', async (_name, key) => {
    const { id } = await makeCampaign(server.db);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(id), { 'idempotency-key': key });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['Idempotency-Key']);
  });

  it('stores only ids', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const sent = await postQuote(server.app, 'anonymous', body, { 'idempotency-key': 'yalniz-kimlik' });
    const rows = await server.db.select().from(idempotencyKey);
    expect(rows.map(({ reply }) => reply)).toContainEqual(sent.json());
    expect(JSON.stringify(rows)).not.toMatch(/yalniz-kimlik|ornek\.example|Elif|53200/);
  });

  it('is told to retry later while the first request still holds the key', async () => {
    const { id } = await makeCampaign(server.db);
    const impatient = openDatabase(server.database.connection, 2, {
      connectMs: 5_000,
      statementMs: 5_000,
      lockMs: 50,
      idleInTransactionMs: 20_000,
    });
    const node = await testApp({ on: { ...server.database, db: impatient } });
    const body = quoteBody(id);
    const headers = { 'idempotency-key': 'mesgul' };
    await postQuote(server.app, 'anonymous', body, headers);
    const blocked = await server.db.transaction(async (tx) => {
      await tx.update(idempotencyKey).set({ createdAt: testNow });
      return postQuote(node.app, 'anonymous', body, headers);
    });
    expect(blocked.statusCode).toBe(409);
    expect(blocked.json().code).toBe('idempotency-in-progress');
    expect((await postQuote(node.app, 'anonymous', body, headers)).statusCode).toBe(200);
    await node.close();
    await impatient.$client.end();
  });
});
