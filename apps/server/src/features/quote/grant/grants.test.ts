import type { PlannedGrant } from '@ayrac/contract/office/campaign-grants.ts';
import { refusals } from '@ayrac/phrases/tr/refusals.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaignIntake } from '#server/features/campaign/table.ts';
import { lead } from '#server/features/lead/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';

let office: Office;
let campaignId: string;
let customer: Awaited<ReturnType<typeof makeAccount>>;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  await office.enter('ADMIN');
  campaignId = (await makeCampaign(office.db)).id;
  customer = await makeCustomer();
});
afterAll(() => office.close());

const makeCustomer = (values: object = {}) =>
  makeAccount(office.db, { name: 'Gülay', surname: 'Çağ', phone: '+905321112233', ...values });

const plan = async (values: object) => {
  const body = { action: 'give', customers: [], emails: [], campaigns: [campaignId], ...values };
  const reply = await office.send('POST', 'campaign-grants/plan', body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const give = async (pairs: readonly { customerId: string; campaignId: string }[]) => {
  const reply = await office.send('POST', 'campaign-grants', { pairs });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const held = (customerId: string) =>
  office.db.$count(lead, eq(lead.customerId, customerId)).then(async (all) => ({
    all,
    active: (await office.db.select().from(lead).where(eq(lead.customerId, customerId))).filter(
      ({ isActive }) => isActive,
    ).length,
  }));
const verdictsOf = ({ pairs }: { readonly pairs: readonly PlannedGrant[] }) =>
  pairs.map(({ verdict, reason }) => [verdict, reason]);

describe('customers to grant to', () => {
  it.each(['gülay çağ', 'GULAY cag', '0532 111 22 33', '2233'])('are found by %s', async (q) => {
    const found = (await office.get('campaign-grants/customers', { q: `${q}` })).json();
    expect(found.map(({ id }: { id: string }) => id)).toContain(customer.id);
    expect(found[0]).toMatchObject({ name: 'Gülay Çağ' });
    expect(JSON.stringify(found)).not.toContain(customer.email);
  });

  it('exclude staff and disabled accounts', async () => {
    await makeAccount(office.db, { name: 'Zzyx', role: 'ADMIN' });
    await makeAccount(office.db, { name: 'Zzyx', isActive: false });
    expect((await office.get('campaign-grants/customers', { q: 'zzyx' })).json()).toEqual([]);
  });
});

describe('plan of grants', () => {
  it('lists new, existing and refused grants with reasons', async () => {
    const ended = await makeCampaign(office.db, { endAt: new Date(office.clock.now.getTime() - 1) });
    const holder = await makeCustomer();
    const silent = await makeCustomer({ phone: null });
    await give([{ customerId: holder.id, campaignId }]);
    const planned = await plan({
      customers: [customer.id, silent.id],
      emails: [holder.email.toUpperCase(), 'kimse@ornek.example'],
      campaigns: [campaignId, ended.id],
    });
    expect(planned.unknown).toEqual(['kimse@ornek.example']);
    expect(planned.customers).toHaveLength(3);
    const verdictOf = (customerId: string, of: string) =>
      planned.pairs.find((pair: PlannedGrant) => pair.customerId === customerId && pair.campaignId === of);
    expect(verdictOf(customer.id, campaignId)).toMatchObject({ verdict: 'will', reason: null });
    expect(verdictOf(holder.id, campaignId)).toMatchObject({ verdict: 'already' });
    expect(verdictOf(silent.id, campaignId)).toMatchObject({
      ...{ verdict: 'refused', reason: refusals['phone-missing'] },
    });
    for (const { id } of [customer, holder, silent]) {
      expect(verdictOf(id, ended.id)).toMatchObject({ reason: refusals['campaign-ended'] });
    }
    expect(await held(customer.id)).toEqual({ all: 0, active: 0 });
  });

  it('recognises form requests from before the registration', async () => {
    await postQuote(office.app, 'anonymous', quoteBody(campaignId, { email: customer.email }));
    expect(verdictsOf(await plan({ customers: [customer.id] }))).toEqual([['already', null]]);
    expect(verdictsOf(await plan({ action: 'take', customers: [customer.id] }))).toEqual([
      ['refused', refusals['link-of-form']],
    ]);
  });

  it('grants no more than the available places', async () => {
    await office.db.update(campaignIntake).set({ requestLimit: 1 }).where(eq(campaignIntake.id, campaignId));
    const other = await makeCustomer();
    const planned = await plan({ customers: [customer.id, other.id] });
    expect(
      verdictsOf(planned)
        .map(([verdict]) => verdict)
        .toSorted(),
    ).toEqual(['refused', 'will']);
  });
});

describe('granted campaigns', () => {
  it("become the customer's requests, with one undo for all", async () => {
    const second = (await makeCampaign(office.db)).id;
    const other = await makeCustomer();
    const outcome = await give([
      { customerId: customer.id, campaignId },
      { customerId: customer.id, campaignId: second },
      { customerId: other.id, campaignId },
    ]);
    expect(outcome).toMatchObject({ done: 3, failed: [] });
    expect(await held(customer.id)).toEqual({ all: 2, active: 2 });
    const list = (await office.get('customer-campaigns', { campaignId })).json();
    expect(list.total).toBe(2);
    expect((await office.undoChange(outcome.change)).json()).toMatchObject({ done: 3 });
    expect(await held(customer.id)).toEqual({ all: 2, active: 0 });
    expect(verdictsOf(await plan({ customers: [customer.id] }))).toEqual([['will', null]]);
  });

  it('are granted once in concurrent calls', async () => {
    const pair = { customerId: customer.id, campaignId };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => give([pair])));
    expect(outcomes.filter(({ done }) => done === 1)).toHaveLength(1);
    expect(outcomes.flatMap(({ failed }) => failed).map(({ code }) => code)).toEqual(
      Array.from({ length: 19 }, () => 'duplicate-quote'),
    );
    expect(await held(customer.id)).toEqual({ all: 1, active: 1 });
  });

  it('are refused individually', async () => {
    await office.db.update(campaignIntake).set({ requestLimit: 1 }).where(eq(campaignIntake.id, campaignId));
    const other = await makeCustomer();
    const outcome = await give([
      { customerId: customer.id, campaignId },
      { customerId: other.id, campaignId },
    ]);
    expect(outcome).toMatchObject({ done: 1, failed: [{ id: other.id, code: 'campaign-closed' }] });
    expect(await held(other.id)).toEqual({ all: 0, active: 0 });
  });

  it('are removed by their links', async () => {
    await give([{ customerId: customer.id, campaignId }]);
    const { pairs } = await plan({ action: 'take', customers: [customer.id] });
    expect(pairs).toMatchObject([{ verdict: 'will' }]);
    const reply = await office.send('POST', 'customer-campaigns/bulk', {
      target: { kind: 'ids', ids: pairs.map(({ linkId }: PlannedGrant) => linkId) },
      action: { kind: 'set', values: { isActive: false } },
    });
    expect(reply.json()).toMatchObject({ done: 1, failed: [] });
    expect(verdictsOf(await plan({ action: 'take', customers: [customer.id] }))).toEqual([['already', null]]);
  });
});
