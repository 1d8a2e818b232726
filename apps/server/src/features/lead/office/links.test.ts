import type { customerCampaigns } from '@ayrac/contract/office/request-links.ts';
import type { RowOf } from '@ayrac/contract/office/resource.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignIntake, campaignStats } from '#server/features/campaign/table.ts';
import { notification } from '#server/features/notification/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { moveLead } from '#server/testing/leads.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { lead, leadState } from '../table.ts';

type Link = RowOf<typeof customerCampaigns>;

let office: Office;
let admin: Caller;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  admin = await office.enter('ADMIN');
});
afterAll(() => office.close());

/** Runs a function as a member and restores the admin afterwards. */
async function as<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  office.actAs({ kind: 'member', id, username: 'uye', role: 'CUSTOMER', sessionId: id });
  try {
    return await work();
  } finally {
    office.actAs(admin);
  }
}

/** Makes a new member who requests a new campaign, or the given one. */
async function ask(campaignId?: string) {
  const customer = await makeAccount(office.db, { phone: '+905321112233' });
  const campaign = campaignId ?? (await makeCampaign(office.db)).id;
  const reply = await as(customer.id, () => postQuote(office.app, 'authenticated', memberBody(campaign)));
  expect(reply.statusCode, reply.body).toBe(200);
  return { customerId: customer.id, campaignId: campaign, id: reply.json().relationId as string };
}

const row = async (id: string): Promise<Link> => (await office.get(`customer-campaigns/${id}`)).json();
const bulk = (ids: readonly string[], values: object) =>
  office.send('POST', 'customer-campaigns/bulk', {
    target: { kind: 'ids', ids },
    action: { kind: 'set', values },
  });
/** Switches a link and returns the code of the refusal, if any. */
const change = async (id: string, isActive: boolean) => {
  const { failed } = (await bulk([id], { isActive })).json();
  return failed[0]?.code;
};
const undo = (change: string) => office.undoChange(change);
/** Returns the state of a request as its member sees it. */
const seen = (customerId: string, id: string) =>
  as(customerId, async () => {
    const { requests } = (await office.app.inject({ url: '/api/me/interests' })).json();
    return requests.find((request: { id: string }) => request.id === id)?.state;
  });
const held = (customerId: string) =>
  as(customerId, async () =>
    (await office.app.inject({ url: '/api/Campaign_Service/profile/my-campaigns' }))
      .json()
      .map((link: { campaign: { id: string } }) => link.campaign.id),
  );
const figures = async (campaignId: string) => {
  const [stats] = await office.db
    .select()
    .from(campaignStats)
    .where(eq(campaignStats.campaignId, campaignId));
  const [intake] = await office.db.select().from(campaignIntake).where(eq(campaignIntake.id, campaignId));
  return [stats?.applications, intake?.taken];
};

describe('deactivated campaign link', () => {
  it('ends for its customer, who can request the campaign again', async () => {
    const { id, customerId, campaignId } = await ask();
    await moveLead(office.db, id, 'forwarded');
    expect(await change(id, false)).toBeUndefined();
    expect(await row(id)).toMatchObject({ isActive: false, state: 'closed', version: 3 });
    expect(await seen(customerId, id)).toBe('closed');
    expect(await held(customerId)).toEqual([]);
    expect(await figures(campaignId)).toEqual([0, 0]);
    const notices = await office.db.select().from(notification).where(eq(notification.accountId, customerId));
    expect(notices.map(({ state }) => state).toSorted()).toEqual(['closed', 'forwarded']);
    const again = await as(customerId, () => postQuote(office.app, 'authenticated', memberBody(campaignId)));
    expect(again.statusCode).toBe(200);
  });

  it('is restored when activated again', async () => {
    const { id, customerId, campaignId } = await ask();
    await moveLead(office.db, id, 'contacted');
    await change(id, false);
    expect(await change(id, true)).toBeUndefined();
    expect(await row(id)).toMatchObject({ isActive: true, state: 'contacted' });
    expect(await seen(customerId, id)).toBe('contacted');
    expect(await held(customerId)).toEqual([campaignId]);
    expect(await figures(campaignId)).toEqual([1, 1]);
    const steps = await office.db.select().from(leadState).where(eq(leadState.leadId, id));
    expect(steps.map(({ changedBy, toState, version }) => [version, toState, changedBy])).toEqual([
      [2, 'contacted', 'installation'],
      [3, 'closed', 'staff'],
      [4, 'contacted', 'staff'],
    ]);
  });

  it('cannot be activated after its customer requested the campaign again', async () => {
    const { id, customerId, campaignId } = await ask();
    await change(id, false);
    await as(customerId, () => postQuote(office.app, 'authenticated', memberBody(campaignId)));
    expect(await change(id, true)).toBe('duplicate-quote');
    expect(await row(id)).toMatchObject({ isActive: false, state: 'closed' });
  });
});

