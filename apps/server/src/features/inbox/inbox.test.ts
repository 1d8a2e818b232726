import { notices } from '@ayrac/phrases/tr/notices.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consentRecord } from '#server/features/consent/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { inboxEntry, inboxThread } from './table.ts';

let server: TestApp;
let campaignId: string;
let senders = 0;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  campaignId = (await makeCampaign(server.db)).id;
  server.clock.now = testNow;
});
afterAll(() => server.close());

const message = (values: Readonly<Record<string, unknown>> = {}) => {
  senders += 1;
  return {
    name: 'Şebnem Iğdır',
    email: `sebnem.${senders}@ornek.example`,
    topic: 'campaign',
    message: 'Merhaba,\nfiyat tutmuyor.',
    kvkkConsent: true,
    tookMs: 30_000,
    ...values,
  };
};
const write = (body: unknown, headers: Record<string, string> = {}, address = `192.0.2.${senders % 250}`) =>
  postJson(server.app, '/api/public/contact-messages', body, headers, address);
const report = (values: Readonly<Record<string, unknown>> = {}, address = '192.0.2.1') =>
  postJson(server.app, '/api/public/reports', { campaignId, reason: 'ended', ...values }, {}, address);
const entryOf = async (id: string) => {
  const ofThread = eq(inboxThread.id, inboxEntry.threadId);
  const [row] = await server.db
    .select({ entry: inboxEntry, state: inboxThread.state })
    .from(inboxEntry)
    .innerJoin(inboxThread, ofThread)
    .where(eq(inboxEntry.id, id));
  return row && { ...row.entry, state: row.state };
};
const reports = () => server.db.select().from(inboxEntry).where(eq(inboxEntry.campaignId, campaignId));

