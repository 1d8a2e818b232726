import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignIntake } from '#server/features/campaign/table.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { member, memberBody, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

const folder = '/api/Campaign_Service/public/form-submission';

let server: TestApp;
let campaignId: string;
let slug: string;
let categoryId: string;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  server.actAs(undefined);
  ({ id: campaignId, slug, categoryId } = await makeCampaign(server.db));
});
afterAll(() => server.close());

let sender = 0;

/** Posts from a different network each time, so that the limits per network do not apply. */
function post(call: string, body: object) {
  sender += 1;
  const remoteAddress = `198.51.${Math.floor(sender / 250)}.${(sender % 250) + 1}`;
  return server.app.inject({ method: 'POST', url: `${folder}/${call}`, payload: body, remoteAddress });
}

const keep = (values: Partial<typeof campaignIntake.$inferInsert>) =>
  server.db.update(campaignIntake).set(values).where(eq(campaignIntake.id, campaignId));
const intake = async () =>
  (await server.db.select().from(campaignIntake).where(eq(campaignIntake.id, campaignId)))[0];
const page = async () =>
  (await server.app.inject({ url: `/api/public/campaigns/${slug}` })).json().campaign.requests;
const answerOf = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const closed = [409, 'campaign-closed'];

describe('campaign closed for requests', () => {
  beforeEach(() => keep({ isOpen: false }));

  it('refuses requests in all calls and stores nothing', async () => {
    expect(answerOf(await post('anonymous', quoteBody(campaignId)))).toEqual(closed);
    const { id } = await makeAccount(server.db);
    server.actAs({ ...member(1), id });
    expect(answerOf(await post('authenticated', memberBody(campaignId)))).toEqual(closed);
    const campaign = { id: campaignId };
    expect(answerOf(await post('customer-to-campaign', { ...memberBody(''), campaign }))).toEqual(closed);
    const { campaignId: _, ...fields } = quoteBody('');
    const form = (await post('form', fields)).json();
    const link = await post('form-to-campaign', { form: { id: form.id }, campaign });
    expect(answerOf(link)).toEqual(closed);
    expect(await server.db.$count(lead, eq(lead.campaignId, campaignId))).toBe(0);
    expect(await intake()).toMatchObject({ taken: 0 });
  });

  it('is marked on its page and not offered for requests', async () => {
    expect(await page()).toMatchObject({ isOpen: false });
    const choices = async () =>
      (await server.app.inject({ url: `/api/public/quote-choices?category=${categoryId}` })).json();
    const closedHere = async () =>
      (await server.app.inject({ url: '/api/public/quote-choices/closed' }))
        .json()
        .filter(({ category }: { category: string }) => category === categoryId);
    expect(await choices()).toEqual({ campaigns: [], total: 0 });
    expect(await closedHere()).toEqual([{ category: categoryId, campaigns: 1 }]);
    await keep({ isOpen: true });
    expect(await closedHere()).toEqual([]);
    expect(await page()).toMatchObject({ isOpen: true });
    expect((await choices()).campaigns).toMatchObject([{ id: campaignId }]);
    expect((await post('anonymous', quoteBody(campaignId))).statusCode).toBe(200);
  });
});

describe('request limit', () => {
  it('is exact under concurrent requests', async () => {
    await keep({ requestLimit: 7 });
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => post('anonymous', quoteBody(campaignId))),
    );
    const taken = replies.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(7);
    expect(
      new Set(replies.filter((reply) => !taken.includes(reply)).map((reply) => reply.json().code)),
    ).toEqual(new Set(['campaign-closed']));
    expect(await server.db.$count(lead, eq(lead.campaignId, campaignId))).toBe(7);
    expect(await intake()).toMatchObject({ taken: 7, requestLimit: 7 });
    expect(await page()).toMatchObject({ isOpen: false });
  });

  it('gives the place of a withdrawn request to the next one only', async () => {
    await keep({ requestLimit: 1 });
    const { id } = await makeAccount(server.db);
    server.actAs({ ...member(1), id });
    const { relationId } = (await post('authenticated', memberBody(campaignId))).json();
    const change = (action: string) =>
      server.app.inject({ method: 'POST', url: `/api/me/requests/${action}`, payload: { relationId } });
    expect((await change('withdraw')).statusCode).toBe(200);
    expect(await page()).toMatchObject({ isOpen: true });
    server.actAs(undefined);
    expect((await post('anonymous', quoteBody(campaignId))).statusCode).toBe(200);
    server.actAs({ ...member(1), id });
    expect(answerOf(await change('restore'))).toEqual(closed);
    expect(await intake()).toMatchObject({ taken: 1 });
  });
});

describe('disabled form field', () => {
  const sending = {
    gender: 'female',
    birthday: '1990-05-01',
    contactPreference: { channel: 'whatsapp', timeOfDay: 'morning' },
  };

  it('is not on the form and not stored when sent', async () => {
    await keep({ asksGender: false, asksPreference: false });
    expect(await page()).toEqual({ isOpen: true, questions: ['birthday'] });
    const { formId } = (await post('anonymous', quoteBody(campaignId, sending))).json();
    const [form] = await server.db.select().from(quoteForm).where(eq(quoteForm.id, formId));
    expect(form).toMatchObject({
      ...{ gender: null, birthday: '1990-05-01' },
      ...{ contactChannel: null, contactTime: null },
    });
    const { id } = await makeAccount(server.db);
    server.actAs({ ...member(1), id });
    const { relationId } = (await post('authenticated', memberBody(campaignId, sending))).json();
    const [link] = await server.db.select().from(lead).where(eq(lead.id, relationId));
    expect(link).toMatchObject({ contactChannel: null, contactTime: null });
  });
});
