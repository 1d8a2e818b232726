import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignStats } from '#server/features/campaign/table.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { askDuplicate, member, memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const anonymous = { kind: 'anonymous' } as const;
const [ada, bora, admin] = [member(1), member(2), member(3, 'ADMIN')];

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  for (const { id, username, role } of [ada, bora, admin]) {
    await makeAccount(server.db, { id, username, role, email: `${username}@ornek.example` });
  }
});
beforeEach(async () => {
  server.actAs(anonymous);
  server.clock.now = testNow;
  await server.db.delete(quoteForm);
  await server.db.delete(lead);
});
afterAll(() => server.close());

const adasEmail = `${ada.username}@ornek.example`;

describe("member's request", () => {
  // Specification 3.26, 7.16
  it('creates a link with the given contact and a consent record', async () => {
    server.actAs(ada);
    const { id } = await makeCampaign(server.db);
    const body = memberBody(id, { contactPhone: '0 533 999 88 77', marketing: { email: true } });
    const reply = await postQuote(server.app, 'authenticated', body);
    expect(reply.statusCode).toBe(200);
    expect(Object.keys(reply.json())).toEqual(['relationId']);
    const { relationId } = reply.json();
    const [link] = await server.db.select().from(lead).where(eq(lead.id, relationId));
    expect(link).toMatchObject({
      customerId: ada.id,
      campaignId: id,
      contactName: 'Can',
      contactSurname: 'Öztürk',
      // The account's address, regardless of the submitted one.
      contactEmail: adasEmail,
      contactPhone: '+905339998877',
      isActive: true,
    });
    const { rows } = await server.db.execute(
      sql`select purpose from consent_record where lead_id = ${relationId} and is_given order by purpose`,
    );
    expect(rows).toEqual([{ purpose: 'disclosure' }, { purpose: 'marketing-email' }]);
    const [stats] = await server.db.select().from(campaignStats).where(eq(campaignStats.campaignId, id));
    expect(stats?.applications).toBe(1);
  });

  it('stores the place and the preferred contact: those given, or the place of the profile', async () => {
    const home = { city: 'İzmir', town: 'Bornova' };
    const { id: customerId, username } = await makeAccount(server.db, home);
    server.actAs({ ...ada, id: customerId, username });
    const ask = async (values: Readonly<Record<string, unknown>>) => {
      const { id } = await makeCampaign(server.db);
      const reply = await postQuote(server.app, 'authenticated', memberBody(id, values));
      expect(reply.statusCode, reply.body).toBe(200);
      const [row] = await server.db.select().from(lead).where(eq(lead.id, reply.json().relationId));
      return row;
    };
    const evening = { contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' } };
    expect(await ask(evening)).toMatchObject({
      ...{ contactCity: 'İzmir', contactTown: 'Bornova' },
      ...{ contactChannel: 'whatsapp', contactTime: 'evening' },
    });
    expect(await ask({ city: 'van', town: 'edremit' })).toMatchObject({
      ...{ contactCity: 'Van', contactTown: 'Edremit' },
      ...{ contactChannel: null, contactTime: null },
    });
    const { id } = await makeCampaign(server.db);
    const unknown = await postQuote(server.app, 'authenticated', memberBody(id, { city: 'Paris' }));
    expect([unknown.statusCode, Object.keys(unknown.json().fields)]).toEqual([400, ['city']]);
  });

  // Specification 6.4
  it.each([
    ['as the same customer', {}, {}],
    ['with the address of an earlier visitor', { email: adasEmail.toUpperCase() }, {}],
  ])('for a campaign already held %s is a duplicate', async (_name, visitor, values) => {
    const { id } = await makeCampaign(server.db);
    if ('email' in visitor) await postQuote(server.app, 'anonymous', quoteBody(id, visitor));
    server.actAs(ada);
    if (!('email' in visitor)) await postQuote(server.app, 'authenticated', memberBody(id));
    expect((await postQuote(server.app, 'authenticated', memberBody(id, values))).statusCode).toBe(409);
  });

  it('is a duplicate of a visitor form by the same customer', async () => {
    const { id } = await makeCampaign(server.db);
    server.actAs(ada);
    expect((await postQuote(server.app, 'anonymous', quoteBody(id))).statusCode).toBe(200);
    expect((await postQuote(server.app, 'anonymous', quoteBody(id))).statusCode).toBe(409);
  });

  it('from an unverified account is limited to a mail an hour and twenty requests a day', async () => {
    const victim = 'kurban@ornek.example';
    const { id, username } = await makeAccount(server.db, { email: victim, emailVerifiedAt: null });
    server.actAs({ kind: 'member', id, username, role: 'CUSTOMER', sessionId: id });
    const statuses = [];
    for (let sent = 0; sent < 21; sent += 1) {
      const campaign = await makeCampaign(server.db);
      statuses.push((await postQuote(server.app, 'authenticated', memberBody(campaign.id))).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    const mails = await server.db.select().from(mail).where(eq(mail.accountId, id)).orderBy(mail.notBefore);
    const hours = mails.map(({ notBefore }) => (notBefore.getTime() - testNow.getTime()) / 3_600_000);
    expect(hours).toEqual(Array.from({ length: 20 }, (_, hour) => hour));
  });

  it('from a verified account is reported at once', async () => {
    server.actAs(ada);
    for (let sent = 0; sent < 3; sent += 1) {
      await postQuote(server.app, 'authenticated', memberBody((await makeCampaign(server.db)).id));
    }
    const mails = await server.db.select().from(mail).where(eq(mail.accountId, ada.id));
    expect(mails.every(({ notBefore }) => notBefore.getTime() === testNow.getTime())).toBe(true);
  });

  it('requires a signed-in person', async () => {
    const { id } = await makeCampaign(server.db);
    const reply = await postQuote(server.app, 'authenticated', memberBody(id));
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBe('unauthenticated');
  });

  it.each([undefined, null])(
    'with %s as its customer belongs to the signed-in person',
    async (customerId) => {
      const { id } = await makeCampaign(server.db);
      server.actAs(ada);
      expect((await postQuote(server.app, 'authenticated', memberBody(id, { customerId }))).statusCode).toBe(
        200,
      );
      const links = await server.db.select().from(lead).where(eq(lead.campaignId, id));
      expect(links).toMatchObject([{ customerId: ada.id }]);
    },
  );

  it('for another customer is answered like one for nobody, except to an admin', async () => {
    const { id } = await makeCampaign(server.db);
    const body = memberBody(id, { customerId: bora.id });
    server.actAs(ada);
    expect((await postQuote(server.app, 'authenticated', body)).statusCode).toBe(404);
    server.actAs(admin);
    expect((await postQuote(server.app, 'authenticated', body)).statusCode).toBe(200);
    expect(await server.db.$count(lead, eq(lead.customerId, bora.id))).toBe(1);
  });

  it.each([
    ['contactName', ''],
    ['contactSurname', ' '],
    ['contactPhone', '4441234567'],
    ['kvkkConsent', false],
  ])('is refused where %s is %j', async (field, value) => {
    server.actAs(ada);
    const { id } = await makeCampaign(server.db);
    const reply = await postQuote(server.app, 'authenticated', memberBody(id, { [field]: value }));
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });
});

describe('single records', () => {
  const linkBody = (formId: string, campaignId: string) => ({
    form: { id: formId },
    campaign: { id: campaignId },
  });

  // Specification 7.17
  it('return a form as stored, without its internal marks', async () => {
    const { campaignId: _none, ...body } = quoteBody('', { phoneNumber: '5321112233', website: 'x' });
    const reply = await postQuote(server.app, 'form', body, { 'idempotency-key': 'form' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      id: expect.any(String),
      name: 'Elif',
      surname: 'Yılmaz',
      email: body.email,
      phoneNumber: '5321112233',
      country: 'Türkiye',
      city: 'İzmir',
      town: 'Bornova',
      gender: null,
      birthday: null,
      contactEmail: null,
      contactPhone: null,
      isActive: true,
      createdAt: testNow.toISOString(),
    });
    const again = await postQuote(server.app, 'form', body, { 'idempotency-key': 'form' });
    expect(again.json()).toEqual(reply.json());
  });

  // Specification 3.25, 7.17
  it('link a form by its creator, once', async () => {
    server.actAs(ada);
    const { campaignId: _none, ...body } = quoteBody('');
    const form = (await postQuote(server.app, 'form', body)).json();
    const { id } = await makeCampaign(server.db);
    const reply = await postQuote(server.app, 'form-to-campaign', linkBody(form.id, id));
    expect(reply.json()).toEqual({
      id: expect.any(String),
      form: { id: form.id },
      campaign: { id },
      isActive: true,
      createdAt: testNow.toISOString(),
    });
    expect(await askDuplicate(server.app, body.email, id)).toEqual({ isDuplicate: true });
    expect((await postQuote(server.app, 'form-to-campaign', linkBody(form.id, id))).statusCode).toBe(409);
  });

  it.each([
    ['somebody else', bora, 404],
    ['a stranger', anonymous, 401],
    ['an admin', admin, 200],
  ])("link a form of Ada's by %s: %o", async (_name, caller, status) => {
    server.actAs(ada);
    const { campaignId: _none, ...body } = quoteBody('');
    const form = (await postQuote(server.app, 'form', body)).json();
    const { id } = await makeCampaign(server.db);
    server.actAs(caller);
    const reply = await postQuote(server.app, 'form-to-campaign', linkBody(form.id, id));
    expect(reply.statusCode).toBe(status);
    expect(await server.db.$count(lead)).toBe(status === 200 ? 1 : 0);
  });

  it("give the same answer for another person's form and a missing one", async () => {
    const { campaignId: _none, ...body } = quoteBody('');
    server.actAs(ada);
    const form = (await postQuote(server.app, 'form', body)).json();
    const { id } = await makeCampaign(server.db);
    server.actAs(bora);
    const seen = ['00000000-0000-4000-8000-00000000ffff', form.id].map(async (formId) => {
      const reply = await postQuote(server.app, 'form-to-campaign', linkBody(formId, id));
      return { ...reply.json(), requestId: '' };
    });
    const [absent, foreign] = await Promise.all(seen);
    expect(foreign).toEqual(absent);
  });

  it('link a customer to a campaign only with the notice read', async () => {
    server.actAs(ada);
    const { id } = await makeCampaign(server.db);
    const { campaignId: _none, kvkkConsent: _box, ...contact } = memberBody(id);
    const reply = await postQuote(server.app, 'customer-to-campaign', { campaign: { id }, ...contact });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['kvkkConsent']]);
  });

  // Specification 3.26, 7.17
  it("apply the same duplicate rule to a customer's campaign", async () => {
    server.actAs(ada);
    const { id } = await makeCampaign(server.db);
    const { campaignId: _none, ...contact } = memberBody(id, { contactPhone: '5330001122' });
    const body = { campaign: { id }, ...contact };
    const reply = await postQuote(server.app, 'customer-to-campaign', body);
    expect(reply.json()).toEqual({
      id: expect.any(String),
      campaign: { id },
      customerId: ada.id,
      contactEmail: adasEmail,
      contactPhone: '5330001122',
      contactName: 'Can',
      contactSurname: 'Öztürk',
      isActive: true,
      createdAt: testNow.toISOString(),
    });
    expect((await postQuote(server.app, 'customer-to-campaign', body)).statusCode).toBe(409);
    expect((await postQuote(server.app, 'authenticated', memberBody(id))).statusCode).toBe(409);
  });
});
