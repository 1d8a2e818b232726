import type { Caller } from '@ayrac/domain/access.ts';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { brandHours, lead, leadContext, leadEvent, leadState, lostReason } from '../table.ts';

let server: TestApp;
let agent: Extract<Caller, { kind: 'member' }>;
beforeAll(async () => {
  server = await testApp();
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN' });
  agent = { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id };
  server.actAs(agent);
});
afterAll(() => server.close());

const loan = { monthlyPayment: 1_250.5, term: 12, interestRate: 3.49 };

async function ask(values: object = {}, headers = {}): Promise<string> {
  const { id } = await makeCampaign(server.db, { title: 'Kış lastiği', ...loan });
  server.actAs(undefined);
  const reply = await postQuote(server.app, 'anonymous', quoteBody(id, values as never), headers);
  server.actAs(agent);
  return reply.json().relationId;
}

const post = (path: string, body: unknown) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const work = (id: string, action: object, version?: number) =>
  post(`/api/crm/leads/${id}/work`, { action, ...(version !== undefined && { version }) });
const rowOf = async (id: string) => (await server.db.select().from(lead).where(eq(lead.id, id)))[0];
const called = { kind: 'contact', channel: 'call', outcome: 'reached' };

it('a lead keeps its origin and its deadline', async () => {
  const parameters = { utm_source: 'bulten' };
  const sending = { page: '/kampanyalar/kis-lastigi', referrer: 'haber.example', parameters };
  const id = await ask({ sending });
  const [context] = await server.db.select().from(leadContext).where(eq(leadContext.leadId, id));
  expect(context).toMatchObject({ ...sending, language: 'tr', terms: { title: 'Kış lastiği', ...loan } });
  // Sent at noon: half an hour before lunch plus half an hour after it.
  expect(await rowOf(id)).toMatchObject({ respondBy: new Date('2026-11-20T11:00:00Z') });
});

it.each([
  [
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  ],
  ['computer', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36'],
])('a lead keeps the kind of its device: %s', async (device, userAgent) => {
  const id = await ask({}, { 'user-agent': userAgent });
  const story = (await server.app.inject({ url: `/api/crm/leads/${id}/story` })).json();
  expect(story.context).toMatchObject({ device });
});

it('leads that are due at the same time are listed in the order in which they came', async () => {
  const asked: string[] = [];
  for (const hour of [17, 18, 19, 20, 21]) {
    server.clock.now = new Date(`2026-11-20T${hour}:00:00Z`);
    asked.push(await ask({ city: 'Van', town: 'Edremit' }));
  }
  server.clock.now = testNow;
  const list = async (query: object) =>
    (
      await server.app.inject({ url: '/api/crm/leads', query: { createdAtFrom: '2026-11-20', ...query } })
    ).json();
  const { items } = await list({ limit: '100' });
  expect(items.map(({ id }: { id: string }) => id).filter((id: string) => asked.includes(id))).toEqual(asked);
  const [first] = items;
  expect((await list({ limit: '1' })).items).toEqual([first]);
});

it('the answer to an action holds the versions of the lead before and after it', async () => {
  const id = await ask();
  // The stage moves with the call, and the state of the request with the stage.
  const { was, version } = (await work(id, called)).json();
  expect(was).toBe(1);
  expect((await rowOf(id))?.version).toBe(version);
  expect((await work(id, { kind: 'note', note: 'Aradı' })).json()).toMatchObject({ was: version, version });
  const plan = { kind: 'plan', action: 'Ara', at: null };
  expect((await work(id, plan, version)).json()).toMatchObject({ was: version, version: version + 1 });
});

it.each([
  ['nothing to do', { action: null, at: null }, { 'action.action': 'Bu alan zorunludur' }],
  [
    'a time in the past',
    { action: 'Ara', at: '2020-01-01T09:00:00.000Z' },
    { 'action.at': 'Geçmiş bir zaman planlanamaz' },
  ],
])('a plan with %s is refused', async (_what, plan, fields) => {
  const refused = await work(await ask(), { kind: 'plan', ...plan });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 'validation-failed', fields });
});

