import { writeProof } from '@ayrac/domain/quote/quote-proof.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { attempt } from '#server/guards/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { member, memberBody, quoteBody } from '#server/testing/quote-body.ts';
import { solveChallenge } from '#server/testing/solve-challenge.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const PROOF_FROM = 4;
const MOST = 8;
const home = '203.0.113.7';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    settings: { QUOTE_ATTEMPT_PROOF_FROM: String(PROOF_FROM), QUOTE_ATTEMPT_LIMIT: String(MOST) },
  });
});
afterEach(() => {
  server.clock.now = testNow;
  server.actAs(undefined);
  return server.db.delete(attempt);
});
afterAll(() => server.close());

const folder = '/api/Campaign_Service/public/form-submission';

function post(call: string, body: object, remoteAddress = home) {
  return server.app.inject({ method: 'POST', url: `${folder}/${call}`, payload: body, remoteAddress });
}

function check(query: Record<string, string>, remoteAddress = home) {
  return server.app.inject({ url: `${folder}/check-duplicate`, query, remoteAddress });
}

/** Makes a campaign with a request that was sent from elsewhere, and returns the body of that request. */
async function askedBefore() {
  const { id } = await makeCampaign(server.db);
  const body = quoteBody(id);
  expect((await post('anonymous', body, '198.51.100.1')).statusCode).toBe(200);
  return body;
}

/** Tries this many email addresses from home, for a campaign none of them asked for. */
async function crowd(addresses: number): Promise<void> {
  const { campaignId } = await askedBefore();
  for (let tried = 0; tried < addresses; tried += 1) {
    const email = `tahmin.${tried}@ornek.example`;
    expect((await check({ email, campaignId })).statusCode).toBe(200);
  }
}

const answerOf = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

describe('network that tries many addresses', () => {
  it('learns about duplicates only after computing a proof of work', async () => {
    const theirs = await askedBefore();
    await crowd(PROOF_FROM - 1);
    const refused = await post('anonymous', theirs);
    expect(answerOf(refused)).toEqual([429, 'proof-needed']);
    const proof = solveChallenge(refused.json().challenge);
    expect(answerOf(await post('anonymous', { ...theirs, sending: { proof } }))).toEqual([
      409,
      'duplicate-quote',
    ]);
  });

  it('is the same for all /64 subnets of one IPv6 customer', async () => {
    const { campaignId } = await askedBefore();
    const checkFrom = async (network: number) => {
      const email = `tahmin.${network}@ornek.example`;
      return (await check({ email, campaignId }, `2001:db8:1:${network.toString(16)}::1`)).json().code;
    };
    for (let network = 1; network <= 4 * (PROOF_FROM - 1); network += 1)
      expect(await checkFrom(network)).toBeUndefined();
    expect(await checkFrom(200)).toBe('proof-needed');
    expect(await checkFrom(0x100)).toBeUndefined();
  });

  it('learns nothing from the honeypot', async () => {
    const theirs = await askedBefore();
    await crowd(PROOF_FROM - 1);
    expect(answerOf(await post('anonymous', { ...theirs, website: 'x' }))).toEqual([429, 'proof-needed']);
  });

  it('learns nothing from the duplicate check, whose challenge is bound to its question', async () => {
    const { email, campaignId } = await askedBefore();
    const other = await askedBefore();
    await crowd(PROOF_FROM - 1);
    const refused = await check({ email, campaignId });
    expect(answerOf(refused)).toEqual([429, 'proof-needed']);
    const proof = writeProof(solveChallenge(refused.json().challenge));
    expect((await check({ email, campaignId, proof })).json()).toEqual({ isDuplicate: true });
    expect(answerOf(await check({ email: other.email, campaignId: other.campaignId, proof }))).toEqual([
      429,
      'proof-needed',
    ]);
    expect(answerOf(await check({ email, campaignId, proof: 'uydurma' }))).toEqual([429, 'proof-needed']);
  });

  it('is refused when the client cannot compute', async () => {
    const theirs = await askedBefore();
    await crowd(PROOF_FROM - 1);
    const refused = await post('anonymous', { ...theirs, sending: { hasScript: false } });
    expect(answerOf(refused)).toEqual([429, 'too-many-requests']);
  });

  it('is refused above the limit, even with a proof', async () => {
    const theirs = await askedBefore();
    await crowd(PROOF_FROM - 1);
    const { challenge } = (await post('anonymous', theirs)).json();
    const sending = { proof: solveChallenge(challenge) };
    for (let tried = PROOF_FROM; tried < MOST; tried += 1) {
      await check({ email: `sonraki.${tried}@ornek.example`, campaignId: theirs.campaignId });
    }
    expect((await post('anonymous', { ...theirs, sending })).statusCode).toBe(409);
    const late = await check({ email: 'son@ornek.example', campaignId: theirs.campaignId });
    expect(answerOf(late)).toEqual([429, 'too-many-requests']);
  });

  it('does not affect other networks, and needs no proof ten minutes later', async () => {
    const { email, campaignId } = await askedBefore();
    await crowd(PROOF_FROM - 1);
    expect((await check({ email, campaignId }, '203.0.113.8')).statusCode).toBe(200);
    expect((await check({ email, campaignId })).statusCode).toBe(429);
    server.clock.now = new Date(testNow.getTime() + 10 * 60_000);
    expect((await check({ email, campaignId })).statusCode).toBe(200);
  });

  it('may check the same address any number of times', async () => {
    const { email, campaignId } = await askedBefore();
    for (let asked = 0; asked < 2 * MOST; asked += 1) {
      expect((await check({ email: ` ${email.toUpperCase()}`, campaignId })).json()).toEqual({
        isDuplicate: true,
      });
    }
  });
});

