import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flushNotifications } from '#server/db/notify.ts';
import { campaignStats } from '#server/features/campaign/table.ts';
import { lead, leadClaim, quoteForm } from '#server/features/lead/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { statementsOf } from '#server/testing/count-statements.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { askDuplicate, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe("visitor's request", () => {
  // Specification 1.2, 3.25, 6.1, 7.15
  it('creates a form, a link and a claim, counts the application, and returns ids only', async () => {
    const { id } = await makeCampaign(server.db);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(id, { email: '  Elif@Ornek.example ' }));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      formId: expect.stringMatching(uuid),
      relationId: expect.stringMatching(uuid),
    });
    const { formId, relationId } = reply.json();
    const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.id, formId));
    expect(form).toMatchObject({
      email: 'Elif@Ornek.example',
      emailKey: 'elif@ornek.example',
      phone: expect.stringMatching(/^\+90532\d{7}$/),
      country: 'Türkiye',
      city: 'İzmir',
      town: 'Bornova',
      customerId: null,
      isSuspect: false,
      createdAt: testNow,
    });
    const links = await server.db.select().from(lead).where(eq(lead.campaignId, id));
    expect(links).toMatchObject([{ id: relationId, formId }]);
    const claims = await server.db.select().from(leadClaim).where(eq(leadClaim.campaignId, id));
    expect(claims).toMatchObject([{ leadId: relationId }]);
    expect(claims[0]?.claimant).not.toContain('elif');
    const [stats] = await server.db.select().from(campaignStats).where(eq(campaignStats.campaignId, id));
    expect(stats?.applications).toBe(1);
  });

  // Specification 3.1, 3.2
  it('stores all optional fields, with normalised places', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id, {
      city: 'izmir',
      town: 'BORNOVA',
      gender: 'female',
      birthday: '1990-02-28',
      contactEmail: 'is@ornek.example',
      contactPhone: '0533 222 11 00',
      contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' },
      country: 'Almanya',
    });
    const { formId } = (await postQuote(server.app, 'anonymous', body)).json();
    const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.id, formId));
    expect(form).toMatchObject({
      country: 'Türkiye',
      city: 'İzmir',
      town: 'Bornova',
      gender: 'female',
      birthday: '1990-02-28',
      contactEmail: 'is@ornek.example',
      contactPhone: '+905332221100',
      contactChannel: 'whatsapp',
      contactTime: 'evening',
    });
  });

  it('accepts null for omitted fields', async () => {
    const { id } = await makeCampaign(server.db);
    const nothing = { contactEmail: null, contactPhone: null, noticeVersion: null, website: null };
    const unticked = { explicitConsent: null, marketing: { email: null, sms: null, call: null } };
    const body = quoteBody(id, { ...nothing, ...unticked, contactPreference: null });
    const reply = await postQuote(server.app, 'anonymous', body);
    expect(reply.statusCode).toBe(200);
    const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.id, reply.json().formId));
    expect(form).toMatchObject({ contactEmail: null, contactPhone: null, isSuspect: false });
  });

  it('ignores unknown fields', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id, {
      id: '00000000-0000-4000-8000-000000000009',
      customerId: '00000000-0000-4000-8000-000000000009',
      isActive: false,
      isSuspect: true,
      createdAt: '2001-01-01T00:00:00Z',
    });
    const { formId } = (await postQuote(server.app, 'anonymous', body)).json();
    const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.id, formId));
    expect(formId).not.toBe('00000000-0000-4000-8000-000000000009');
    expect(form).toMatchObject({ customerId: null, isActive: true, isSuspect: false, createdAt: testNow });
  });

  it('needs few statements, and its notifications do not block other commits', async () => {
    const { id } = await makeCampaign(server.db);
    // The first request fills the caches, and its notifications are awaited, so that only the second one is measured.
    await postQuote(server.app, 'anonymous', quoteBody(id));
    await flushNotifications(server.db);
    const sent = await statementsOf(() => postQuote(server.app, 'anonymous', quoteBody(id)));
    const before = sent.slice(0, sent.indexOf('commit'));
    expect(before.length).toBeLessThanOrEqual(14);
    expect(before.filter((text) => text.includes('pg_notify'))).toEqual([]);
  });

  it('mails an address once an hour, also in concurrent requests', async () => {
    const campaigns = await Promise.all([1, 2, 3, 4].map(() => makeCampaign(server.db)));
    const email = 'ayni.anda@ornek.example';
    const replies = await Promise.all(
      campaigns.map(({ id }) => postQuote(server.app, 'anonymous', quoteBody(id, { email }))),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const mails = await server.db
      .select()
      .from(mail)
      .where(eq(mail.recipient, email))
      .orderBy(mail.notBefore);
    const hours = mails.map(({ notBefore }) => (notBefore.getTime() - testNow.getTime()) / 3_600_000);
    expect(hours).toEqual([0, 1, 2, 3]);
  });

  it('that fills in the honeypot is answered as usual and stored as suspect', async () => {
    const { id } = await makeCampaign(server.db);
    const reply = await postQuote(server.app, 'anonymous', quoteBody(id, { website: 'http://spam.example' }));
    expect(Object.keys(reply.json()).sort()).toEqual(['formId', 'relationId']);
    const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.id, reply.json().formId));
    expect(form?.isSuspect).toBe(true);
  });
});