describe('campaign link', () => {
  it('withdrawn by its customer cannot be activated by others', async () => {
    const { id, customerId } = await ask();
    await as(customerId, () =>
      office.app.inject({ method: 'POST', url: '/api/me/requests/withdraw', payload: { relationId: id } }),
    );
    expect(await change(id, true)).toBe('request-withdrawn');
    expect(await row(id)).toMatchObject({ isActive: false, state: 'withdrawn' });
  });

  it('accepts no change except its activation', async () => {
    const { id, campaignId } = await ask();
    const { version } = await row(id);
    const values = { name: 'Başkası', state: 'closed', campaignId: (await makeCampaign(office.db)).id };
    expect((await bulk([id], values)).json()).toMatchObject({ change: null });
    expect(await row(id)).toMatchObject({ campaignId, state: 'received', version });
  });

  it('cannot be activated in a campaign that is full', async () => {
    const { id, campaignId } = await ask();
    await change(id, false);
    await office.db.update(campaignIntake).set({ requestLimit: 1 }).where(eq(campaignIntake.id, campaignId));
    await ask(campaignId);
    expect(await change(id, true)).toBe('campaign-closed');
  });
});

it('changes in bulk with one undo, together with its lead', async () => {
  const asked = [await ask(), await ask(), await ask()];
  const ids = asked.map(({ id }) => id);
  const outcome = (await bulk(ids, { isActive: false })).json();
  expect(outcome).toMatchObject({ done: 3, failed: [] });
  for (const { customerId, id } of asked) expect(await seen(customerId, id)).toBe('closed');
  expect((await undo(outcome.change)).json()).toMatchObject({ done: 3, failed: [] });
  for (const { customerId, id } of asked) expect(await seen(customerId, id)).toBe('received');
  expect(await office.db.$count(lead, eq(lead.isActive, false))).toBeGreaterThan(0);
});

it('appears in the list of its kind, and is found by its requester', async () => {
  const { id, campaignId } = await ask();
  office.actAs(undefined);
  const body = quoteBody(campaignId, { name: 'Gülşen', surname: 'Iğdır', phoneNumber: '5419998877' });
  const { relationId } = (await postQuote(office.app, 'anonymous', body)).json();
  office.actAs(admin);
  const idsIn = async (list: string, query = {}) =>
    (await office.get(list, { campaignId, ...query })).json().items.map((link: Link) => link.id);
  expect(await idsIn('customer-campaigns')).toEqual([id]);
  expect(await idsIn('form-campaigns')).toEqual([relationId]);
  expect(await idsIn('form-campaigns', { q: 'gulsen IGDIR' })).toEqual([relationId]);
  expect(await idsIn('form-campaigns', { q: '8877', state: 'received', isActive: 'true' })).toEqual([
    relationId,
  ]);
  expect(await idsIn('form-campaigns', { q: '0533' })).toEqual([]);
  expect((await office.get(`form-campaigns/${id}`)).statusCode).toBe(404);
  const reply = await office.send('POST', `form-campaigns/${relationId}/reveal`);
  expect(reply.json().values).toMatchObject({ phone: '+905419998877' });
});