describe('contact message', () => {
  it('appears in the inbox as new, with the notice shown to its sender', async () => {
    const reply = await write(message({ phone: '0532 111 22 33', noticeVersion: '2025-01' }), {
      'accept-language': 'en',
    });
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(reply.json())).toEqual(['id']);
    expect(await entryOf(reply.json().id)).toMatchObject({
      kind: 'contact',
      state: 'new',
      topic: 'campaign',
      name: 'Şebnem Iğdır',
      phone: '+905321112233',
      body: 'Merhaba,\nfiyat tutmuyor.',
      locale: 'en',
      isSuspect: false,
      campaignId: null,
      createdAt: testNow,
    });
    const records = await server.db
      .select()
      .from(consentRecord)
      .where(eq(consentRecord.inboxId, reply.json().id));
    expect(records).toMatchObject([
      {
        purpose: 'disclosure',
        textVersion: `general/${notices.general.version}`,
        claimedVersion: '2025-01',
        context: 'contact',
      },
    ]);
  });

  it('is stored once when sent again with its key, however late', async () => {
    const body = message();
    const sent = await Promise.all(
      [1, 2, 3].map((time) =>
        write({ ...body, tookMs: time * 30_000 }, { 'idempotency-key': `anahtar-${senders}` }),
      ),
    );
    expect(new Set(sent.map((reply) => reply.json().id)).size).toBe(1);
    const rows = await server.db.select().from(inboxEntry).where(eq(inboxEntry.email, body.email));
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['the unseen field', { website: 'https://spam.example' }],
    ['no time at all', { tookMs: 300 }],
  ])('filled in with %s is stored as suspect', async (_case, values) => {
    const { id } = (await write(message(values))).json();
    expect(await entryOf(id)).toMatchObject({ isSuspect: true });
  });

  it.each([
    ['nothing', {}, ['name', 'email', 'topic', 'message', 'kvkkConsent']],
    ['a name of wrong type', message({ name: 5 }), ['name']],
    ['a message of wrong type', message({ message: ['a'] }), ['message']],
    ['a message beyond any form', message({ message: 'a'.repeat(20_001) }), ['message']],
    ['a message that is too long', message({ message: 'a'.repeat(4_001) }), ['message']],
    ['a disclosure that is not a yes', message({ kvkkConsent: 'yes' }), ['kvkkConsent']],
    ['a topic of its own', message({ topic: 'weather' }), ['topic']],
  ])('with %s is refused, field by field', async (_case, body, fields) => {
    const reply = await write(body);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(fields);
  });

  it('cannot set its own state, kind or id', async () => {
    const forged = {
      id: '00000000-0000-4000-8000-000000000009',
      state: 'closed',
      kind: 'report',
      isSuspect: true,
    };
    const { id } = (await write(message(forged))).json();
    expect(id).not.toBe(forged.id);
    expect(await entryOf(id)).toMatchObject({ state: 'new', kind: 'contact', isSuspect: false });
  });

  it('is refused when too large, as a form post, and from another site', async () => {
    expect((await write(message({ message: 'a'.repeat(200_000) }))).statusCode).toBe(413);
    expect((await write('a=b', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    const foreign = await write(message(), { origin: 'https://elsewhere.example' });
    expect(foreign.json().code).toBe('cross-site-request');
  });

  it('is limited to twenty a day per e-mail address, in any case', async () => {
    const email = 'Cok.Yazan@ornek.example';
    for (let n = 0; n < 20; n += 1) {
      expect((await write(message({ email }), {}, `198.51.100.${n}`)).statusCode).toBe(200);
    }
    const refused = await write(message({ email: email.toLowerCase() }), {}, '198.51.100.99');
    expect(refused.json().code).toBe('too-many-requests');
  });
});

describe('report of a campaign', () => {
  it('appears in the inbox with campaign and reason, without a required name or text', async () => {
    const { id } = (await report()).json();
    expect(await entryOf(id)).toMatchObject({
      kind: 'report',
      state: 'new',
      reason: 'ended',
      campaignId,
      body: null,
      email: null,
      countedDigest: expect.any(String),
    });
  });

  it('is accepted for an ended campaign, not for an unknown one', async () => {
    const { id } = await makeCampaign(server.db, { endAt: new Date('2026-01-01T00:00:00Z') });
    expect((await report({ campaignId: id })).statusCode).toBe(200);
    const { id: gone } = await makeCampaign(server.db, { status: 'withdrawn' });
    expect((await report({ campaignId: gone })).statusCode).toBe(404);
  });

  it('counts once a day per visitor; further ones are stored', async () => {
    await report();
    await report({ reason: 'wrong-price', text: '120 değil 150' });
    await report({}, '192.0.2.2');
    server.clock.now = new Date(testNow.getTime() + 24 * 3_600_000);
    await report();
    const rows = await reports();
    expect(rows).toHaveLength(4);
    expect(rows.filter(({ countedDigest }) => countedDigest !== null)).toHaveLength(3);
  });

  it('is limited per network when its browser keeps changing its name', async () => {
    const flood = async (addressOf: (index: number) => string, times: number) => {
      const [campaign, body] = [(await makeCampaign(server.db)).id, { reason: 'ended' }];
      for (let index = 0; index < times; index += 1) {
        const headers = { 'user-agent': `Mozilla/5.0 (${index})` };
        const sent = { campaignId: campaign, ...body };
        const reply = await postJson(server.app, '/api/public/reports', sent, headers, addressOf(index));
        expect(reply.statusCode).toBe(200);
      }
      const isOfIt = eq(inboxEntry.campaignId, campaign);
      const isCounted = and(isOfIt, isNotNull(inboxEntry.countedDigest));
      return [await server.db.$count(inboxEntry, isOfIt), await server.db.$count(inboxEntry, isCounted)];
    };
    expect(await flood(() => '203.0.113.77', 10)).toEqual([10, 6]);
    expect(await flood((index) => `2001:db8:5:${index}::1`, 30)).toEqual([30, 24]);
    // Each campaign has its own count, and reports from another network still count.
    expect(await flood(() => '203.0.113.77', 3)).toEqual([3, 3]);
    expect(await flood((index) => `198.18.0.${index}`, 12)).toEqual([12, 12]);
  });

  it("does not use up the network's limit when repeated", async () => {
    for (let times = 0; times < 10; times += 1) await report({}, '203.0.113.78');
    const headers = { 'user-agent': 'Mozilla/5.0 (other)' };
    const sent = { campaignId, reason: 'ended' };
    await postJson(server.app, '/api/public/reports', sent, headers, '203.0.113.78');
    expect((await reports()).filter(({ countedDigest }) => countedDigest !== null)).toHaveLength(2);
  });

  it('counts once in many concurrent requests', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => report()));
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const rows = await reports();
    expect(rows.filter(({ countedDigest }) => countedDigest !== null)).toHaveLength(1);
    expect(rows).toHaveLength(20);
  });

  it('from a bot is stored and not counted', async () => {
    await report({ website: 'x' });
    expect(await reports()).toMatchObject([{ isSuspect: true, countedDigest: null }]);
  });

  it.each([
    ['no reason', { reason: '' }, 'reason'],
    ['a reason of its own', { reason: 'ugly' }, 'reason'],
    ['another reason and no words', { reason: 'other' }, 'text'],
    ['a text that is too long', { text: 'a'.repeat(1_001) }, 'text'],
    ['an invalid e-mail', { email: 'a@' }, 'email'],
    ['a campaign that is no id', { campaignId: '1; drop table inbox_entry' }, 'campaignId'],
  ])('with %s is refused', async (_case, values, field) => {
    const reply = await report(values, '203.0.113.1');
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('is limited to sixty per address in ten minutes', async () => {
    const send = () => report({}, '203.0.113.9');
    for (let n = 0; n < 60; n += 1) expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(429);
  });
});

it('an entry has exactly one kind', async () => {
  const mixed = server.db.execute(
    sql`insert into inbox_entry (kind, locale, topic, reason) values ('contact', 'tr', 'other', 'ended')`,
  );
  await expect(mixed).rejects.toThrow();
});
