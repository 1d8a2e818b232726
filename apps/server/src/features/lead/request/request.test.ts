import { REQUEST_LINK_MS, RESTORABLE_MS } from '@ayrac/domain/quote/request-state.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countInterested } from '#server/features/attention/queries.ts';
import { campaignStats } from '#server/features/campaign/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { notification } from '#server/features/notification/table.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { signLink } from '#server/guards/signed-link.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { moveLead, putLeadBack } from '#server/testing/leads.ts';
import { postJson } from '#server/testing/post-json.ts';
import { askDuplicate, memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { lead, leadClaim } from '../table.ts';

let server: TestApp;
let campaignId: string;
let ada: Extract<Parameters<TestApp['actAs']>[0], { kind: 'member' }>;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  campaignId = (await makeCampaign(server.db, { title: 'Yazlık lastik', english: { title: 'Summer tyres' } }))
    .id;
  ada = await newMember();
  server.clock.now = testNow;
  server.actAs(ada);
});
afterAll(() => server.close());

const nobody = { kind: 'anonymous' } as const;

async function newMember() {
  const { id, username } = await makeAccount(server.db);
  return { kind: 'member', id, username, role: 'CUSTOMER', sessionId: id } as const;
}

const later = (ms: number) => {
  server.clock.now = new Date(testNow.getTime() + ms);
};
const ask = async () =>
  (await postQuote(server.app, 'authenticated', memberBody(campaignId))).json().relationId;
const askAsGuest = async (values = {}) => {
  const body = quoteBody(campaignId, values);
  server.actAs(nobody);
  return { ...(await postQuote(server.app, 'anonymous', body)).json(), email: body.email };
};
const change = (action: 'withdraw' | 'restore', relationId: string) =>
  postJson(server.app, `/api/me/requests/${action}`, { relationId });
const byLink = (action: 'open' | 'withdraw' | 'restore', token: string) =>
  postJson(server.app, `/api/public/requests/${action}`, { token });
const applications = async () => {
  const [stats] = await server.db
    .select()
    .from(campaignStats)
    .where(eq(campaignStats.campaignId, campaignId));
  return stats?.applications;
};
const withdrawnAndAsked = async (id: string) => {
  await change('withdraw', id);
  return ask();
};
const interests = async () => (await server.app.inject({ url: '/api/me/interests' })).json();
const tokenFor = async (id: string, ms = REQUEST_LINK_MS, purpose = 'request') =>
  signLink(await fingerprintOf(server.db), purpose, id, new Date(testNow.getTime() + ms));

