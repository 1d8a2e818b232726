import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '#server/features/mail/table.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { signLink } from '#server/guards/signed-link.ts';
import { makeCategory } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { newsletterSubscription } from './table.ts';

let server: TestApp;
let readers = 0;
beforeAll(async () => {
  server = await testApp({ settings: { ORIGIN: 'https://ayrac.example' } });
});
beforeEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

const path = '/api/public/newsletter';
const post = (deed: string, body: unknown, headers: Record<string, string> = {}, address?: string) =>
  postJson(server.app, `${path}/${deed}`, body, headers, address ?? `192.0.2.${readers % 250}`);
const newEmail = () => {
  readers += 1;
  return `okur.${readers}@ornek.example`;
};
const later = (days: number) => new Date(testNow.getTime() + days * 86_400_000);

async function subscriptionOf(email: string) {
  const rows = await server.db.select().from(newsletterSubscription);
  return rows.find((row) => row.email === email);
}
/** The mails to an address, the newest last, with the code of their link. */
async function mailsTo(email: string) {
  const { rows } = await server.db.execute<{ template: string; locale: string; url: string }>(sql`
    select template, locale, coalesce(data ->> 'url', data ->> 'preferencesUrl') as url from ${mail}
    where recipient = ${email} order by created_at, ctid`);
  return rows.map(({ template, locale, url }) => ({
    template,
    locale,
    url,
    code: new URL(url).searchParams.get('kod') ?? '',
  }));
}
async function ledgerOf(email: string) {
  const { rows } = await server.db.execute<Record<string, unknown>>(sql`
    select r.purpose, r.is_given, r.context, r.text_version, r.text_hash, r.locale
    from consent_record r join newsletter_subscription s on s.id = r.newsletter_id
    where s.email = ${email} order by r.recorded_at, r.ctid`);
  return rows;
}
const lastCode = async (email: string) => (await mailsTo(email)).at(-1)?.code ?? '';

/** A reader who confirmed, and the code of their preferences. */
async function makeReader(email = newEmail()): Promise<{ email: string; code: string }> {
  await post('subscriptions', { email });
  const reply = await post('confirmations', { code: await lastCode(email) });
  return { email, code: reply.json().code };
}

