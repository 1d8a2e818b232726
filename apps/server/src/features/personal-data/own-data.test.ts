import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { leadMail } from '#server/features/lead/crm/mails/table.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { newsletterSubscription } from '#server/features/newsletter/table.ts';
import { officeColumns, officeView } from '#server/resource/views/table.ts';
import { cookieHeader, giveSecondFactor, makeAccount, signIn } from '#server/testing/accounts.ts';
import { makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let server: TestApp;
let id: string;
let headers: Record<string, string>;
const email = 'hatice@ornek.example';
beforeAll(async () => {
  server = await testApp();
  ({ id } = await makeAccount(server.db, { username: 'hatice', email, name: 'Hatice' }));
  headers = { cookie: cookieHeader(await signIn(server.app, 'hatice')), 'sec-fetch-site': 'same-origin' };
  const { id: campaignId } = await makeCampaign(server.db, { title: 'Kışlık lastik' });
  await postQuote(server.app, 'anonymous', quoteBody(campaignId, { email }));
  const { id: otherId } = await makeCampaign(server.db, { title: 'Yazlık lastik' });
  await postQuote(server.app, 'authenticated', memberBody(otherId, { contactEmail: email }), headers);
  await postJson(server.app, '/api/me/follows', { kind: 'campaign', id: otherId }, headers);
  await postJson(server.app, '/api/me/permissions', { email: true }, headers);
  await postJson(server.app, '/api/me/data-requests', { kind: 'access', text: 'Neler var?' }, headers);
  await postJson(server.app, '/api/public/newsletter/subscriptions', { email });
  const topics = [
    await makeCategory(server.db, { name: 'Seyahat' }),
    await makeCategory(server.db, { name: 'Bahçe' }),
  ];
  await makeCategory(server.db, { name: 'Moda' });
  await server.db
    .update(newsletterSubscription)
    .set({ topics: topics.map(({ id }) => id) })
    .where(eq(newsletterSubscription.emailKey, email));
  // Somebody else's request, which must not be visible to others.
  await postQuote(server.app, 'anonymous', quoteBody(campaignId, { email: 'baska@ornek.example' }));
});
afterAll(() => server.close());

const path = '/api/me/personal-data';

describe('download of own data', () => {
  it.each([
    ['2026-11-20T20:59:59Z', 'ayrac-2026-11-20.json'],
    ['2026-11-20T21:00:00Z', 'ayrac-2026-11-21.json'],
  ])('taken at %s has the date in İstanbul: %s', async (at, name) => {
    server.actAs({ kind: 'member', id, username: 'hatice', role: 'CUSTOMER', sessionId: id });
    server.clock.now = new Date(at);
    const reply = await server.app.inject({ url: path });
    server.clock.now = testNow;
    server.actAs(undefined);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  });

  it('contains all data under readable names', async () => {
    const reply = await server.app.inject({ url: path, headers });
    expect(reply.headers['content-disposition']).toBe('attachment; filename="ayrac-2026-11-20.json"');
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['cache-control']).toBe('no-store');
    const data = reply.json();
    expect(data).toMatchObject({
      preparedAt: testNow.toISOString(),
      account: {
        id,
        username: 'hatice',
        email,
        role: 'CUSTOMER',
        secondFactorSince: null,
        lastSeenAt: expect.any(String),
      },
      profile: { name: 'Hatice', country: 'Türkiye', remindMe: false },
      sessions: [{ browser: expect.any(String), network: '192.0.2.0/24', endedAt: null }],
      quotes: [
        { campaign: 'Kışlık lastik', email, state: 'received' },
        { campaign: 'Yazlık lastik', email, state: 'received' },
      ],
      follows: [{ kind: 'campaign', name: 'Yazlık lastik' }],
      newsletter: [
        { email, language: 'tr', topics: ['Bahçe', 'Seyahat'], frequency: 'weekly', confirmedAt: null },
      ],
      mails: [
        { template: 'data-request-received', state: 'waiting' },
        { template: 'newsletter-confirm', state: 'waiting' },
        { template: 'request-received', state: 'waiting' },
        { template: 'request-received', state: 'waiting' },
      ],
      dataRequests: [{ kind: 'access', text: 'Neler var?' }],
    });
    expect(data.consents.length).toBeGreaterThan(5);
    expect(data.consents).toContainEqual(
      expect.objectContaining({ purpose: 'marketing-email', isGiven: true, context: 'profile' }),
    );
    expect(data.audit.map(({ action }: { action: string }) => action)).toContain('data-request-made');
    expect(data.consents).toContainEqual(
      expect.objectContaining({ purpose: 'newsletter', isGiven: false, context: 'newsletter:requested' }),
    );
    // Formatted, with one field per line.
    expect(reply.body.split('\n').length).toBeGreaterThan(50);
  });

  it("contains no secrets or other people's data, and is audited", async () => {
    await giveSecondFactor(server.db, id);
    const { body } = await server.app.inject({ url: path, headers });
    for (const text of ['argon2', 'password', 'secret', 'tokenHash', 'claimant', 'baska@ornek.example']) {
      expect(body.toLowerCase()).not.toContain(text.toLowerCase());
    }
    const entries = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(entries.filter(({ action }) => action === 'own-data-exported').length).toBeGreaterThan(0);
  });

  it('contains what brands wrote about the requests, and nothing that they wrote to others', async () => {
    const leads = await server.db
      .select({ leadId: lead.id, to: quoteForm.email })
      .from(lead)
      .leftJoin(quoteForm, eq(quoteForm.id, lead.formId));
    const written = leads.map(({ leadId, to }) => ({
      leadId,
      ...{ changeId: crypto.randomUUID(), mailId: crypto.randomUUID(), staffId: crypto.randomUUID() },
      ...({ purpose: 'service', locale: 'tr', subject: 'Teklifiniz', createdAt: testNow } as const),
      text: `Merhaba ${to ?? 'üye'}`,
    }));
    await server.db.insert(leadMail).values(written);
    const { quotes } = (await server.app.inject({ url: path, headers })).json();
    const sent = { subject: 'Teklifiniz', language: 'tr', createdAt: testNow.toISOString() };
    expect(quotes).toMatchObject([
      { campaign: 'Kışlık lastik', mails: [{ ...sent, text: `Merhaba ${email}` }] },
      { campaign: 'Yazlık lastik', mails: [{ ...sent, text: 'Merhaba üye' }] },
    ]);
    expect(written).toHaveLength(3);
  });

  it('contains saved views and hidden columns of lists', async () => {
    const view = { accountId: id, resource: 'occupations', name: 'Kapalılar', query: 'isActive=false' };
    await server.db.insert(officeView).values(view);
    await server.db.insert(officeColumns).values({ accountId: id, resource: 'users', hidden: ['email'] });
    const data = (await server.app.inject({ url: path, headers })).json();
    expect(data.views).toEqual([{ list: 'occupations', name: 'Kapalılar', query: 'isActive=false' }]);
    expect(data.hiddenColumns).toEqual([{ list: 'users', columns: ['email'] }]);
  });

  it('omits requests with an unverified address', async () => {
    const { username } = await makeAccount(server.db, {
      email: 'baska@ornek.example',
      emailVerifiedAt: null,
    });
    const cookie = cookieHeader(await signIn(server.app, username));
    const reply = await server.app.inject({ url: path, headers: { cookie } });
    expect(reply.json().quotes).toEqual([]);
  });
});

it('the overview counts each kind of data', async () => {
  const reply = await server.app.inject({ url: `${path}/overview`, headers });
  const { held, needsCode } = reply.json();
  const counts = Object.fromEntries(
    held.map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  );
  expect(counts).toMatchObject({
    profile: 1,
    sessions: 1,
    quotes: 2,
    follows: 1,
    messages: 0,
    newsletter: 1,
    mails: 4,
    dataRequests: 1,
  });
  expect(needsCode).toBe(true);
});
