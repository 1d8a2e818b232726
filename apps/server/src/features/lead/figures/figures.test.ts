import type { LeadFigurePart, LeadFigureValue } from '@ayrac/contract/office/lead-figures.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { dayInMs, hourInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { makeLead } from '#server/testing/leads.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { lead, lostReason } from '../table.ts';
import { measureAnswers } from './measure-answers.ts';

let server: TestApp;
let admin: Caller;
let customerId: string;
beforeAll(async () => {
  server = await testApp();
  const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
  admin = { kind: 'member', id, username, role: 'ADMIN', sessionId: id };
  ({ id: customerId } = await makeAccount(server.db));
});
beforeEach(() => server.actAs(admin));
afterAll(() => server.close());

async function makeSide() {
  const brand = await makeBrand(server.db);
  const campaign = await makeCampaign(server.db, { brandId: brand.id });
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: brand.id });
  const agent: Caller = {
    ...{ kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId: brand.id },
  };
  return {
    brandId: brand.id,
    brand: brand.name,
    campaignId: campaign.id,
    ownerId: id,
    owner: username,
    agent,
  };
}
type Side = Awaited<ReturnType<typeof makeSide>>;

// `testNow` is Friday the 20th at noon. The brand answers from 9 to 18, except for an hour of lunch.
const today = (hour: number, minute = 0) =>
  new Date(testNow.getTime() + (hour - 12) * hourInMs + minute * minuteInMs);
const contact = () => ({
  ...{ customerId, contactEmail: 'ada@ornek.example', contactPhone: '+905321112233' },
  ...{ contactName: 'Ada', contactSurname: 'Su' },
});

/** Makes a request with an hour to answer it, answered after some minutes, or not at all. */
async function ask({ campaignId }: Side, createdAt: Date, minutes?: number, values: object = {}) {
  const at = (after: number) => new Date(createdAt.getTime() + after * minuteInMs);
  return makeLead(server.db, {
    ...{ campaignId, ...contact(), createdAt, respondBy: at(60) },
    ...(minutes !== undefined && {
      firstContactAt: at(minutes),
      lastContactAt: at(minutes),
      stage: 'contacted',
    }),
    ...values,
  });
}

async function read(query: Readonly<Record<string, string>> = {}) {
  const reply = await server.app.inject({ url: '/api/crm/figures', query: { ...query } });
  expect(reply.statusCode, reply.body).toBe(200);
  const { figures, ...rest } = reply.json();
  const all: readonly LeadFigureValue[] = figures;
  return { ...rest, ...Object.fromEntries(all.map(({ name, value, before }) => [name, [value, before]])) };
}
const partOf = (parts: readonly LeadFigurePart[], id: string | null) => parts.find((one) => one.id === id);

describe('CRM figures', () => {
  it('are empty without requests, for every day', async () => {
    const { brandId } = await makeSide();
    const figures = await read({ brandId, period: '7' });
    expect(figures).toMatchObject({
      ...{ requests: [0, 0], median: [null, null], slowest: [null, null], inTime: [null, null] },
      ...{ contacted: [0, 0], won: [0, 0], people: [], brands: [], lost: [] },
    });
    expect(figures.days).toHaveLength(7);
  });

  it('show the progress of requests beside the previous period, by day, person, brand and reason', async () => {
    const side = await makeSide();
    const { brandId, ownerId } = side;
    const [reason] = await server.db.select().from(lostReason).limit(1);
    if (reason === undefined) throw new Error('There is no reason.');
    await ask(side, today(9), 10, { ownerId, stage: 'won' });
    await ask(side, today(9, 30), 20, { ownerId });
    await ask(side, today(10), 90, { ownerId, stage: 'lost', lostReasonId: reason.id });
    const kept = await ask(side, today(10, 30));
    await ask(side, today(11, 30));
    await ask(side, today(11), 1, { isSuspect: true });
    // A second request of the same person.
    await ask(side, today(11), undefined, { mergedInto: kept.id });
    await ask(side, new Date(today(10).getTime() - 7 * dayInMs), 30, { ownerId });
    // Later in the day than the current time.
    await ask(side, new Date(today(13).getTime() - 7 * dayInMs), 30, { ownerId });
    await measureAnswers(server.db, 2);
    const figures = await read({ brandId, period: '7' });
    expect(figures).toMatchObject({
      // The answer time of one is not over yet.
      ...{ requests: [5, 1], median: [20, 30], slowest: [90, 30], inTime: [50, 100] },
      ...{ contacted: [3, 1], won: [1, 0], lost: [{ id: reason.id, name: reason.name, leads: 1 }] },
    });
    expect(figures.days.at(-1)).toEqual({ day: '2026-11-20', requests: 5, contacted: 3, won: 1 });
    expect(partOf(figures.people, ownerId)).toEqual({
      ...{ id: ownerId, name: side.owner, requests: 3, median: 20, slowest: 90, inTime: 67 },
      ...{ contacted: 3, won: 1, lost: 1 },
      before: { requests: 1, median: 30, slowest: 30, inTime: 100, contacted: 1, won: 0, lost: 0 },
    });
    expect(partOf(figures.people, null)).toMatchObject({ name: null, requests: 2, inTime: 0, median: null });
    expect(figures.brands).toMatchObject([{ id: brandId, name: side.brand, requests: 5, lost: 1 }]);
    const own = await read({ ownerId, period: '7' });
    expect(own).toMatchObject({ requests: [3, 1], inTime: [67, 100] });
    expect(own.days.at(-1)).toEqual({ day: '2026-11-20', requests: 3, contacted: 3, won: 1 });
  });

  it('count the time to the first answer to a suspect request from its acceptance', async () => {
    const side = await makeSide();
    const accepted = { review: 'accepted', reviewedAt: today(10) };
    const { id } = await ask(side, today(9), 75, accepted);
    await measureAnswers(server.db);
    const [measured] = await server.db.select().from(lead).where(eq(lead.id, id));
    expect(measured?.answerMinutes).toBe(15);
  });

  it('count minutes within business hours, again after the first answer is undone', async () => {
    const side = await makeSide();
    const { id } = await ask(side, today(11, 50));
    const post = (path: string, body: object) =>
      server.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
    const answerAt = async (now: Date) => {
      server.clock.now = now;
      const action = { kind: 'contact', channel: 'call', outcome: 'reached' };
      const { change } = (await post(`/api/crm/leads/${id}/work`, { action })).json();
      await measureAnswers(server.db);
      server.clock.now = testNow;
      return change;
    };
    const minutes = async () =>
      (await server.db.select().from(lead).where(eq(lead.id, id)))[0]?.answerMinutes;
    try {
      // 40 minutes before lunch and 20 after it.
      server.clock.now = today(13, 50);
      const change = await answerAt(today(13, 50));
      expect(await minutes()).toBe(60);
      server.clock.now = today(13, 51);
      const undone = await post(`/api/crm/changes/${change}/undo`, {});
      expect(undone.json()).toMatchObject({ done: 1 });
      expect(await minutes()).toBeNull();
      await answerAt(today(14, 0));
      expect(await minutes()).toBe(70);
    } finally {
      server.clock.now = testNow;
    }
  });

  it('need few statements', async () => {
    expect(await countStatements(server.db, () => read({ period: '90' }))).toBeLessThanOrEqual(6);
  });

  it.each([{ period: '8' }, { brandId: 'x' }, { ownerId: "' or true --" }])('refuse %j', async (query) => {
    const reply = await server.app.inject({ url: '/api/crm/figures', query });
    expect(reply.statusCode).toBe(400);
  });
});

