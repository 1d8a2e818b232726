import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { LEAD_CHANNEL, notifyOfLead } from '../notify-of-lead.ts';
import { LeadHub } from './hub.ts';

let server: TestApp;
let hub: LeadHub;
beforeAll(async () => {
  server = await testApp();
  hub = new LeadHub(server.db);
});
afterAll(async () => {
  await hub.stop();
  await server.close();
});

it('checks a reader once for all news of a transaction, and sends only those that concern the reader', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const { id } = await makeCampaign(server.db);
    ids.push((await postQuote(server.app, 'anonymous', quoteBody(id))).json().relationId);
  }
  const isAdmitted = vi.fn(async () => true);
  const send = vi.fn();
  const listening = sql`select from pg_stat_activity where query = ${`listen "${LEAD_CHANNEL}"`}`;
  await expect.poll(async () => (await server.db.execute(listening)).rowCount).toBeGreaterThan(1);
  const leave = hub.add({
    stream: { send, end: () => undefined },
    concerns: (news) => news.kind === 'changed' && news.id !== ids[1],
    isAdmitted,
  });
  await inTransaction(server.db, async (tx) => {
    for (const id of ids) await notifyOfLead(tx, id, 'changed');
  });
  await expect.poll(() => send.mock.calls.join('')).toContain(ids[2]);
  leave();
  expect(isAdmitted).toHaveBeenCalledTimes(1);
  const [first, , third] = ids.map((id) => `event: lead\ndata: {"kind":"changed","id":"${id}"}\n\n`);
  expect(send.mock.calls).toEqual([[`${first}${third}`]]);
});
