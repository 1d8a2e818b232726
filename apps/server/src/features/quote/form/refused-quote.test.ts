import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe('a request is refused', () => {
  // Specification 5.8, 8.7
  it.each([
    ['an unknown campaign', '00000000-0000-4000-8000-000000000000'],
    ['something that is no id', "x' or 1=1"],
    ['no campaign', ''],
  ])('for %s', async (_name, campaignId) => {
    const reply = await postQuote(server.app, 'anonymous', quoteBody(campaignId));
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('campaign-missing');
  });

  // Specification 9.15
  it('for a campaign that is hidden, and for one whose category is', async () => {
    const hidden = await makeCampaign(server.db, { status: 'withdrawn' });
    const closed = await makeCategory(server.db, { isActive: false });
    const inClosed = await makeCampaign(server.db, { categoryId: closed.id });
    const below = await makeCategory(server.db, { parentId: closed.id });
    const belowClosed = await makeCampaign(server.db, { categoryId: below.id });
    for (const { id } of [hidden, inClosed, belowClosed]) {
      const reply = await postQuote(server.app, 'anonymous', quoteBody(id));
      expect(reply.json().code).toBe('campaign-missing');
    }
  });

  it('from the instant at which the campaign ends', async () => {
    const { id } = await makeCampaign(server.db);
    await server.db.update(campaign).set({ endAt: testNow }).where(eq(campaign.id, id));
    const before = new Date(testNow.getTime() - 1);
    server.clock.now = before;
    expect((await postQuote(server.app, 'anonymous', quoteBody(id))).statusCode).toBe(200);
    server.clock.now = new Date(testNow.getTime() + 1);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(id));
    server.clock.now = testNow;
    expect(reply.statusCode).toBe(409);
    expect(reply.json().code).toBe('campaign-ended');
  });

  // Specification 5.2, 5.7
  it.each([
    ['name', ' '],
    ['surname', '\u200b'],
    ['email', 'elif@'],
    ['phoneNumber', '2121234567'],
    ['city', 'Atlantis'],
    ['town', 'Kadıköy'],
    ['gender', 'unknown'],
    ['birthday', '1990-02-30'],
    ['birthday', '2030-01-01'],
    ['contactEmail', 'nobody'],
    ['contactPhone', '123'],
    ['kvkkConsent', false],
    ['kvkkConsent', undefined],
  ])('where %s is %j, with a message for the field in both languages', async (field, value) => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id, { [field]: value });
    const turkish = await postQuote(server.app, 'anonymous', body);
    const english = await postQuote(server.app, 'anonymous', body, { 'accept-language': 'en-US,en' });
    for (const reply of [turkish, english]) {
      expect(reply.statusCode).toBe(400);
      expect(Object.keys(reply.json().fields)).toEqual([field]);
    }
    expect(turkish.json().fields[field]).not.toBe(english.json().fields[field]);
  });

  it.each([
    ['a number for a name', { name: 42 }, { name: 'Geçersiz değer' }],
    ['an object for an address', { email: { $ne: null } }, { email: 'Geçersiz değer' }],
    ['a list for a city', { city: ['İzmir'] }, { city: 'Geçersiz değer' }],
    ['a text for a box', { kvkkConsent: 'true' }, { kvkkConsent: 'Geçersiz değer' }],
    ['a text of half a thousand signs and more', { surname: 'a'.repeat(501) }, { surname: 'Çok uzun' }],
    ['a list for the marketing boxes', { marketing: [true] }, { marketing: 'Geçersiz değer' }],
    ['a word for one of them', { marketing: { sms: 'ja' } }, { 'marketing.sms': 'Geçersiz değer' }],
  ])('with %s, which is called wrong and not missing', async (_name, values, fields) => {
    const { id } = await makeCampaign(server.db);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(id, values));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'validation-failed', fields });
  });

  it('with a body beyond all measure, as too large', async () => {
    const { id } = await makeCampaign(server.db);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(id, { name: 'a'.repeat(200_000) }));
    expect(reply.statusCode).toBe(413);
  });

  it('in the one shape of problems, without a trace of what it held', async () => {
    const { id } = await makeCampaign(server.db);
    const reply = await postQuote(
      server.app,
      'anonymous',
      quoteBody(id, { town: 'Yok', email: 'gizli@ornek.example' }),
    );
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toEqual({
      type: 'urn:ayrac:refusal:validation-failed',
      title: expect.any(String),
      status: 400,
      detail: expect.any(String),
      code: 'validation-failed',
      error: 'Lütfen işaretli alanları kontrol edin.',
      fields: { town: 'Seçtiğiniz ilin ilçelerinden birini seçin' },
      requestId: expect.any(String),
    });
    expect(reply.body).not.toContain('gizli');
  });
});