describe('second request', () => {
  // Specification 8.8
  it.each([
    ['the same address', 'ayse@ornek.example'],
    ['the address in capitals', 'AYSE@Ornek.EXAMPLE'],
    ['the address between spaces', '  ayse@ornek.example  '],
  ])('for the same campaign with %s is a duplicate', async (_name, email) => {
    const { id } = await makeCampaign(server.db);
    await postQuote(server.app, 'anonymous', quoteBody(id, { email: 'ayse@ornek.example' }));
    const reply = await postQuote(server.app, 'anonymous', quoteBody(id, { email }));
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      code: 'duplicate-quote',
      error: 'Bu kampanya için daha önce teklif aldınız. Başka bir kampanya seçebilirsiniz.',
    });
    const [stats] = await server.db.select().from(campaignStats).where(eq(campaignStats.campaignId, id));
    expect(stats?.applications).toBe(1);
  });

  it('for another campaign is accepted', async () => {
    const [first, second] = [await makeCampaign(server.db), await makeCampaign(server.db)];
    const email = 'deniz@ornek.example';
    await postQuote(server.app, 'anonymous', quoteBody(first.id, { email }));
    expect((await postQuote(server.app, 'anonymous', quoteBody(second.id, { email }))).statusCode).toBe(200);
  });

  // Specification 7.14
  it('is predicted by the duplicate check, which returns nothing else', async () => {
    const { id } = await makeCampaign(server.db);
    const email = 'mert@ornek.example';
    expect(await askDuplicate(server.app, email, id)).toEqual({ isDuplicate: false });
    await postQuote(server.app, 'anonymous', quoteBody(id, { email }));
    expect(await askDuplicate(server.app, ' MERT@ornek.example', id)).toEqual({ isDuplicate: true });
    const other = await makeCampaign(server.db);
    expect(await askDuplicate(server.app, email, other.id)).toEqual({ isDuplicate: false });
  });

  it('is accepted after the first one is deleted', async () => {
    const { id } = await makeCampaign(server.db);
    const body = quoteBody(id);
    const { relationId } = (await postQuote(server.app, 'anonymous', body)).json();
    await server.db.delete(lead).where(eq(lead.id, relationId));
    expect((await postQuote(server.app, 'anonymous', body)).statusCode).toBe(200);
  });
});

it('contact data stands in the form, in the mail that tells of it and in what the lead is found by: no other table holds the address or the number', async () => {
  const { id } = await makeCampaign(server.db);
  const body = quoteBody(id, { email: 'izsiz.kisi@ornek.example', phoneNumber: '5559876543' });
  await postQuote(server.app, 'anonymous', body, { 'idempotency-key': 'izsiz' });
  const { rows: tables } = await server.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.db.execute<{ hits: number }>(
      sql`select count(*)::integer as hits from ${sql.identifier(name)} as row where row::text ~* 'izsiz\\.kisi|5559876543'`,
    );
    if ((rows[0]?.hits ?? 0) > 0) holding.push(name);
  }
  expect(tables.length).toBeGreaterThan(20);
  expect(holding.toSorted()).toEqual(['lead_search', 'mail', 'quote_form']);
});
