import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import type { Proof } from '@ayrac/domain/quote/quote-proof.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { quoteForm } from '#server/features/lead/table.ts';
import { rateWindow } from '#server/guards/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { solveChallenge as solve } from '#server/testing/solve-challenge.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ settings: { QUOTE_PROOF_FROM: '4' } });
});
afterEach(() => {
  server.clock.now = testNow;
  return server.db.delete(rateWindow);
});
afterAll(() => server.close());

const tooFast = { filledInMs: 800, hasScript: true };

const ask = (body: object, headers = {}) => postQuote(server.app, 'anonymous', body, headers);

async function challengeFor(body: object): Promise<ProofChallenge> {
  const refused = await ask({ ...body, sending: tooFast });
  expect(refused.statusCode).toBe(429);
  return refused.json().challenge;
}

async function isSuspect(formId: string): Promise<boolean | undefined> {
  const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.id, formId));
  return form?.isSuspect;
}

describe('request sent faster than by hand', () => {
  it('is answered with a challenge and not stored', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const refused = await ask({ ...body, sending: tooFast });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeUndefined();
    expect(refused.json()).toMatchObject({
      code: 'proof-needed',
      challenge: { token: expect.any(String), seed: expect.any(String), puzzles: 8, bits: 13 },
    });
    expect(await server.db.$count(quoteForm, eq(quoteForm.email, body.email))).toBe(0);
    expect(await server.db.$count(rateWindow)).toBe(0);
  });

  it('is accepted with the proof under the same Idempotency-Key, unsuspected', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const key = { 'idempotency-key': 'kanitli' };
    const refused = await ask({ ...body, sending: tooFast }, key);
    const proof = solve(refused.json().challenge);
    const taken = await ask({ ...body, sending: { ...tooFast, proof } }, key);
    expect(taken.statusCode).toBe(200);
    expect(await isSuspect(taken.json().formId)).toBe(false);
    const repeated = await ask({ ...body, sending: { ...tooFast, filledInMs: 9_000 } }, key);
    expect(repeated.json()).toEqual(taken.json());
  });

  it('is stored as suspect when no script could have solved the challenge', async () => {
    const { id } = await makeCampaign(server.db);
    const taken = await ask({ ...quoteBody(id), sending: { filledInMs: 800, hasScript: false } });
    expect(taken.statusCode).toBe(200);
    expect(await isSuspect(taken.json().formId)).toBe(true);
  });

  it('is stored as suspect without a second challenge when it fills in the honeypot', async () => {
    const { id } = await makeCampaign(server.db);
    const taken = await ask({ ...quoteBody(id, { website: 'x' }), sending: tooFast });
    expect(await isSuspect(taken.json().formId)).toBe(true);
  });
});

describe('proof of work', () => {
  it.each([
    ['one wrong solution', (proof: Proof) => ({ ...proof, solutions: proof.solutions.map(() => 1) })],
    ['no solutions', (proof: Proof) => ({ ...proof, solutions: [] })],
    [
      'an easier challenge of its own',
      (proof: Proof) => ({ ...proof, token: proof.token.replace(/\.\d+\./, '.1.') }),
    ],
    [
      'a later end of its own',
      (proof: Proof) => ({
        ...proof,
        token: proof.token.replace(/\d{13}/, '9999999999999'),
      }),
    ],
    ['an invalid token', (proof: Proof) => ({ ...proof, token: 'jeton' })],
  ])('with %s is answered with a new challenge', async (_name, spoil) => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const proof = spoil(solve(await challengeFor(body)));
    const refused = await ask({ ...body, sending: { ...tooFast, proof } });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'proof-needed']);
  });

  it('is valid for its campaign and address only', async () => {
    const [first, second] = [await makeCampaign(server.db), await makeCampaign(server.db)];
    const body = quoteBody(first.id);
    const sending = { ...tooFast, proof: solve(await challengeFor(body)) };
    expect((await ask({ ...body, campaignId: second.id, sending })).statusCode).toBe(429);
    expect((await ask({ ...body, email: 'baska@ornek.example', sending })).statusCode).toBe(429);
    expect((await ask({ ...body, sending })).statusCode).toBe(200);
  });

  it('expires after five minutes', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const proof = solve(await challengeFor(body));
    server.clock.now = new Date(testNow.getTime() + 5 * 60 * 1000);
    expect((await ask({ ...body, sending: { ...tooFast, proof } })).statusCode).toBe(429);
  });

  it('is used up by its request, even if withdrawn', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const sending = { ...tooFast, proof: solve(await challengeFor(body)) };
    const taken = await ask({ ...body, sending });
    await server.db.execute(`delete from lead where id = '${taken.json().relationId}'`);
    expect((await ask({ ...body, sending })).json().code).toBe('proof-needed');
  });
});

it('challenges an address with many requests below the hard limit, and requests without sending data', async () => {
  const { id } = await makeCampaign(server.db);
  for (let sent = 0; sent < 3; sent += 1) expect((await ask(quoteBody(id))).statusCode).toBe(200);
  const body = quoteBody(id);
  const refused = await ask(body);
  expect(refused.json()).toMatchObject({ code: 'proof-needed', challenge: { bits: 14 } });
  const proof = solve(refused.json().challenge);
  expect((await ask({ ...body, sending: { proof } })).statusCode).toBe(200);
});