it('an address tried with many campaigns requires a proof from every network', async () => {
  const { email } = await askedBefore();
  const statuses: number[] = [];
  for (let tried = 1; tried < PROOF_FROM; tried += 1) {
    const { id } = await makeCampaign(server.db);
    statuses.push((await check({ email, campaignId: id }, `203.0.113.${20 + tried}`)).statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
  // The owner of the address has to solve a proof as well, but is never refused.
  for (let tried = PROOF_FROM; tried <= MOST; tried += 1) {
    const { id } = await makeCampaign(server.db);
    const reply = await check({ email, campaignId: id }, `203.0.113.${20 + tried}`);
    expect(reply.json().code).toBe('proof-needed');
  }
});

it('an account learns no more about its address than a visitor, verified or not', async () => {
  const { id: customerId } = await makeAccount(server.db, { username: 'meraklibirisi' });
  server.actAs({ ...member(1), id: customerId });
  const replies: unknown[] = [];
  for (let asked = 0; asked < PROOF_FROM; asked += 1) {
    const { id } = await makeCampaign(server.db);
    replies.push(answerOf(await post('authenticated', memberBody(id))));
  }
  expect(replies).toEqual([
    ...Array.from({ length: PROOF_FROM - 1 }, () => [200, undefined]),
    [429, 'proof-needed'],
  ]);
});

describe('bot detection in every call', () => {
  const fast = { filledInMs: 200, hasScript: true };

  it.each(['authenticated', 'customer-to-campaign'])(
    '%s: a proof is required, or the request is stored without a mail',
    async (call) => {
      const { id: customerId } = await makeAccount(server.db, { username: `hizli.${call}` });
      server.actAs({ ...member(1), id: customerId });
      const { id } = await makeCampaign(server.db);
      const body = { ...memberBody(id), campaign: { id } };
      const refused = await post(call, { ...body, sending: fast });
      expect(answerOf(refused)).toEqual([429, 'proof-needed']);
      const trapped = await post(call, { ...body, sending: fast, website: 'x' });
      expect(trapped.statusCode).toBe(200);
      const rows = await server.db.select().from(lead).where(eq(lead.campaignId, id));
      expect(rows.map(({ isSuspect }) => isSuspect)).toEqual([true]);
      expect(await server.db.$count(mail, eq(mail.accountId, customerId))).toBe(0);
    },
  );

  it('a form and its link: a proof is required, or both are suspect', async () => {
    const { id: customerId } = await makeAccount(server.db, { username: 'hizli.form' });
    server.actAs({ ...member(1), id: customerId });
    const { campaignId: _, ...form } = quoteBody('');
    expect(answerOf(await post('form', { ...form, sending: fast }))).toEqual([429, 'proof-needed']);
    const created = await post('form', { ...form, sending: { filledInMs: 9_000 } });
    expect(created.statusCode).toBe(200);
    const campaign = { id: (await makeCampaign(server.db)).id };
    const link = { form: { id: created.json().id }, campaign };
    expect(answerOf(await post('form-to-campaign', { ...link, sending: fast }))).toEqual([
      429,
      'proof-needed',
    ]);
    expect((await post('form-to-campaign', { ...link, sending: fast, website: 'x' })).statusCode).toBe(200);
    const [kept] = await server.db.select().from(quoteForm).where(eq(quoteForm.id, created.json().id));
    expect(kept?.isSuspect).toBe(true);
  });
});
