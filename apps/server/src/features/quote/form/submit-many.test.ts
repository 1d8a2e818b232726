import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { campaignStats } from '#server/features/campaign/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { rateWindow } from '#server/guards/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { member, memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const timeouts = { connectMs: 20_000, statementMs: 20_000, lockMs: 20_000, idleInTransactionMs: 20_000 };

// High enough that no request here needs a proof.
const settings = { QUOTE_LIMIT_PER_ADDRESS: '300', QUOTE_LIMIT_PER_PERSON: '20', QUOTE_PROOF_FROM: '1000' };

let server: TestApp;
let node: TestApp;
let pool: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  server = await testApp({ settings });
  pool = openDatabase(server.database.connection, 10, timeouts);
  node = await testApp({ on: { ...server.database, db: pool }, settings });
});
afterEach(() => {
  server.clock.now = testNow;
  return server.db.delete(rateWindow);
});
afterAll(async () => {
  await node.close();
  await pool.$client.end();
  await server.close();
});

/** Counts the responses by status code. */
function tally(replies: readonly { readonly statusCode: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { statusCode } of replies) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

describe('a hundred equal concurrent requests', () => {
  it.each([
    ['on one node', () => [server]],
    ['over two nodes', () => [server, node]],
  ])('create one request: %s', async (_name, nodes) => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const apps = nodes();
    const sent = Array.from({ length: 100 }, (_, place) => {
      const { app } = apps[place % apps.length] ?? server;
      return postQuote(app, 'anonymous', body);
    });
    const replies = await Promise.all(sent);
    expect(tally(replies)).toEqual({ 200: 1, 409: 99 });
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect(new Set(refused.map((reply) => reply.json().code))).toEqual(new Set(['duplicate-quote']));
    const { formId } = replies.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
    expect(await server.db.$count(lead, eq(lead.campaignId, id))).toBe(1);
    expect(await server.db.$count(quoteForm, eq(quoteForm.email, body.email))).toBe(1);
    expect(await server.db.$count(consentRecord, eq(consentRecord.formId, formId))).toBe(5);
    const [stats] = await server.db.select().from(campaignStats).where(eq(campaignStats.campaignId, id));
    expect(stats?.applications).toBe(1);
  });

  it('of a member create one link, whatever addresses they contain', async () => {
    const { id } = await makeCampaign(server.db);
    const customer = member(7);
    await makeAccount(server.db, { id: customer.id, username: customer.username });
    server.actAs(customer);
    const sent = Array.from({ length: 100 }, () => postQuote(server.app, 'authenticated', memberBody(id)));
    const replies = await Promise.all(sent);
    server.actAs({ kind: 'anonymous' });
    expect(tally(replies)).toEqual({ 200: 1, 409: 99 });
    expect(await server.db.$count(lead, eq(lead.campaignId, id))).toBe(1);
  });
});

it('a hundred different concurrent requests for one campaign are all stored and counted', async () => {
  const { id } = await makeCampaign(server.db);
  const sent = Array.from({ length: 100 }, (_, place) =>
    postQuote(place % 2 === 0 ? server.app : node.app, 'anonymous', quoteBody(id)),
  );
  expect(tally(await Promise.all(sent))).toEqual({ 200: 100 });
  const [stats] = await server.db.select().from(campaignStats).where(eq(campaignStats.campaignId, id));
  expect(stats?.applications).toBe(100);
});

describe('request limits', () => {
  it.each([
    ['e-mail', { email: 'cok.soran@ornek.example' }, { email: 'COK.SORAN@ornek.example' }],
    ['phone', { phoneNumber: '5441112233' }, { phoneNumber: '+90 544 111 22 33' }],
  ])(
    'allow one %s twenty requests a day on all nodes, then answer with 429',
    async (_name, same, spelled) => {
      const ask = async (app: TestApp['app'], values: object) => {
        const { id } = await makeCampaign(server.db);
        return postQuote(app, 'anonymous', quoteBody(id, { ...values }));
      };
      for (let sent = 0; sent < 20; sent += 1) {
        expect((await ask(sent % 2 === 0 ? server.app : node.app, same)).statusCode).toBe(200);
      }
      const refused = await ask(node.app, spelled);
      expect(refused.statusCode).toBe(429);
      expect(refused.json()).toMatchObject({ code: 'too-many-requests' });
      expect((await ask(server.app, {})).statusCode).toBe(200);
      server.clock.now = new Date(testNow.getTime() + 25 * 60 * 60 * 1000);
      expect((await ask(server.app, same)).statusCode).toBe(200);
    },
  );

  it('allow a network the configured number in ten minutes', async () => {
    const strict = await testApp({ on: server.database, settings: { QUOTE_LIMIT_PER_ADDRESS: '3' } });
    const { id } = await makeCampaign(server.db);
    const ask = () => postQuote(strict.app, 'anonymous', quoteBody(id));
    const first = [await ask(), await ask(), await ask(), await ask()];
    expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
    strict.clock.now = new Date(testNow.getTime() + 9 * 60 * 1000);
    expect((await ask()).statusCode).toBe(429);
    strict.clock.now = new Date(testNow.getTime() + 10 * 60 * 1000);
    expect((await ask()).statusCode).toBe(200);
    await strict.close();
  });

  it('do not count duplicates and refused requests', async () => {
    const strict = await testApp({ on: server.database, settings: { QUOTE_LIMIT_PER_ADDRESS: '2' } });
    const [first, second, third] = [
      await makeCampaign(server.db),
      await makeCampaign(server.db),
      await makeCampaign(server.db),
    ];
    const email = 'sabirsiz@ornek.example';
    const ask = async (campaignId: string, values = {}) =>
      (await postQuote(strict.app, 'anonymous', quoteBody(campaignId, { email, ...values }))).statusCode;
    expect(await ask(first.id)).toBe(200);
    for (let sent = 0; sent < 5; sent += 1) expect(await ask(first.id)).toBe(409);
    expect(await ask(second.id, { town: 'Yok' })).toBe(400);
    expect(await ask(second.id)).toBe(200);
    expect(await ask(second.id)).toBe(409);
    expect(await ask(third.id)).toBe(429);
    await strict.close();
  });

  it('store fingerprints, never an address or a number', async () => {
    const { id } = await makeCampaign(server.db);
    await postQuote(server.app, 'anonymous', quoteBody(id));
    const rows = await server.db.select().from(rateWindow);
    expect(rows).toHaveLength(3);
    for (const { subject } of rows) expect(subject).toMatch(/^[\w-]{43}$/);
  });
});
