import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { follow } from '#server/features/follow/table.ts';
import { lead } from '#server/features/lead/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { fillDemoInterests } from './demo-interests.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  for (const days of [-2, 1, 12, 13, 14, 15]) await makeCampaign(server.db, { endAt: inDays(days) });
});
afterAll(() => server.close());

it('creates nothing without demo accounts', async () => {
  const { id } = await makeAccount(server.db);
  await fillDemoInterests(server.db, testNow);
  expect(await server.db.$count(follow)).toBe(0);
  const [row] = await server.db.select().from(account).where(eq(account.id, id));
  expect(row?.phone).toBeNull();
});

it('fills the lists of the demo customer once, with requests in every state', async () => {
  // Further members of the demo, such as those of a measurement, stay as they are.
  for (const other of ['oturum.1', 'oturum.2'])
    await makeAccount(server.db, { isDemo: true, username: other, createdAt: inDays(-9) });
  const { id, username } = await makeAccount(server.db, {
    ...{ isDemo: true, username: 'demo-musteri', name: 'Deniz', surname: 'Müşteri' },
  });
  await fillDemoInterests(server.db, testNow);
  await fillDemoInterests(server.db, testNow);
  server.actAs({ kind: 'member', id, username, role: 'CUSTOMER', sessionId: id });
  const { requests, brands, categories } = (await server.app.inject({ url: '/api/me/interests' })).json();
  expect(requests.map(({ state }: { state: string }) => state)).toEqual([
    'received',
    'forwarded',
    'contacted',
    'closed',
  ]);
  const leads = await server.db.select().from(lead).orderBy(desc(lead.createdAt));
  const counted = await server.db.execute(
    sql`select sum(value)::integer as sum from figure_hour where figure = 'requests'`,
  );
  expect(counted.rows).toEqual([{ sum: leads.length }]);
  expect(leads.map(({ stage }) => stage)).toEqual(['new', 'new', 'contacted', 'won']);
  expect(leads.map(({ lastContactAt }) => lastContactAt !== null)).toEqual([false, false, true, true]);
  expect([brands.length, categories.length]).toEqual([3, 2]);
  const { unread, notifications } = (await server.app.inject({ url: '/api/me/notifications' })).json();
  expect(notifications.length).toBeGreaterThanOrEqual(3);
  expect(unread).toBeGreaterThan(0);
});
