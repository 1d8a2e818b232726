import type { LeadFigurePart, LeadFigureValue } from '@ayrac/contract/office/lead-figures.ts';
import { comparedSpans, type Span } from '@ayrac/domain/dashboard/period.ts';
import { figuresOf } from '@ayrac/domain/lead/lead-figures.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { makeLead } from '#server/testing/leads.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { lead } from '../table.ts';

const LEADS = 3_000;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
  server.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
});
afterAll(() => server.close());

type Row = typeof lead.$inferSelect;

/** Makes leads of 200 days, one every 96 minutes, so that some arrive at the first minute of a day. */
async function fill(): Promise<readonly Row[]> {
  const brands = [await makeBrand(server.db), await makeBrand(server.db), await makeBrand(server.db)];
  const owners = [await makeAccount(server.db), await makeAccount(server.db)];
  const campaign = await makeCampaign(server.db, { brandId: brands[0]?.id ?? '' });
  const { id: customerId } = await makeAccount(server.db);
  const { id } = await makeLead(server.db, {
    ...{ campaignId: campaign.id, customerId, createdAt: testNow, respondBy: testNow },
    ...{ contactName: 'Ada', contactSurname: 'Su' },
    ...{ contactEmail: 'ada@ornek.example', contactPhone: '+905321112233' },
  });
  const uuids = (rows: readonly { readonly id: string }[]) =>
    sql`array[${sql.join(
      rows.map((row) => sql`${row.id}::uuid`),
      sql`, `,
    )}]`;
  await server.db.execute(sql`
    insert into lead (customer_id, campaign_id, brand_id, owner_id, stage, contact_name, contact_surname, contact_email,
      contact_phone, created_at, respond_by, first_contact_at, answer_minutes, is_active)
    select customer_id, campaign_id, (${uuids(brands)})[1 + n % 3],
      case when n % 5 > 0 then (${uuids(owners)})[1 + n % 2] end,
      case n % 7 when 0 then 'won' when 1 then 'lost' else 'new' end, 'A', 'B', n || '@ornek.example', '+905' || 400000000 + n,
      date_trunc('day', created_at at time zone 'Europe/Istanbul') at time zone 'Europe/Istanbul'
        - n * interval '96 minutes',
      created_at - n * interval '96 minutes' + interval '1 hour',
      case when n % 4 > 0 then created_at - n * interval '96 minutes' + n % 120 * interval '1 minute' end,
      case when n % 4 > 1 then n % 120 * n end, false
    from lead, generate_series(1, ${LEADS}::integer) n where lead.id = ${id}`);
  return server.db.select().from(lead);
}

/** Computes the figures from each lead. */
function plainFigures(rows: readonly Row[], { from, to }: Span) {
  const within = rows.filter(({ createdAt }) => createdAt >= from && createdAt < to);
  const count = (isOne: (row: Row) => boolean) => within.filter(isOne).length;
  return figuresOf({
    requests: within.length,
    contacted: count(({ firstContactAt }) => firstContactAt !== null),
    timed: count(
      ({ firstContactAt, respondBy }) => firstContactAt !== null || Number(respondBy) < Number(testNow),
    ),
    inTime: count(
      ({ firstContactAt, respondBy }) =>
        firstContactAt !== null && Number(firstContactAt) <= Number(respondBy),
    ),
    won: count(({ stage }) => stage === 'won'),
    lost: count(({ stage }) => stage === 'lost'),
    answers: within.flatMap(({ answerMinutes }) =>
      answerMinutes === null ? [] : [{ value: answerMinutes, count: 1 }],
    ),
  });
}

it('CRM figures equal a plain count of each lead, for everybody, each owner, each brand and each day', async () => {
  const rows = await fill();
  const spans = comparedSpans('90', testNow);
  const read = await server.app.inject({ url: '/api/crm/figures', query: { period: '90' } });
  const { figures, people, brands, days } = read.json();
  const all = { current: plainFigures(rows, spans.current), before: plainFigures(rows, spans.before) };
  expect(all.current.requests).toBeGreaterThan(1_000);
  expect(all.current.lost).toBeGreaterThan(100);
  for (const { name, value, before } of figures as LeadFigureValue[])
    expect([name, value, before]).toEqual([name, all.current[name], all.before[name]]);
  const parts = [
    ...people.map((part: LeadFigurePart) => [part, rows.filter(({ ownerId }) => ownerId === part.id)]),
    ...brands.map((part: LeadFigurePart) => [part, rows.filter(({ brandId }) => brandId === part.id)]),
  ];
  // Two owners and nobody, and three brands.
  expect(parts).toHaveLength(3 + 3);
  for (const [{ id, name, ...part }, own] of parts)
    expect(part, name).toEqual({
      ...plainFigures(own, spans.current),
      before: plainFigures(own, spans.before),
    });
  const perDay = Map.groupBy(
    rows.filter(({ createdAt }) => createdAt >= spans.current.from && createdAt < spans.current.to),
    ({ createdAt }) => dayOf(createdAt),
  );
  expect(days).toHaveLength(90);
  for (const { day, ...counts } of days) {
    const own = perDay.get(day) ?? [];
    const contacted = own.filter(({ firstContactAt }) => firstContactAt !== null).length;
    const won = own.filter(({ stage }) => stage === 'won').length;
    expect([day, counts]).toEqual([day, { requests: own.length, contacted, won }]);
  }
});