it('a successful call stops the clock and moves the lead on', async () => {
  const id = await ask();
  await work(id, { ...called, outcome: 'no-answer' });
  // The call was at noon.
  const again = new Date('2026-11-20T11:00:00Z');
  const untouched = { stage: 'new', state: 'received', firstContactAt: null };
  expect(await rowOf(id)).toMatchObject({ ...untouched, nextActionAt: again });
  expect((await work(id, { ...called, note: 'Pazartesi gelecek' })).statusCode).toBe(200);
  expect(await rowOf(id)).toMatchObject({ stage: 'contacted', state: 'contacted', firstContactAt: testNow });
});

it('work is undone as a whole within ten minutes, unless another person has worked since', async () => {
  const [first, second] = [await ask(), await ask()];
  const target = { kind: 'ids', ids: [first, second] };
  const undo = (change: string) => post(`/api/crm/changes/${change}/undo`, {});
  const moved = (
    await post('/api/crm/leads/work', { target, action: { kind: 'stage', stage: 'offered' } })
  ).json();
  expect(moved).toMatchObject({ done: 2, failed: [] });
  expect(await rowOf(first)).toMatchObject({ stage: 'offered', state: 'preparing' });
  await work(second, { kind: 'assign', ownerId: agent.id });
  expect((await undo(moved.change)).json()).toMatchObject({ done: 1, failed: [{ id: second }] });
  expect(await rowOf(first)).toMatchObject({ stage: 'new', state: 'received' });
  expect(await rowOf(second)).toMatchObject({ stage: 'offered', ownerId: agent.id });

  const { change } = (await work(first, called)).json();
  server.clock.now = new Date(testNow.getTime() + 11 * 60_000);
  expect((await undo(change)).json().code).toBe('too-late-to-undo');
  server.clock.now = testNow;
});

it("two people on one lead see each other's changes", async () => {
  const id = await ask();
  await work(id, { kind: 'assign', ownerId: agent.id }, 1);
  const late = await work(id, { kind: 'stage', stage: 'qualified' }, 1);
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ code: 'record-changed', current: { id, ownerId: agent.id } });
});

it('a lost lead requires a reason of the list', async () => {
  const id = await ask();
  expect((await work(id, { kind: 'stage', stage: 'lost' })).statusCode).toBe(400);
  const [reason] = (await server.app.inject({ url: '/api/crm/lost-reasons' })).json();
  expect((await work(id, { kind: 'stage', stage: 'lost', lostReasonId: reason.id })).statusCode).toBe(200);
  expect(await rowOf(id)).toMatchObject({ stage: 'lost', state: 'closed' });
  const [kept] = await server.db.select().from(lostReason).where(eq(lostReason.id, reason.id));
  for (const [language, name] of [
    ['tr', kept?.name],
    ['en', kept?.nameEn],
  ]) {
    const headers = { 'accept-language': language };
    const story = await server.app.inject({ url: `/api/crm/leads/${id}/story`, headers });
    const what = { kind: 'stage', stage: 'lost', reason: name };
    expect(story.json().entries).toContainEqual(expect.objectContaining({ what }));
  }
});

it('the list shows the earliest due leads first', async () => {
  const late = await ask({ contactPreference: { channel: 'phone', timeOfDay: 'evening' } });
  const soon = await ask();
  const { items } = (await server.app.inject({ url: '/api/crm/leads?stand=new' })).json();
  const ids: string[] = items.map((item: { id: string }) => item.id);
  expect(ids.indexOf(soon)).toBeLessThan(ids.indexOf(late));
});