describe('a request for the newsletter', () => {
  it('mails a link to the address, in the language of its page, and sends nothing else', async () => {
    const email = newEmail();
    const reply = await post('subscriptions', { email }, { 'accept-language': 'en' });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    const mails = await mailsTo(email);
    expect(mails).toMatchObject([{ template: 'newsletter-confirm', locale: 'en' }]);
    expect(mails[0]?.url).toMatch(/^https:\/\/ayrac\.example\/en\/bulten\/onay\?kod=/);
    expect(await subscriptionOf(email)).toMatchObject({ confirmedAt: null, endedAt: null, locale: 'en' });
  });

  it('records what was shown, and no permission', async () => {
    const email = newEmail();
    await post('subscriptions', { email });
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
    const common = { context: 'newsletter:requested', locale: 'tr', text_hash: hash };
    expect(await ledgerOf(email)).toEqual([
      { ...common, purpose: 'disclosure', is_given: true, text_version: expect.stringMatching(/^general\//) },
      { ...common, purpose: 'newsletter', is_given: false, text_version: expect.any(String) },
    ]);
  });

  it('is answered the same whoever the address belongs to', async () => {
    const { email } = await makeReader();
    const [known, fresh] = await Promise.all([
      post('subscriptions', { email: email.toUpperCase() }),
      post('subscriptions', { email: newEmail() }),
    ]);
    expect([known.statusCode, known.body]).toEqual([fresh.statusCode, fresh.body]);
    const mails = await mailsTo(email);
    expect(mails.at(-1)).toMatchObject({ template: 'newsletter-known' });
    expect(await subscriptionOf(email)).toMatchObject({ confirmedAt: testNow, endedAt: null });
  });

  it('of many at once is one subscription', async () => {
    const email = newEmail();
    const replies = await Promise.all([1, 2, 3, 4].map(() => post('subscriptions', { email })));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const rows = await server.db.select().from(newsletterSubscription);
    expect(rows.filter((row) => row.email === email)).toHaveLength(1);
  });

  it('that fills in what nobody sees is answered, and mails nobody', async () => {
    const email = newEmail();
    const reply = await post('subscriptions', { email, website: 'https://spam.example' });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect([await subscriptionOf(email), await mailsTo(email)]).toEqual([undefined, []]);
  });

  it('is refused after five of one address in a day, and after sixty from one network', async () => {
    const email = newEmail();
    for (let n = 0; n < 5; n += 1) {
      expect((await post('subscriptions', { email }, {}, `198.51.100.${n}`)).statusCode).toBe(200);
    }
    expect((await post('subscriptions', { email }, {}, '198.51.100.9')).statusCode).toBe(429);
    const from = (address: string) => post('subscriptions', { email: newEmail() }, {}, address);
    for (let n = 0; n < 60; n += 1) expect((await from('203.0.113.5')).statusCode).toBe(200);
    expect((await from('203.0.113.5')).statusCode).toBe(429);
  });

  it.each([
    ['nothing', {}, 'email'],
    ['no address', { email: 'okur' }, 'email'],
    ['an address of wrong type', { email: ['okur@ornek.example'] }, 'email'],
    ['a line break', { email: 'okur@ornek.example\nBcc: x@y.example' }, 'email'],
  ])('with %s is refused', async (_case, body, field) => {
    const reply = await post('subscriptions', body, {}, '198.51.100.200');
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('is refused from another site', async () => {
    const reply = await post('subscriptions', { email: newEmail() }, { origin: 'https://elsewhere.example' });
    expect(reply.json().code).toBe('cross-site-request');
  });
});

describe('a confirmation', () => {
  it('begins the subscription, is recorded, and is one however often it is sent', async () => {
    const email = newEmail();
    await post('subscriptions', { email });
    const code = await lastCode(email);
    const replies = await Promise.all([1, 2, 3].map(() => post('confirmations', { code })));
    expect(replies.map((reply) => reply.json().kind)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await subscriptionOf(email)).toMatchObject({ confirmedAt: testNow });
    const given = (await ledgerOf(email)).filter((row) => row.is_given && row.purpose === 'newsletter');
    expect(given).toMatchObject([{ context: 'newsletter:confirmed' }]);
  });

  it('comes too late after seven days', async () => {
    const email = newEmail();
    await post('subscriptions', { email });
    const code = await lastCode(email);
    server.clock.now = later(7);
    expect((await post('confirmations', { code })).json()).toEqual({ kind: 'expired' });
    expect(await subscriptionOf(email)).toMatchObject({ confirmedAt: null });
  });

  it('of before an end brings nothing back; one that was asked for afterwards does', async () => {
    const email = newEmail();
    await post('subscriptions', { email });
    const old = await lastCode(email);
    const { code } = (await post('confirmations', { code: old })).json();
    server.clock.now = later(1);
    await post('unsubscriptions', { code });
    expect((await post('confirmations', { code: old })).json()).toEqual({ kind: 'broken' });
    server.clock.now = later(2);
    await post('subscriptions', { email });
    await post('confirmations', { code: await lastCode(email) });
    expect(await subscriptionOf(email)).toMatchObject({ endedAt: null, confirmedAt: later(2) });
  });

  it.each([
    ['a forged signature', (code: string) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`],
    ['another reader’s id', (code: string) => code.replace(/^[^.]+/, '00000000-0000-4000-8000-000000000001')],
    ['a later end', (code: string) => code.replace(/\.[^.]+\./, '.zzzzzz.')],
    ['nothing', () => ''],
  ])('with %s opens nothing', async (_case, forge) => {
    const email = newEmail();
    await post('subscriptions', { email });
    const reply = await post('confirmations', { code: forge(await lastCode(email)) });
    expect(reply.json()).toEqual({ kind: 'broken' });
    expect(await subscriptionOf(email)).toMatchObject({ confirmedAt: null });
  });

  it('takes no code that was made for reading', async () => {
    const { code } = await makeReader();
    expect((await post('confirmations', { code })).json()).toEqual({ kind: 'broken' });
  });
});

describe('the preferences', () => {
  const wanted = { topics: [] as string[], wantsEnding: false, frequency: 'monthly', locale: 'en' };

  it('show what holds and a masked address, and change nothing', async () => {
    const { email, code } = await makeReader();
    const before = await subscriptionOf(email);
    expect((await post('preferences/open', { code })).json()).toEqual({
      kind: 'found',
      state: 'confirmed',
      email: 'o***@ornek.example',
      topics: [],
      wantsEnding: true,
      frequency: 'weekly',
      locale: 'tr',
    });
    expect(await subscriptionOf(email)).toEqual(before);
  });

  it('keep topics, language and frequency, and are recorded', async () => {
    const { email, code } = await makeReader();
    const { id } = await makeCategory(server.db);
    const reply = await post('preferences', { code, ...wanted, topics: [id, id] });
    expect(reply.json()).toMatchObject({ ...wanted, topics: [id] });
    expect((await ledgerOf(email)).at(-1)).toMatchObject({
      context: 'newsletter:preferences',
      is_given: true,
      locale: 'en',
    });
  });

  it('take no topic that is below another or nowhere', async () => {
    const { code } = await makeReader();
    const { id: parentId } = await makeCategory(server.db);
    const { id: below } = await makeCategory(server.db, { parentId });
    for (const topic of [below, '00000000-0000-4000-8000-000000000009']) {
      const reply = await post('preferences', { code, ...wanted, topics: [topic] });
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['topics']]);
    }
  });

  it.each([
    ['a frequency of its own', { frequency: 'hourly' }],
    ['a third language', { locale: 'de' }],
    ['a topic that is no id', { topics: ['x'] }],
    ['a box that is no yes or no', { wantsEnding: 'on' }],
  ])('with %s are refused', async (_case, values) => {
    const { code } = await makeReader();
    expect((await post('preferences', { code, ...wanted, ...values })).statusCode).toBe(400);
  });

  it('of an ended subscription begin nothing', async () => {
    const { email, code } = await makeReader();
    await post('unsubscriptions', { code });
    expect((await post('preferences', { code, ...wanted })).json()).toMatchObject({ state: 'ended' });
    expect(await subscriptionOf(email)).toMatchObject({ frequency: 'weekly', endedAt: testNow });
  });
});

describe('unsubscribing', () => {
  it('ends it, is recorded, and is one however often it is done', async () => {
    const { email, code } = await makeReader();
    const replies = await Promise.all([1, 2].map(() => post('unsubscriptions', { code })));
    expect(replies.map((reply) => reply.json().state)).toEqual(['ended', 'ended']);
    const ended = (await ledgerOf(email)).filter(({ context }) => context === 'newsletter:ended');
    expect(ended).toMatchObject([{ is_given: false }]);
  });

  const oneClick = (code: string, request: object) =>
    server.app.inject({ method: 'POST', url: `${path}/one-click?kod=${code}`, ...request });

  it.each([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'List-Unsubscribe=One-Click'],
    [
      'a form of parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
    [
      'a page of the mail program',
      { 'content-type': 'text/plain', origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      'List-Unsubscribe=One-Click',
    ],
    ['nothing', {}, ''],
  ])('takes one click of a mail program by %s', async (_case, headers, payload) => {
    const { email, code } = await makeReader();
    const reply = await oneClick(code, { headers, payload });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(await subscriptionOf(email)).toMatchObject({ endedAt: testNow });
  });

  it('is not done by fetching the link', async () => {
    const { email, code } = await makeReader();
    const reply = await server.app.inject({ url: `${path}/one-click?kod=${code}` });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST']);
    expect(await subscriptionOf(email)).toMatchObject({ endedAt: null });
  });

  it('by one click needs the signature, and a small body', async () => {
    const { email, code } = await makeReader();
    const forged = signLink(() => 'x'.repeat(43), 'newsletter', code.split('.')[0] ?? '', later(9));
    expect((await oneClick(forged, {})).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: `${path}/one-click` })).statusCode).toBe(400);
    const large = { headers: { 'content-type': 'text/plain' }, payload: 'a'.repeat(5_000) };
    expect((await oneClick(code, large)).statusCode).toBe(413);
    expect(await subscriptionOf(email)).toMatchObject({ endedAt: null });
  });

  it('by one click takes no code that asks to confirm', async () => {
    const { email, code } = await makeReader();
    const [id = ''] = code.split('.');
    const confirming = signLink(await fingerprintOf(server.db), 'newsletter-confirm', id, later(9));
    expect((await oneClick(confirming, {})).statusCode).toBe(404);
    expect(await subscriptionOf(email)).toMatchObject({ endedAt: null });
  });
});
