import { MOST_FOLLOWS } from '@ayrac/domain/person/follow.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { countDemoInterested, countInterested } from '#server/features/attention/queries.ts';
import { campaign, campaignStats } from '#server/features/campaign/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { follow } from './table.ts';
import { addFollows } from './writes.ts';

let server: TestApp;
let campaignId: string;
let ada: Extract<Parameters<TestApp['actAs']>[0], { kind: 'member' }>;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  campaignId = (await makeCampaign(server.db)).id;
  ada = await newMember();
  server.actAs(ada);
});
afterAll(() => server.close());

async function newMember() {
  const { id, username } = await makeAccount(server.db);
  return { kind: 'member', id, username, role: 'CUSTOMER', sessionId: id } as const;
}

const ofCampaign = () => ({ kind: 'campaign', id: campaignId });
const post = (body: unknown, path = '') => postJson(server.app, `/api/me/follows${path}`, body);
const marks = async () => (await server.app.inject({ url: '/api/me/follows' })).json();
const followers = async () => {
  const [row] = await server.db
    .select({ followers: campaignStats.followers })
    .from(campaignStats)
    .where(eq(campaignStats.campaignId, campaignId));
  return row?.followers ?? 0;
};

describe('following', () => {
  // Specification 1.4, 4.21
  it('and unfollowing count once, however often they are repeated', async () => {
    for (const _ of [1, 2]) expect((await post(ofCampaign())).json()).toEqual({ isFollowed: true });
    expect(await followers()).toBe(1);
    expect((await marks()).campaigns).toEqual([campaignId]);
    for (const _ of [1, 2])
      expect((await post(ofCampaign(), '/remove')).json()).toEqual({ isFollowed: false });
    expect(await followers()).toBe(0);
    expect((await marks()).campaigns).toEqual([]);
  });

  // Specification 4.21
  it('in a hundred concurrent requests leaves one follow and the count 1', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, () => post(ofCampaign())));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await server.db.$count(follow, eq(follow.accountId, ada.id))).toBe(1);
    expect(await followers()).toBe(1);
  });

  it('and unfollowing by many people concurrently keeps the count correct', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, newMember));
    for (const [place, person] of people.entries()) {
      server.actAs(person);
      await post(ofCampaign());
      if (place % 2 === 0) await Promise.all([post(ofCampaign(), '/remove'), post(ofCampaign(), '/remove')]);
    }
    expect(await followers()).toBe(3);
  });

  it('includes brands and categories', async () => {
    const [brand, category] = [await makeBrand(server.db), await makeCategory(server.db)];
    await post({ kind: 'brand', id: brand.id });
    await post({ kind: 'category', id: category.id });
    expect(await marks()).toEqual({
      campaigns: [],
      ends: [],
      brands: [brand.id],
      categories: [category.id],
      requested: [],
      unread: 0,
    });
  });

  it('reports the ends of campaigns, and nothing of a withdrawn one', async () => {
    const ending = await makeCampaign(server.db, { endAt: inDays(-1) });
    const gone = await makeCampaign(server.db, { endAt: inDays(9) });
    for (const { id } of [ending, gone]) await post({ kind: 'campaign', id });
    await server.db
      .update(campaign)
      .set({ status: 'withdrawn', isActive: false })
      .where(eq(campaign.id, gone.id));
    expect(await marks()).toMatchObject({
      campaigns: [ending.id],
      ends: [{ id: ending.id, endAt: inDays(-1).toISOString() }],
    });
  });

  it('is deleted with the account and uncounted', async () => {
    await post(ofCampaign());
    await server.db.delete(account).where(eq(account.id, ada.id));
    expect(await followers()).toBe(0);
    expect(await server.db.$count(follow, eq(follow.accountId, ada.id))).toBe(0);
  });

  it('has a limit per account', async () => {
    await server.db.execute(sql`
      insert into follow (account_id, kind, target_id, created_at)
      select ${ada.id}, 'brand', gen_random_uuid(), now() from generate_series(1, ${MOST_FOLLOWS})`);
    const refused = await post(ofCampaign());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too-many-follows']);
    expect(await followers()).toBe(0);
  });
});

