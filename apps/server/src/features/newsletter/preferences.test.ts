import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { signLink } from '#server/guards/signed-link.ts';
import { makeCategory } from '#server/testing/factories.ts';
import { newsletterOf, type TestNewsletter } from '#server/testing/newsletter.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const ONE_CLICK = '/api/public/newsletter/one-click';

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

describe('newsletter preferences', () => {
  const wanted = { topics: [] as string[], wantsEnding: false, frequency: 'monthly', locale: 'en' };

  it('show the current state and a masked address without changing anything', async () => {
    const { email, code } = await newsletter.makeReader();
    const before = await newsletter.subscriptionOf(email);
    expect((await newsletter.post('preferences/open', { code })).json()).toEqual({
      kind: 'found',
      state: 'confirmed',
      email: 'o***@ornek.example',
      topics: [],
      wantsEnding: true,
      frequency: 'weekly',
      locale: 'tr',
    });
    expect(await newsletter.subscriptionOf(email)).toEqual(before);
  });

  it('save topics, language and frequency, and are recorded', async () => {
    const { email, code } = await newsletter.makeReader();
    const { id } = await makeCategory(server.db);
    const reply = await newsletter.post('preferences', { code, ...wanted, topics: [id, id] });
    expect(reply.json()).toMatchObject({ ...wanted, topics: [id] });
    expect((await newsletter.ledgerOf(email)).at(-1)).toMatchObject({
      context: 'newsletter:preferences',
      is_given: true,
      locale: 'en',
    });
  });

  it('refuse subcategories and unknown topics', async () => {
    const { code } = await newsletter.makeReader();
    const { id: parentId } = await makeCategory(server.db);
    const { id: below } = await makeCategory(server.db, { parentId });
    for (const topic of [below, '00000000-0000-4000-8000-000000000009']) {
      const reply = await newsletter.post('preferences', { code, ...wanted, topics: [topic] });
      expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['topics']]);
    }
  });

  it.each([
    ['a frequency of its own', { frequency: 'hourly' }],
    ['a third language', { locale: 'de' }],
    ['a topic that is no id', { topics: ['x'] }],
    ['a box that is no yes or no', { wantsEnding: 'on' }],
  ])('with %s are refused', async (_case, values) => {
    const { code } = await newsletter.makeReader();
    expect((await newsletter.post('preferences', { code, ...wanted, ...values })).statusCode).toBe(400);
  });

  it('of an ended subscription do not restart it', async () => {
    const { email, code } = await newsletter.makeReader();
    await newsletter.post('unsubscriptions', { code });
    expect((await newsletter.post('preferences', { code, ...wanted })).json()).toMatchObject({
      state: 'ended',
    });
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ frequency: 'weekly', endedAt: testNow });
  });
});

describe('unsubscribing', () => {
  it('ends the subscription, is recorded, and can be repeated', async () => {
    const { email, code } = await newsletter.makeReader();
    const replies = await Promise.all([1, 2].map(() => newsletter.post('unsubscriptions', { code })));
    expect(replies.map((reply) => reply.json().state)).toEqual(['ended', 'ended']);
    const ended = (await newsletter.ledgerOf(email)).filter(({ context }) => context === 'newsletter:ended');
    expect(ended).toMatchObject([{ is_given: false }]);
  });

  const oneClick = (code: string, request: object) =>
    server.app.inject({ method: 'POST', url: `${ONE_CLICK}?kod=${code}`, ...request });

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
  ])('accepts one click of a mail program by %s', async (_case, headers, payload) => {
    const { email, code } = await newsletter.makeReader();
    const reply = await oneClick(code, { headers, payload });
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ endedAt: testNow });
  });

  it('is not done by a GET request', async () => {
    const { email, code } = await newsletter.makeReader();
    const reply = await server.app.inject({ url: `${ONE_CLICK}?kod=${code}` });
    expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST']);
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ endedAt: null });
  });

  it('by one click requires the signature and a small body', async () => {
    const { email, code } = await newsletter.makeReader();
    const forged = signLink(() => 'x'.repeat(43), 'newsletter', code.split('.')[0] ?? '', inDays(9));
    expect((await oneClick(forged, {})).statusCode).toBe(404);
    expect((await server.app.inject({ method: 'POST', url: ONE_CLICK })).statusCode).toBe(400);
    const large = { headers: { 'content-type': 'text/plain' }, payload: 'a'.repeat(5_000) };
    expect((await oneClick(code, large)).statusCode).toBe(413);
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ endedAt: null });
  });

  it('by one click refuses a confirmation code', async () => {
    const { email, code } = await newsletter.makeReader();
    const [id = ''] = code.split('.');
    const confirming = signLink(await fingerprintOf(server.db), 'newsletter-confirm', id, inDays(9));
    expect((await oneClick(confirming, {})).statusCode).toBe(404);
    expect(await newsletter.subscriptionOf(email)).toMatchObject({ endedAt: null });
  });
});
