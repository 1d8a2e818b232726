import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { member, memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

const service = '/api/Campaign_Service';
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

const get = (path: string) => server.app.inject({ url: `${service}/${path}` });

const lists = ['form', 'form-to-campaign', 'profile/my-campaigns'];

it.each(lists)('%s requires a signed-in person', async (path) => {
  const reply = await get(path);
  expect(reply.statusCode).toBe(401);
  expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

// Specification 6.8, 7.12, 7.13
it.each(lists)("%s returns people's own rows, and only the admin lists return all", async (path) => {
  for (const owner of [anonymous, ada, bora]) {
    server.actAs(owner);
    await postQuote(server.app, 'anonymous', quoteBody((await makeCampaign(server.db)).id));
    if (owner === anonymous) continue;
    await postQuote(server.app, 'authenticated', memberBody((await makeCampaign(server.db)).id));
  }
  const seenBy = async (caller: typeof ada) => {
    server.actAs(caller);
    return (await get(path)).json().length;
  };
  expect(await seenBy(ada)).toBe(1);
  expect(await seenBy(member(9))).toBe(0);
  expect(await seenBy(member(4, 'BRAND'))).toBe(0);
  expect(await seenBy(member(5, 'CRM_ADMIN'))).toBe(0);
  expect(await seenBy(admin)).toBe(path === 'profile/my-campaigns' ? 0 : 3);
});

it('returns every row once across pages, newest first', async () => {
  server.actAs(ada);
  await server.db.execute(sql`
    insert into quote_form (customer_id, name, surname, email, email_key, phone, city, town, created_at)
    select ${ada.id}, 'Elif', 'Yılmaz', 'e@ornek.example', 'e@ornek.example', '+905320000000', 'İzmir', 'Bornova',
      ${testNow.toISOString()}::timestamptz - (n / 7) * interval '1 second' from generate_series(1, 250) n`);
  const seen: { id: string; createdAt: string }[] = [];
  let cursor: string | undefined = '';
  let pages = 0;
  while (cursor !== undefined) {
    const reply = await get(`form${cursor}`);
    seen.push(...reply.json());
    pages += 1;
    cursor = /^<(\?cursor=[\w-]+)>; rel="next"$/.exec(String(reply.headers.link))?.[1];
  }
  expect(pages).toBe(3);
  expect(seen).toHaveLength(250);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(250);
  const moments = seen.map(({ createdAt }) => createdAt);
  expect(moments).toEqual(moments.toSorted().reverse());
});

it.each([
  ['no cursor of ours', 'abc'],
  ['one of another list', Buffer.from('["a"]').toString('base64url')],
  ['one with a statement in it', Buffer.from(`["2026-01-01'; drop table x","y"]`).toString('base64url')],
])('refuses %s', async (_name, cursor) => {
  server.actAs(ada);
  for (const path of ['form', 'form-to-campaign']) {
    const reply = await get(`${path}?cursor=${cursor}`);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().code).toBe('bad-cursor');
  }
});
