import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { delivery, deliveryAttempt, webhook } from '#server/features/delivery/table.ts';
import { inboxEntry } from '#server/features/inbox/table.ts';
import { lead, leadClaim, leadEvent, quoteForm } from '#server/features/lead/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { countExpired, enforceRetention } from './enforce.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { id, brandId } = await makeCampaign(server.db);
  const reply = await postQuote(server.app, 'anonymous', quoteBody(id), { 'idempotency-key': 'eski' });
  const { relationId: leadId } = reply.json();
  const work = { work: {}, before: {}, version: 1, changeId: crypto.randomUUID() };
  await server.db.insert(leadEvent).values({ leadId, at: testNow, kind: 'note', body: 'Aradım', ...work });
  const [address] = await server.db
    .insert(webhook)
    .values({ brandId, url: 'https://marka.example' })
    .returning();
  const told = {
    webhookId: address?.id ?? null,
    leadId,
    event: 'request-created',
    createdAt: testNow,
  } as const;
  const [sent] = await server.db.insert(delivery).values(told).returning();
  const attempt = { deliveryId: sent?.id ?? '', at: testNow, tookMs: 5, status: 200, answer: 'Tamam' };
  await server.db.insert(deliveryAttempt).values(attempt);
  await postJson(server.app, '/api/public/reports', { campaignId: id, reason: 'ended' });
});
afterAll(() => server.close());

const later = (years: number) => {
  const date = new Date(testNow);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return new Date(date.getTime() + 60_000);
};
const rowsAt = async (now: Date) =>
  Object.fromEntries((await countExpired(server.db, now)).map(({ table, rows }) => [table, rows]));

describe('expired data', () => {
  it('is empty within the retention periods', async () => {
    expect(Object.values(await rowsAt(testNow)).every((rows) => rows === 0)).toBe(true);
    expect(await rowsAt(later(1))).toMatchObject({ quote_form: 0, inbox_entry: 0, idempotency_key: 1 });
  });

  it('is counted by a dry run, which deletes nothing', async () => {
    expect(await rowsAt(later(2))).toMatchObject({ quote_form: 0, inbox_entry: 1 });
    expect(await rowsAt(later(10))).toMatchObject({ quote_form: 1, inbox_entry: 1 });
    expect(await server.db.$count(inboxEntry)).toBe(1);
  });

  it('is deleted with everything that belongs to it', async () => {
    await enforceRetention(server.db, later(2));
    expect(await server.db.$count(inboxEntry)).toBe(0);
    expect(await server.db.$count(quoteForm)).toBe(1);
    // What was sent to a brand goes long before the request, whose notes stay with it.
    for (const table of [delivery, deliveryAttempt]) expect(await server.db.$count(table)).toBe(0);
    expect(await server.db.$count(leadEvent)).toBe(1);
    await enforceRetention(server.db, later(10));
    for (const table of [quoteForm, lead, leadEvent, leadClaim, consentRecord]) {
      expect(await server.db.$count(table)).toBe(0);
    }
    expect(Object.values(await rowsAt(later(10))).every((rows) => rows === 0)).toBe(true);
  });
});

it('only an unverified account is deleted after thirty days', async () => {
  const createdAt = testNow;
  await makeAccount(server.db, { createdAt, emailVerifiedAt: null, username: 'kimse' });
  await makeAccount(server.db, { createdAt, username: 'dogrulayan' });
  await makeAccount(server.db, { createdAt, emailVerifiedAt: null, role: 'ADMIN', username: 'yonetici' });
  const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000 + 1);
  expect(await rowsAt(days(29))).toMatchObject({ account: 0 });
  await enforceRetention(server.db, days(30));
  const left = await server.db.select({ username: account.username }).from(account);
  expect(left.map(({ username }) => username).toSorted()).toEqual(['dogrulayan', 'yonetici']);
});

it('the records of a large export are deleted in batches before its entry', async () => {
  const [entry] = await server.db
    .insert(auditEntry)
    .values({ at: testNow, action: 'records-exported', rows: 25_000 })
    .returning();
  await server.db.execute(sql`
    insert into exported_record (entry_id, record_id) select ${entry?.id}, gen_random_uuid()
    from generate_series(1, 25000)`);
  await server.db.execute(sql`
    create table gone (rows integer not null);
    create function note_gone() returns trigger language plpgsql as $$
    begin
      insert into gone select count(*) from old having count(*) > 0;
      return null;
    end
    $$;
    create trigger notes_gone after delete on exported_record referencing old table as old
      for each statement execute function note_gone()`);
  await enforceRetention(server.db, later(20));
  const { rows } = await server.db.execute(sql`select rows from gone`);
  expect(rows).toEqual([{ rows: 10_000 }, { rows: 10_000 }, { rows: 5_000 }]);
  expect(await server.db.$count(auditEntry)).toBe(0);
});