describe('staff of a brand', () => {
  it('see the figures of their own brand only', async () => {
    const [ours, theirs] = [await makeSide(), await makeSide()];
    await ask(ours, today(10), 5, { ownerId: ours.ownerId });
    await ask(theirs, today(10), 500, { ownerId: theirs.ownerId, stage: 'won' });
    await measureAnswers(server.db);
    server.actAs(ours.agent);
    const own = await read();
    expect(own).toMatchObject({ requests: [1, 0], median: [5, null], won: [0, 0] });
    expect(JSON.stringify(own)).not.toContain(theirs.brandId);
    expect(JSON.stringify(own)).not.toContain(theirs.ownerId);
    for (const query of [{ brandId: theirs.brandId }, { ownerId: theirs.ownerId }]) {
      const foreign = await read(query);
      expect(foreign).toMatchObject({ requests: [0, 0], people: [], brands: [], lost: [] });
      expect(foreign.days.every((day: { requests: number }) => day.requests === 0)).toBe(true);
    }
  });
});

/** Returns the statements that some work sends for leads. */
async function statementsOf(work: () => Promise<unknown>) {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.flatMap(([sent, values]: readonly unknown[]) => {
      const text = typeof sent === 'string' ? sent : String(Object(sent).text);
      return text.includes('from lead') ? [{ text, values: values as readonly unknown[] }] : [];
    });
  } finally {
    query.mockRestore();
  }
}

it('CRM figures are read from an index only', async () => {
  const [side, other] = [await makeSide(), await makeSide()];
  const { id } = await ask(side, today(10), 5, { ownerId: side.ownerId });
  await ask(other, today(10), 5, { ownerId: other.ownerId });
  await server.db.execute(sql`
    insert into lead (customer_id, campaign_id, brand_id, owner_id, contact_name, contact_surname, contact_email,
      contact_phone, created_at, respond_by, first_contact_at, answer_minutes, is_active)
    select customer_id, campaign_id, case when n % 20 = 0 then brand_id else ${other.brandId}::uuid end, owner_id, 'A', 'B',
      n || '@ornek.example', '+905' || 400000000 + n, created_at - n * interval '1 hour', respond_by, first_contact_at, n % 300, false
    from lead, generate_series(1, 5000) n
    where lead.id = ${id}`);
  await server.db.execute(sql`vacuum analyze lead`);
  const plansOf = async (query: Parameters<typeof read>[0]) => {
    const plans: string[] = [];
    for (const { text, values } of await statementsOf(() => read(query))) {
      const { rows } = await server.db.$client.query(`explain ${text}`, [...values]);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  };
  const plans = [
    ...(await plansOf({ period: '7' })),
    ...(await plansOf({ period: '7', brandId: side.brandId })),
  ];
  expect(plans).toHaveLength(8);
  for (const plan of plans) {
    expect(plan).toMatch(/Index Only Scan using lead_(?:counted|of_brand_counted|lost)/);
    expect(plan).not.toContain('Seq Scan on lead ');
    // Hashing each request by its day or brand takes longer than reading it.
    expect(plan).not.toMatch(/Group Key: .*(?:date_bin|brand_id)/);
  }
  // An owner's few leads are read once, not for each brand and day.
  const ofOwner = (await plansOf({ period: '7', ownerId: other.ownerId })).filter(
    (plan) => !plan.includes('lost_reason_id'),
  );
  expect(ofOwner).toHaveLength(3);
  for (const plan of ofOwner) {
    expect(plan).toMatch(/Index (?:Only )?Scan using lead_/);
    expect(plan).not.toContain('Nested Loop');
  }
  // Reasons are counted without reading the leads that are not lost.
  const losses = plans.filter((plan) => plan.includes('lost_reason_id'));
  expect(losses).toHaveLength(2);
  for (const plan of losses) expect(plan).toContain('Index Only Scan using lead_lost');
});
