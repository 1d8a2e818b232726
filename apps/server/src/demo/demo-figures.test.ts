import type { FigureValue } from '@ayrac/contract/office/dashboard.ts';
import { rowsOfFigure } from '@ayrac/domain/dashboard/figure-rows.ts';
import { figureNames, medianOf } from '@ayrac/domain/dashboard/figures.ts';
import { figurePeriods } from '@ayrac/domain/dashboard/period.ts';
import { businessMinutesBetween, usualHours } from '@ayrac/domain/time/business-hours.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, gt, gte, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lead, lostReason } from '#server/features/lead/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { member } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { fillDemoFigures } from './demo-figures.ts';

const CAMPAIGNS = 9;
/**
 * In the middle of a month, because the first day of one may pass without requests, and ahead of the database's own
 * clock, by which the list of campaigns finds the live ones.
 */
const now = new Date('2090-11-20T09:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * dayInMs);
/** API paths of the office's lists, by the addresses of their pages. */
const calls: Readonly<Record<string, string>> = {
  '/crm-admin/leads': '/api/crm/leads',
  '/admin/campaigns': '/api/admin/campaigns',
  '/admin/customers': '/api/admin/customers',
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ now });
  server.actAs(member(9, 'ADMIN'));
  for (let nth = 0; nth < CAMPAIGNS; nth += 1)
    await makeCampaign(server.db, { endAt: nth < 2 ? inDays(nth + 3) : inDays(40) });
  await server.db.transaction((tx) => fillDemoFigures(tx, now));
});
afterAll(() => server.close());

const get = async (url: string) => {
  const reply = await server.app.inject({ url });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};

/** Returns all rows of an office list, requested page by page. */
async function rowsAt(address: string): Promise<readonly { readonly [field: string]: string }[]> {
  const [path = '', query = ''] = address.split('?');
  const rows: { [field: string]: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const asked = new URLSearchParams(query);
    asked.set('limit', '200');
    if (cursor !== '') asked.set('cursor', cursor);
    const page = await get(`${calls[path]}?${asked}`);
    if (cursor === '') expect(page.total).toBeGreaterThan(0);
    rows.push(...page.items);
    cursor = page.next;
  }
  return rows;
}

describe.each(figurePeriods)('figures of a demo in the period %s', (period) => {
  it.each(figureNames)('match in %s the underlying rows', async (name) => {
    const { figures, days, current } = await get(`/api/admin/dashboard/figures?period=${period}`);
    const { value } = figures.find((one: FigureValue) => one.name === name);
    expect(value).toBeGreaterThan(0);
    const span = { from: new Date(current.from), to: new Date(current.to) };
    const address = rowsOfFigure(name, period, span);
    if (name === 'views') {
      expect(address).toBe(`/admin/dashboard?period=${period}&flow=views`);
      expect(days.reduce((sum: number, day: { views: number }) => sum + day.views, 0)).toBe(value);
      return;
    }
    const rows = await rowsAt(address);
    if (name !== 'response') {
      expect(rows).toHaveLength(value);
      return;
    }
    const waited = rows.map(({ createdAt = '', firstContactAt = '' }) =>
      Math.round(businessMinutesBetween(new Date(createdAt), new Date(firstContactAt), usualHours)),
    );
    expect(medianOf(waited.toSorted((a, b) => a - b).map((minutes) => ({ value: minutes, count: 1 })))).toBe(
      value,
    );
  });
});

it('a later run adds what is new without repetition, and leaves no request unanswered', async () => {
  const count = () => server.db.$count(lead);
  const before = await count();
  await server.db.transaction((tx) => fillDemoFigures(tx, now));
  expect(await count()).toBe(before);
  const later = inDays(20);
  await server.db.transaction((tx) => fillDemoFigures(tx, later));
  const added = (await count()) - before;
  expect(added).toBeGreaterThan(20);
  expect(added).toBeLessThan(200);
  expect(await server.db.$count(lead, sql`due_at < '9999-01-01' or stage not in ('won', 'lost')`)).toBe(0);
  server.clock.now = later;
  const { figures } = await get('/api/admin/dashboard/figures?period=90');
  const since = new Date(later.getTime() - 90 * dayInMs);
  const { value } = figures.find((one: FigureValue) => one.name === 'requests');
  expect(value).toBeGreaterThan(0);
  expect(Math.abs((await server.db.$count(lead, gte(lead.createdAt, since))) - value)).toBeLessThan(10);
});

it('does without reasons for lost requests when the office has removed them all', async () => {
  const latest = inDays(40);
  await server.db.update(lostReason).set({ binnedAt: latest });
  const isNew = gt(lead.createdAt, inDays(21));
  await server.db.transaction((tx) => fillDemoFigures(tx, latest));
  expect(await server.db.$count(lead, and(isNew, eq(lead.stage, 'lost')))).toBeGreaterThan(0);
  expect(await server.db.$count(lead, and(isNew, isNotNull(lead.lostReasonId)))).toBe(0);
});