it('an erased lead is listed only for a closed state or a time, and still opens by its address', async () => {
  const [id, other] = [await ask(), await ask()];
  const dueAt = new Date('9999-12-31T00:00:00Z');
  // The state that an erasure leaves behind.
  await server.db.update(lead).set({ erasedAt: testNow, dueAt }).where(eq(lead.id, id));
  const listed = async (filters: string): Promise<string[]> =>
    (await server.app.inject({ url: `/api/crm/leads?limit=200&sort=-createdAt&${filters}` }))
      .json()
      .items.map((item: { id: string }) => item.id);
  const { brandId } = (await rowOf(id)) ?? {};
  for (const filters of ['', `brandId=${brandId}`, 'isUnassigned=false', 'stand=new', 'stand=lost,new'])
    expect(await listed(filters), filters).not.toContain(id);
  for (const filters of ['', 'stand=new', 'stand=lost,new,contacted'])
    expect(await listed(filters), filters).toContain(other);
  expect(await listed('createdAtFrom=2026-11-20')).toContain(id);
  expect((await server.app.inject(`/api/crm/leads/${id}`)).statusCode).toBe(200);
  for (const closed of [id, other])
    await server.db.update(lead).set({ stage: 'won', dueAt }).where(eq(lead.id, closed));
  expect(await listed('stand=won')).toEqual(expect.arrayContaining([id, other]));
});

it('every action appears in the timeline, and every state among the steps', async () => {
  const id = await ask({ marketing: { email: true, sms: false, call: false } });
  await work(id, { ...called, note: 'Aradım' });
  const { entries, permissions } = (await server.app.inject({ url: `/api/crm/leads/${id}/story` })).json();
  expect(entries.map(({ what }: { what: { kind: string } }) => what.kind).toSorted()).toEqual([
    'asked',
    'confirmation',
    'contact',
    'permission',
  ]);
  const answer = { channel: 'email', state: 'unconfirmed' };
  expect(entries).toContainEqual(expect.objectContaining({ what: { kind: 'permission', ...answer } }));
  expect(permissions).toContainEqual(answer);
  expect(permissions).toContainEqual({ channel: 'sms', state: 'unasked' });
  expect(await server.db.$count(leadState, eq(leadState.leadId, id))).toBe(1);
  expect(await server.db.$count(leadEvent, eq(leadEvent.leadId, id))).toBe(1);
});

it('a lead can be put off until its brand opens on the next business day', async () => {
  const id = await ask();
  const [{ brandId = '' } = {}] = await server.db.select().from(lead).where(eq(lead.id, id));
  const opening = async () =>
    (await server.app.inject({ url: `/api/crm/leads/${id}/story` })).json().plan.nextOpening;
  // It is Friday.
  expect(await opening()).toBe('2026-11-23T06:00:00.000Z');
  await server.db
    .update(brandHours)
    .set({ days: '1,2,3,4,5,6', opens: '10:00' })
    .where(eq(brandHours.id, brandId));
  expect(await opening()).toBe('2026-11-21T07:00:00.000Z');
});

it.each(['one', 'many'])('a snooze of %s lead ends when its brand is open again', async (way) => {
  const id = await ask();
  const action = { kind: 'snooze', until: '2030-10-29T08:00:00.000Z' };
  if (way === 'one') await work(id, action);
  else await post('/api/crm/leads/work', { target: { kind: 'ids', ids: [id] }, action });
  // Republic Day.
  expect(await rowOf(id)).toMatchObject({
    snoozedUntil: new Date('2030-10-30T06:00:00Z'),
    dueAt: new Date('2030-10-30T06:00:00Z'),
  });
});

it('work on many leads says which are done when the database ends a connection midway', async () => {
  const ids = [await ask(), await ask(), await ask()];
  const [, second, ...later] = ids;
  const other = new pg.Client(server.database.connection);
  await other.connect();
  await other.query('begin');
  await other.query('select from lead where id = $1 for update', [second]);
  const working = post('/api/crm/leads/work', {
    target: { kind: 'ids', ids },
    action: { kind: 'stage', stage: 'offered' },
  });
  const waiting = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await server.db.execute(waiting)).rows.length).toBe(1);
  const outcome = (await working).json();
  await other.end();
  expect(outcome).toEqual({
    done: 1,
    change: expect.any(String),
    failed: [second, ...later].map((id) => expect.objectContaining({ id, code: 'database-unavailable' })),
  });
  const stages = await Promise.all(ids.map(async (id) => (await rowOf(id))?.stage));
  expect(stages).toEqual(['offered', 'new', 'new']);
});