describe('following is answered with not found', () => {
  it.each(['campaign', 'brand', 'category'])('for a %s that does not exist', async (kind) => {
    const reply = await post({ kind, id: '00000000-0000-4000-8000-000000000000' });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found']);
  });

  it('for withdrawn campaigns and ids of another kind', async () => {
    const { id } = await makeCampaign(server.db, { status: 'withdrawn' });
    expect((await post({ kind: 'campaign', id })).statusCode).toBe(404);
    expect((await post({ kind: 'brand', id: campaignId })).statusCode).toBe(404);
  });
});

it.each([
  ['no body', ''],
  ['another kind', { kind: 'user', id: '00000000-0000-4000-8000-000000000000' }],
  ['no id', { kind: 'campaign', id: "1' or '1'='1" }],
  ['a list', [1]],
])('%s is refused as invalid', async (_case, body) => {
  expect((await post(body)).statusCode).toBe(400);
});

it('guests cannot follow on the server', async () => {
  server.actAs({ kind: 'anonymous' });
  for (const path of ['', '/remove', '/join']) expect((await post(ofCampaign(), path)).statusCode).toBe(401);
  expect((await server.app.inject({ url: '/api/me/follows' })).statusCode).toBe(401);
});

it('people see only what they follow themselves', async () => {
  await post(ofCampaign());
  server.actAs(await newMember());
  expect((await marks()).campaigns).toEqual([]);
  await post(ofCampaign(), '/remove');
  expect(await followers()).toBe(1);
});

describe('follows of a guest', () => {
  it('are added to the account without missing ones, and counted once', async () => {
    const [other, brand] = [await makeCampaign(server.db), await makeBrand(server.db)];
    await post(ofCampaign());
    const kept = {
      campaigns: [campaignId, other.id, other.id, '00000000-0000-4000-8000-000000000000'],
      brands: [brand.id, campaignId],
    };
    const replies = await Promise.all([post(kept, '/join'), post(kept, '/join')]);
    for (const reply of replies) expect(reply.statusCode).toBe(200);
    const { campaigns, brands } = await marks();
    expect(new Set(campaigns)).toEqual(new Set([campaignId, other.id]));
    expect(brands).toEqual([brand.id]);
    expect(await followers()).toBe(1);
  });

  it('have a limited number', async () => {
    const campaigns = Array.from({ length: 201 }, () => campaignId);
    expect((await post({ campaigns }, '/join')).statusCode).toBe(400);
    expect((await post({}, '/join')).json().campaigns).toEqual([]);
  });
});

describe.each([
  ['interested people', countInterested],
  ['interested people of a demo', countDemoInterested],
])('%s', (_whose, count) => {
  const interested = () => count(server.db, campaignId);

  it('includes followers and requesters, each once', async () => {
    await post(ofCampaign());
    await postQuote(server.app, 'authenticated', memberBody(campaignId));
    expect(await interested()).toBe(1);
    server.actAs({ kind: 'anonymous' });
    await postQuote(server.app, 'anonymous', quoteBody(campaignId));
    expect(await interested()).toBe(2);
    server.actAs(await newMember());
    await post(ofCampaign());
    expect(await interested()).toBe(3);
  });

  it('excludes those who left', async () => {
    await post(ofCampaign());
    await post(ofCampaign(), '/remove');
    expect(await interested()).toBe(0);
  });
});

it('counts many people who follow the same campaigns concurrently in any order', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => makeCampaign(server.db)));
  const ids = [campaignId, ...others.map(({ id }) => id)];
  const people = await Promise.all(Array.from({ length: 8 }, newMember));
  const join = async (accountId: string, campaigns: readonly string[]) => {
    await addFollows(
      server.db,
      accountId,
      campaigns.map((id) => ({ kind: 'campaign', id })),
      testNow,
    );
  };
  await Promise.all(people.map(({ id }, n) => join(id, n % 2 === 0 ? ids : ids.toReversed())));
  const counts = await server.db.select().from(campaignStats);
  expect(counts.filter(({ campaignId: id }) => ids.includes(id)).map((row) => row.followers)).toEqual(
    ids.map(() => 8),
  );
});