describe("member's request", () => {
  // Specification 2.11
  it('appears in their list with its state and is linked from its mail', async () => {
    const id = await ask();
    expect((await interests()).requests).toEqual([
      expect.objectContaining({
        id,
        campaign: expect.objectContaining({
          id: campaignId,
          title: { text: 'Yazlık lastik', lang: 'tr' },
          isShown: true,
        }),
        state: 'received',
        at: {
          received: testNow.toISOString(),
          ...{ forwarded: null, contacted: null, preparing: null, closed: null, withdrawn: null },
        },
        canWithdraw: true,
        restorableUntil: null,
      }),
    ]);
    const [row] = await server.db.select().from(mail).where(eq(mail.accountId, ada.id));
    expect(row).toMatchObject({ template: 'request-received', recipient: null });
    expect(row?.data).toMatchObject({ campaignTitle: 'Yazlık lastik' });
    expect(JSON.stringify(row?.data)).toMatch(/\/my-campaigns"/);
  });

  it('releases its campaign when withdrawn, leaves the specified list and stays in theirs', async () => {
    const id = await ask();
    for (const _ of [1, 2]) {
      expect((await change('withdraw', id)).json()).toMatchObject({ state: 'withdrawn', canWithdraw: false });
    }
    expect(await server.db.$count(leadClaim, eq(leadClaim.campaignId, campaignId))).toBe(0);
    const held = await server.app.inject({ url: '/api/Campaign_Service/profile/my-campaigns' });
    expect(held.json()).toEqual([]);
    expect((await server.app.inject({ url: '/api/me/follows' })).json().requested).toEqual([]);
    expect((await interests()).requests).toHaveLength(1);
    expect(await ask()).not.toBe(id);
  });

  it('can be restored for a while in its former state', async () => {
    const id = await ask();
    await moveLead(server.db, id, 'forwarded');
    await change('withdraw', id);
    later(RESTORABLE_MS - 1);
    expect((await change('restore', id)).json()).toMatchObject({ state: 'forwarded', canWithdraw: true });
    expect((await postQuote(server.app, 'authenticated', memberBody(campaignId))).json().code).toBe(
      'duplicate-quote',
    );
  });

  it('cannot be restored later or after another request', async () => {
    const id = await ask();
    await change('withdraw', id);
    later(RESTORABLE_MS);
    expect((await change('restore', id)).json().code).toBe('request-closed');
    later(0);
    await ask();
    expect((await change('restore', id)).json().code).toBe('duplicate-quote');
    expect((await interests()).requests.map(({ state }: { state: string }) => state)).toEqual(
      expect.arrayContaining(['withdrawn', 'received']),
    );
  });

  it('cannot be withdrawn after it is closed', async () => {
    const id = await ask();
    await moveLead(server.db, id, 'closed');
    expect((await change('withdraw', id)).json().code).toBe('request-closed');
  });

  it('has one final state after a hundred concurrent withdrawals and restorations', async () => {
    const id = await ask();
    const actions = Array.from({ length: 100 }, (_, n) => change(n % 2 === 0 ? 'withdraw' : 'restore', id));
    const statuses = (await Promise.all(actions)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const [{ state }] = (await interests()).requests;
    const claims = await server.db.$count(leadClaim, eq(leadClaim.campaignId, campaignId));
    expect([state, claims, await applications()]).toEqual(
      state === 'withdrawn' ? ['withdrawn', 0, 0] : ['received', 2, 1],
    );
  });

  it('is counted for its campaign unless withdrawn, once per person', async () => {
    const id = await ask();
    await change('withdraw', id);
    expect(await applications()).toBe(0);
    await change('restore', id);
    expect(await applications()).toBe(1);
    for (const again of [id, await withdrawnAndAsked(id)]) await change('withdraw', again);
    expect(await applications()).toBe(0);
    await askAsGuest();
    expect([await applications(), await countInterested(server.db, campaignId)]).toEqual([1, 1]);
  });

  it('is not found for another member', async () => {
    const id = await ask();
    server.actAs(await newMember());
    const absent = await change('withdraw', '00000000-0000-4000-8000-000000000000');
    for (const action of ['withdraw', 'restore'] as const) {
      const reply = await change(action, id);
      expect(reply.statusCode).toBe(404);
      const { code, error } = reply.json();
      expect({ code, error }).toEqual({ code: absent.json().code, error: absent.json().error });
    }
    expect((await interests()).requests).toEqual([]);
    server.actAs({ ...ada, id: (await newMember()).id, role: 'ADMIN' });
    expect((await change('withdraw', id)).statusCode).toBe(404);
  });

  it('is not accessible to guests', async () => {
    server.actAs(nobody);
    expect((await change('withdraw', campaignId)).statusCode).toBe(401);
    expect((await server.app.inject({ url: '/api/me/interests' })).statusCode).toBe(401);
  });
});

describe('state change of a request', () => {
  it('notifies its member at each step forward', async () => {
    const id = await ask();
    const move = (to: 'forwarded' | 'contacted' | 'closed') => moveLead(server.db, id, to);
    await move('forwarded');
    await move('forwarded');
    await move('contacted');
    await expect(move('forwarded')).rejects.toThrow('request-closed');
    await move('closed');
    const notices = await server.db.select().from(notification).where(eq(notification.accountId, ada.id));
    expect(notices.map(({ state }) => state).toSorted()).toEqual(['closed', 'contacted', 'forwarded']);
    expect((await server.app.inject({ url: '/api/me/follows' })).json().unread).toBe(3);
    expect((await interests()).requests[0]).toMatchObject({ state: 'closed', canWithdraw: false });
  });

  it('that is undone is no longer a step of the request', async () => {
    const id = await ask();
    await moveLead(server.db, id, 'contacted');
    await moveLead(server.db, id, 'closed');
    await putLeadBack(server.db, id, 'contacted');
    expect((await interests()).requests[0]).toMatchObject({
      state: 'contacted',
      at: { contacted: testNow.toISOString(), preparing: null, closed: null },
    });
  });

  it('of a guest sends no notification', async () => {
    const { relationId } = await askAsGuest();
    const before = await server.db.$count(notification);
    await moveLead(server.db, relationId, 'contacted');
    expect(await server.db.$count(notification)).toBe(before);
  });
});

describe("link in a guest's mail", () => {
  it('opens the request with masked contact, in the language of the page', async () => {
    const { email } = await askAsGuest({ email: 'isil.su@ornek.example', phoneNumber: '5321234567' });
    const [row] = await server.db.select().from(mail).where(eq(mail.recipient, email));
    expect(row).toMatchObject({ template: 'request-received', accountId: null });
    const { url } = (row?.data ?? {}) as { url: string };
    const token = new URL(url).searchParams.get('kod') ?? '';
    const reply = await byLink('open', token);
    expect(reply.json()).toEqual({
      kind: 'found',
      request: expect.objectContaining({
        state: 'received',
        contact: { email: 'i***@ornek.example', phone: '*** *** ** 67' },
      }),
    });
    expect(reply.body).not.toMatch(/isil\.su|5321234567/);
  });

  it('can withdraw and restore, and changes nothing when opened', async () => {
    const { relationId, email } = await askAsGuest();
    const token = await tokenFor(relationId);
    await byLink('open', token);
    expect(await askDuplicate(server.app, email, campaignId)).toEqual({ isDuplicate: true });
    expect((await byLink('withdraw', token)).json().request).toMatchObject({ state: 'withdrawn' });
    expect(await askDuplicate(server.app, email, campaignId)).toEqual({ isDuplicate: false });
    expect((await byLink('restore', token)).json().request).toMatchObject({ state: 'received' });
    expect(await askDuplicate(server.app, email, campaignId)).toEqual({ isDuplicate: true });
  });

  it.each<[string, (id: string) => Promise<string> | string, string]>([
    ['with another signature', async (id) => `${(await tokenFor(id)).slice(0, -4)}AAAA`, 'broken'],
    ['for another request', async (id) => (await tokenFor(id)).replace(/^.{8}/, '00000000'), 'broken'],
    ['that lives longer', async (id) => (await tokenFor(id)).replace(/\.\w+\./, '.zzzzzz.'), 'broken'],
    ['signed for another purpose', (id) => tokenFor(id, REQUEST_LINK_MS, 'newsletter'), 'broken'],
    ['that is no link', () => 'x', 'broken'],
    ['that has run out', (id) => tokenFor(id, -1_000), 'expired'],
    ['of a request that is gone', () => tokenFor('00000000-0000-4000-8000-000000000000'), 'broken'],
  ])('of %s opens and changes nothing', async (_case, forge, kind) => {
    const { relationId } = await askAsGuest();
    const token = await forge(relationId);
    for (const action of ['open', 'withdraw', 'restore'] as const) {
      expect((await byLink(action, token)).json()).toEqual({ kind });
    }
    const [row] = await server.db.select().from(lead).where(eq(lead.id, relationId));
    expect(row?.state).toBe('received');
  });

  it('is not sent to suspects', async () => {
    const before = await server.db.$count(mail);
    await askAsGuest({ website: 'http://spam.example' });
    expect(await server.db.$count(mail)).toBe(before);
  });

  it('is written with the request: if one fails, so does the other', async () => {
    const { email } = await askAsGuest();
    const before = await server.db.$count(mail);
    expect((await postQuote(server.app, 'anonymous', quoteBody(campaignId, { email }))).statusCode).toBe(409);
    expect(await server.db.$count(mail)).toBe(before);
  });
});
