import { refusals, tooManyToday } from '@ayrac/phrases/tr/refusals.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterOf, type TestNewsletter } from '#server/testing/newsletter.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { newsletterSubscription } from './table.ts';

let server: TestApp;
let newsletter: TestNewsletter;
beforeAll(async () => {
  server = await testApp({ settings: { ORIGIN: 'https://ayrac.example' } });
  newsletter = newsletterOf(server);
});
beforeEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

describe('newsletter request', () => {
  it('mails a confirmation link in the language of its page, and nothing else', async () => {
    const email = newsletter.newEmail();
    const reply = await newsletter.post('subscriptions', { email }, { 'accept-language': 'en' });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    const mails = await newsletter.mailsTo(email);
    expect(mails).toMatchObject([{ template: 'newsletter-confirm', locale: 'en' }]);
    expect(mails[0]?.url).toMatch(/^https:\/\/ayrac\.example\/en\/bulten\/onay\?kod=/);
    expect(await newsletter.subscriptionOf(email)).toMatchObject({
      confirmedAt: null,
      endedAt: null,
      locale: 'en',
    });
  });

  it('records the notice, and no permission', async () => {
    const email = newsletter.newEmail();
    await newsletter.post('subscriptions', { email });
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    const common = { context: 'newsletter:requested', locale: 'tr', claimed_version: null, text_hash: hash };
    expect(await newsletter.ledgerOf(email)).toEqual([
      { ...common, purpose: 'disclosure', is_given: true, text_version: expect.stringMatching(/^general\//) },
      { ...common, purpose: 'newsletter', is_given: false, text_version: expect.any(String) },
    ]);
  });

  it('has the same answer for every address', async () => {
    const { email } = await newsletter.makeReader();
    const [known, fresh] = await Promise.all([
      newsletter.post('subscriptions', { email: email.toUpperCase() }),
      newsletter.post('subscriptions', { email: newsletter.newEmail() }),
    ]);
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
    const mails = await newsletter.mailsTo(email);
    expect(mails.at(-1)).toMatchObject({ template: 'newsletter-known' });
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ confirmedAt: testNow, endedAt: null });
  });

  it('creates one subscription from concurrent requests', async () => {
    const email = newsletter.newEmail();
    const replies = await Promise.all([1, 2, 3, 4].map(() => newsletter.post('subscriptions', { email })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const rows = await server.db.select().from(newsletterSubscription);
    expect(rows.filter((row) => row.email === email)).toHaveLength(1);
  });

  it('that fills in the honeypot is answered without a mail', async () => {
    const email = newsletter.newEmail();
    const reply = await newsletter.post('subscriptions', { email, website: 'https://spam.example' });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect([await newsletter.subscriptionOf(email), await newsletter.mailsTo(email)]).toEqual([
      undefined,
      [],
    ]);
  });

  it('is limited to five a day per address and sixty per network', async () => {
    const email = newsletter.newEmail();
    for (let n = 0; n < 5; n += 1) {
      expect((await newsletter.post('subscriptions', { email }, {}, `198.51.100.${n}`)).statusCode).toBe(200);
    }
    const refused = await newsletter.post('subscriptions', { email }, {}, '198.51.100.9');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '8640']);
    expect(refused.json().error).toBe(tooManyToday);
    const from = (address: string) =>
      newsletter.post('subscriptions', { email: newsletter.newEmail() }, {}, address);
    for (let n = 0; n < 60; n += 1) expect((await from('203.0.113.5')).statusCode).toBe(200);
    const crowded = await from('203.0.113.5');
    expect([crowded.statusCode, crowded.headers['retry-after']]).toEqual([429, '60']);
    expect(crowded.json().error).toBe(refusals['too-many-requests']);
  });

  it.each([
    ['nothing', {}, 'email'],
    ['no address', { email: 'okur' }, 'email'],
    ['an address of wrong type', { email: ['okur@ornek.example'] }, 'email'],
    ['a line break', { email: 'okur@ornek.example\nBcc: x@y.example' }, 'email'],
  ])('with %s is refused', async (_case, body, field) => {
    const reply = await newsletter.post('subscriptions', body, {}, '198.51.100.200');
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('is refused from another site', async () => {
    const reply = await newsletter.post(
      'subscriptions',
      { email: newsletter.newEmail() },
      { origin: 'https://elsewhere.example' },
    );
    expect(reply.json().code).toBe('cross-site-request');
  });
});

describe('newsletter confirmation', () => {
  // Specification 1.7
  it('starts the subscription, is recorded, and can be repeated', async () => {
    const email = newsletter.newEmail();
    await newsletter.post('subscriptions', { email });
    const code = await newsletter.lastCode(email);
    const replies = await Promise.all([1, 2, 3].map(() => newsletter.post('confirmations', { code })));
    expect(replies.map((reply) => reply.json().kind)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ confirmedAt: testNow });
    const given = (await newsletter.ledgerOf(email)).filter(
      (row) => row.is_given && row.purpose === 'newsletter',
    );
    expect(given).toMatchObject([{ context: 'newsletter:confirmed' }]);
  });

  it('is recorded with the text of its page', async () => {
    const confirmed = async (questionsVersion?: unknown) => {
      const email = newsletter.newEmail();
      await newsletter.post('subscriptions', { email });
      const code = await newsletter.lastCode(email);
      const { statusCode } = await newsletter.post('confirmations', { code, questionsVersion });
      return [statusCode, (await newsletter.ledgerOf(email)).at(-1)] as const;
    };
    const holding = { is_given: true, text_version: '2026-11' };
    expect(await confirmed()).toMatchObject([200, { ...holding, claimed_version: null }]);
    expect(await confirmed('2026-11')).toMatchObject([200, { ...holding, claimed_version: null }]);
    expect(await confirmed('2020-01')).toMatchObject([200, { ...holding, claimed_version: '2020-01' }]);
    expect((await confirmed('x'.repeat(41)))[0]).toBe(400);
    expect((await confirmed(['2026-11']))[0]).toBe(400);
  });

  it('is refused after seven days', async () => {
    const email = newsletter.newEmail();
    await newsletter.post('subscriptions', { email });
    const code = await newsletter.lastCode(email);
    server.clock.now = inDays(7);
    expect((await newsletter.post('confirmations', { code })).json()).toEqual({ kind: 'expired' });
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ confirmedAt: null });
  });

  it('from before an unsubscription has no effect; a new one has', async () => {
    const email = newsletter.newEmail();
    await newsletter.post('subscriptions', { email });
    const old = await newsletter.lastCode(email);
    const { code } = (await newsletter.post('confirmations', { code: old })).json();
    server.clock.now = inDays(1);
    await newsletter.post('unsubscriptions', { code });
    expect((await newsletter.post('confirmations', { code: old })).json()).toEqual({ kind: 'broken' });
    server.clock.now = inDays(2);
    await newsletter.post('subscriptions', { email });
    await newsletter.post('confirmations', { code: await newsletter.lastCode(email) });
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ endedAt: null, confirmedAt: inDays(2) });
  });

  it.each([
    ['a forged signature', (code: string) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`],
    ['another reader’s id', (code: string) => code.replace(/^[^.]+/, '00000000-0000-4000-8000-000000000001')],
    ['a later end', (code: string) => code.replace(/\.[^.]+\./, '.zzzzzz.')],
    ['nothing', () => ''],
  ])('with %s opens nothing', async (_case, forge) => {
    const email = newsletter.newEmail();
    await newsletter.post('subscriptions', { email });
    const reply = await newsletter.post('confirmations', { code: forge(await newsletter.lastCode(email)) });
    expect(reply.json()).toEqual({ kind: 'broken' });
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ confirmedAt: null });
  });

  it('refuses a code for reading', async () => {
    const { code } = await newsletter.makeReader();
    expect((await newsletter.post('confirmations', { code })).json()).toEqual({ kind: 'broken' });
  });
});
