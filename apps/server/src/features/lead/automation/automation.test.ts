import type { Caller } from '@ayrac/domain/access.ts';
import { hourInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mail } from '#server/features/mail/table.ts';
import type { Services } from '#server/services.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { makeLead, withdrawLead } from '#server/testing/leads.ts';
import { jobServices, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { lead } from '../table.ts';
import { runAutomations } from './run-automations.ts';
import { automationRun } from './table.ts';

let server: TestApp;
let services: Services;
let admin: Caller;
let customerId: string;
beforeAll(async () => {
  server = await testApp();
  services = await jobServices(server);
  const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
  admin = { kind: 'member', id, username, role: 'ADMIN', sessionId: id };
  ({ id: customerId } = await makeAccount(server.db));
});
beforeEach(() => server.actAs(admin));
afterEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  server.app.inject({
    method,
    url: `/api/${path}`,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    }),
  });

/** Makes a brand with a campaign, and people who work on its requests. */
async function makeSide(people = 2) {
  const brand = await makeBrand(server.db);
  const campaign = await makeCampaign(server.db, { brandId: brand.id });
  const accounts = await Promise.all(
    Array.from({ length: people }, () => makeAccount(server.db, { role: 'CRM_ADMIN', brandId: brand.id })),
  );
  const [first] = accounts;
  if (first === undefined) throw new Error('Nobody works for the brand.');
  const agent: Caller = {
    ...{ kind: 'member', id: first.id, username: first.username, role: 'CRM_ADMIN' },
    ...{ sessionId: first.id, brandId: brand.id },
  };
  const ids = accounts.map(({ id }) => id);
  return {
    brandId: brand.id,
    campaignId: campaign.id,
    ids,
    names: accounts.map((one) => one.username),
    agent,
  };
}
type Side = Awaited<ReturnType<typeof makeSide>>;

let made = 0;
async function automate(side: Side, values: object = {}, isActive = true) {
  made += 1;
  const given = { name: `Otomasyon ${made}`, brandId: side.brandId, deed: 'remind', ...values, isActive };
  const reply = await call('POST', 'crm/automations', given);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().row;
}

// `testNow` is Friday the 20th at noon: half an hour before lunch, which lasts an hour.
const minutes = (count: number) => new Date(testNow.getTime() + count * minuteInMs);

/** Makes a request that came now and has to be answered within half an hour, which ends as lunch begins. */
async function ask({ campaignId }: Side, values: object = {}) {
  const { id } = await makeLead(server.db, {
    ...{ campaignId, customerId, contactEmail: 'ada@ornek.example', contactPhone: '+905321112233' },
    ...{ contactName: 'Ada', contactSurname: 'Su', createdAt: server.clock.now },
    ...{ respondBy: minutes(30), dueAt: minutes(30) },
    ...values,
  });
  return id;
}

async function runAt(now: Date) {
  server.clock.now = now;
  await runAutomations(server.db, services);
}
const afterLunch = minutes(90);
const runsOf = (...ids: readonly string[]) =>
  server.db
    .select()
    .from(automationRun)
    .where(inArray(automationRun.leadId, [...ids]));
const rowOf = async (id: string) => (await server.db.select().from(lead).where(eq(lead.id, id)))[0];
const mailsTo = (accountId: string) =>
  server.db
    .select()
    .from(mail)
    .where(and(eq(mail.accountId, accountId), eq(mail.template, 'leads-unanswered')));
const work = (id: string, deed: object) => call('POST', `crm/leads/${id}/work`, { deed });
const story = async (id: string) => (await call('GET', `crm/leads/${id}/story`)).json().entries;

describe('a request that nobody has answered in time', () => {
  it('has its owner reminded once, while the brand is open, which its timeline and the list tell', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    const rule = await automate(side);
    const id = await ask(side, { ownerId });
    await runAt(minutes(29));
    await runAt(minutes(31));
    expect(await runsOf(id)).toEqual([]);
    await runAt(afterLunch);
    await runAt(minutes(91));
    expect(await runsOf(id)).toMatchObject([
      { automationId: rule.id, deed: 'remind', people: [ownerId], createdAt: afterLunch },
    ]);
    const told = await mailsTo(ownerId);
    expect(told).toMatchObject([{ data: { deed: 'remind', rule: rule.name, count: 1 } }]);
    // Mails contain no personal data of the requester.
    expect(JSON.stringify(told[0]?.data)).not.toMatch(/Ada|ornek|90532/);
    expect(JSON.stringify(told[0]?.data)).toContain(`/crm-admin/leads?open=${id}`);
    expect(await story(id)).toContainEqual(
      expect.objectContaining({
        by: null,
        what: { kind: 'automation', rule: rule.name, deed: 'remind', people: [side.names[0]] },
      }),
    );
    const list = (await call('GET', `crm/automation-runs?automationId=${rule.id}`)).json();
    expect(list).toMatchObject({
      total: 1,
      items: [{ name: 'Ada Su', leadId: id, people: side.names[0], isDone: true }],
    });
    expect((await call('GET', `crm/automations/${rule.id}`)).json()).toMatchObject({ runs: 1 });
  });

  it('goes to somebody else by the rules of the brand, in turn, who is told in one mail', async () => {
    const side = await makeSide(3);
    const [ada, can, ece] = side.ids as [string, string, string];
    const given = { name: 'Herkes', brandId: side.brandId, people: [ada, can].join(','), isActive: true };
    expect((await call('POST', 'crm/assignment-rules', given)).statusCode).toBe(200);
    await automate(side, { deed: 'reassign' });
    const [first, second, third] = [
      await ask(side, { ownerId: ada }),
      await ask(side, { ownerId: ece, respondBy: minutes(31) }),
      await ask(side, { ownerId: ece, respondBy: minutes(32) }),
    ];
    await runAt(afterLunch);
    expect((await rowOf(first))?.ownerId).toBe(can);
    expect((await rowOf(second))?.ownerId).toBe(ada);
    expect(await rowOf(third)).toMatchObject({ ownerId: can, version: 2 });
    expect(await mailsTo(can)).toMatchObject([{ data: { count: 2 } }]);
    expect(await mailsTo(ece)).toEqual([]);
    // The run says who got the request. The person's other requests are listed as well.
    const told = (await story(first)).filter(({ leadId }: { leadId: string }) => leadId === first);
    expect(told.map(({ what }: { what: object }) => what)).toEqual([
      expect.objectContaining({ kind: 'automation', people: [side.names[1]] }),
      expect.objectContaining({ kind: 'asked' }),
    ]);
  });

  it('goes to the first of the named people who can take it, and to nobody where none can', async () => {
    const side = await makeSide(3);
    const [owner, away, there] = side.ids as [string, string, string];
    await call('PATCH', `crm/assignees/${away}`, { version: 1, values: { absentFrom: '2026-11-20' } });
    await call('PATCH', `crm/assignees/${there}`, { version: 1, values: { capacity: 1 } });
    await automate(side, { deed: 'reassign', people: [owner, away, there].join(',') });
    const [one, other] = [await ask(side, { ownerId: owner }), await ask(side, { ownerId: owner })];
    await runAt(afterLunch);
    const owners = [(await rowOf(one))?.ownerId, (await rowOf(other))?.ownerId];
    expect(owners.toSorted()).toEqual([owner, there].toSorted());
    expect((await runsOf(one, other)).map(({ people }) => people.length).toSorted()).toEqual([0, 1]);
  });

  it('is told to those whom the rule names, in their language, but by mail to nobody who wants none', async () => {
    const side = await makeSide(3);
    const [english, silent, gone] = side.ids as [string, string, string];
    await server.db.execute(sql`update account set locale = 'en' where id = ${english}`);
    await call('PATCH', `crm/assignees/${silent}`, { version: 1, values: { wantsMail: false } });
    await automate(side, { deed: 'tell', people: side.ids.join(','), hours: 2 });
    await server.db.execute(sql`update account set is_active = false where id = ${gone}`);
    const id = await ask(side);
    await runAt(minutes(179));
    expect(await runsOf(id)).toEqual([]);
    await runAt(minutes(180));
    expect(await runsOf(id)).toMatchObject([{ people: [english, silent] }]);
    expect(await mailsTo(english)).toMatchObject([{ locale: 'en', data: { deed: 'tell' } }]);
    expect([...(await mailsTo(silent)), ...(await mailsTo(gone))]).toEqual([]);
  });

  it('is left alone where it was answered, put off, withdrawn, merged, suspect or over', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    await automate(side);
    const mine = { ownerId };
    const [answered, snoozed, won, withdrawn, kept] = [
      await ask(side, mine),
      await ask(side, mine),
      await ask(side, mine),
      await ask(side, mine),
      await ask(side, mine),
    ] as const;
    const suspect = await ask(side, { ...mine, isSuspect: true });
    const merged = await ask(side, { ...mine, mergedInto: kept });
    await work(answered, { kind: 'contact', channel: 'call', outcome: 'reached' });
    await work(snoozed, { kind: 'snooze', until: minutes(120).toISOString() });
    await work(won, { kind: 'stage', stage: 'won' });
    await withdrawLead(server.db, withdrawn);
    await runAt(afterLunch);
    const all = [answered, snoozed, won, withdrawn, kept, suspect, merged];
    expect((await runsOf(...all)).map(({ leadId }) => leadId)).toEqual([kept]);
    // A snoozed request has its turn when the snooze is over.
    await runAt(minutes(121));
    expect((await runsOf(snoozed)).length).toBe(1);
  });

  it('waits for the first open minute where its snooze ends on a public holiday', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    const istanbul = (text: string) => new Date(`${text}:00+03:00`);
    server.clock.now = istanbul('2026-10-28T09:30');
    await automate(side);
    const id = await ask(side, { ownerId, respondBy: istanbul('2026-10-28T10:30') });
    await work(id, { kind: 'snooze', until: istanbul('2026-10-29T10:00').toISOString() });
    for (const time of ['28T11:00', '28T14:00', '29T10:00', '29T15:00', '30T08:59']) {
      await runAt(istanbul(`2026-10-${time}`));
      expect(await runsOf(id)).toEqual([]);
    }
    await runAt(istanbul('2026-10-30T09:00'));
    expect((await runsOf(id)).length).toBe(1);
  });

  it('is seen to once, by two nodes at once too, and all of many', async () => {
    const side = await makeSide();
    const [ownerId, other] = side.ids as [string, string];
    await automate(side);
    await automate(side, { deed: 'tell', people: other });
    const ids = await Promise.all(Array.from({ length: 7 }, () => ask(side, { ownerId })));
    server.clock.now = afterLunch;
    await Promise.all([
      runAutomations(server.db, services, 3),
      runAutomations(server.db, services, 3),
      runAutomations(server.db, services, 3),
    ]);
    await runAutomations(server.db, services, 3);
    expect((await runsOf(...ids)).length).toBe(14);
    const counts = async (id: string) =>
      (await mailsTo(id)).map(({ data }) => (data as { count: number }).count);
    for (const id of [ownerId, other])
      expect((await counts(id)).reduce((sum, count) => sum + count, 0)).toBe(7);
  });
});

describe('how much a request presses', () => {
  it('is told in its row and found by: later, today, overdue, and escalated until somebody answers', async () => {
    const side = await makeSide();
    const rule = await automate(side, { deed: 'tell', people: side.ids[0] });
    // In the time of the database's clock.
    const inHours = (hours: number) => new Date(Date.now() + hours * hourInMs);
    const escalated = await ask(side);
    const told = await ask(side);
    const overdue = await ask(side, { respondBy: minutes(600), dueAt: inHours(-1) });
    const later = await ask(side, { respondBy: minutes(600), dueAt: inHours(48) });
    const won = await ask(side, { respondBy: minutes(600) });
    await work(won, { kind: 'stage', stage: 'won' });
    await runAt(afterLunch);
    expect((await runsOf(escalated, told)).length).toBe(2);
    await work(told, { kind: 'contact', channel: 'call', outcome: 'reached' });
    await server.db
      .update(lead)
      .set({ dueAt: inHours(48) })
      .where(eq(lead.id, told));
    const found = async (urgency: string) => {
      const reply = await call('GET', `crm/leads?brandId=${side.brandId}&urgency=${urgency}`);
      return reply.json().items.map((row: { id: string; urgency: string }) => [row.id, row.urgency]);
    };
    expect(await found('escalated')).toEqual([[escalated, 'escalated']]);
    expect(await found('overdue')).toEqual([[overdue, 'overdue']]);
    expect((await found('later')).toSorted()).toEqual(
      [
        [later, 'later'],
        [told, 'later'],
      ].toSorted(),
    );
    expect((await found('due,overdue,escalated,later')).length).toBe(4);
    expect((await call('GET', `crm/leads/${won}`)).json()).toMatchObject({ urgency: null });
    const wrong = await call('GET', 'crm/leads?urgency=soon');
    expect(wrong.statusCode).toBe(400);
    // When nobody could be told, the run names nobody.
    await server.db.execute(sql`update account set is_active = false where id = ${side.ids[0]}`);
    server.clock.now = testNow;
    const untold = await ask(side);
    await runAt(afterLunch);
    expect(await runsOf(untold)).toMatchObject([{ automationId: rule.id, people: [] }]);
    expect(await found('escalated')).toEqual([[escalated, 'escalated']]);
  });
});

describe('an automation', () => {
  it('leaves alone what had waited before it was switched on, and does nothing while it is off or in the bin', async () => {
    const side = await makeSide();
    const [ownerId] = side.ids as [string];
    const before = await ask(side, { ownerId, respondBy: minutes(-1) });
    const rule = await automate(side, {}, false);
    const after = await ask(side, { ownerId });
    await runAt(afterLunch);
    expect(await runsOf(before, after)).toEqual([]);
    server.clock.now = testNow;
    const on = await call('PATCH', `crm/automations/${rule.id}`, { version: 1, values: { isActive: true } });
    expect(on.statusCode, on.body).toBe(200);
    await runAt(afterLunch);
    expect((await runsOf(before, after)).map(({ leadId }) => leadId)).toEqual([after]);
    server.clock.now = testNow;
    const later = await ask(side, { ownerId });
    expect((await call('DELETE', `crm/automations/${rule.id}?version=2`)).statusCode).toBe(200);
    await runAt(afterLunch);
    expect(await runsOf(later)).toEqual([]);
  });

  it.each<[string, object]>([
    ['people', { deed: 'tell' }],
    ['deed', { deed: 'dance' }],
    ['deed', { deed: null }],
    ['hours', { hours: 0 }],
    ['hours', { hours: 1e9 }],
    ['hours', { hours: 'çok' }],
    ['people', { people: crypto.randomUUID() }],
    ['people', { people: ['a'] }],
    ['people', { people: 'x'.repeat(10_000) }],
    ['brandId', { brandId: crypto.randomUUID() }],
    ['name', { name: '' }],
  ])('is refused for its %s', async (field, values) => {
    const side = await makeSide(1);
    const given = { name: 'Otomasyon', brandId: side.brandId, deed: 'remind', ...values };
    const reply = await call('POST', 'crm/automations', given);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields).map((path) => path.replace(/^values\./, ''))).toEqual([field]);
  });

  it('is tried on the last week’s requests before it is on, and writes nothing', async () => {
    const side = await makeSide(2);
    const [ada, can] = side.ids as [string, string];
    const earlier = (hours: number) => new Date(testNow.getTime() - hours * hourInMs);
    const respondBy = earlier(2);
    const missed = await ask(side, { ownerId: ada, createdAt: earlier(3), respondBy });
    await ask(side, { createdAt: earlier(2.9), respondBy, firstContactAt: earlier(2.5), stage: 'contacted' });
    const late = await ask(side, { createdAt: earlier(2.8), respondBy, firstContactAt: earlier(1) });
    await ask(side, { createdAt: earlier(24 * 8), respondBy: earlier(24 * 8 - 1) });
    await ask(side, { createdAt: earlier(1) });
    const snoozed = await ask(side, { createdAt: earlier(3), respondBy: minutes(-5) });
    server.clock.now = minutes(-10);
    await work(snoozed, { kind: 'snooze', until: minutes(200).toISOString() });
    server.clock.now = testNow;
    const rule = await automate(side, { deed: 'reassign', people: `${ada},${can}` }, false);
    const trial = (await call('GET', `crm/automations/${rule.id}/trial`)).json();
    expect(trial).toMatchObject({ deed: 'reassign', leads: 5, runs: 2, nobody: 0 });
    const [latest, first] = trial.latest;
    expect([first.id, latest.id].toSorted()).toEqual([missed, late].toSorted());
    expect([first, latest].find(({ id }) => id === missed)).toMatchObject({
      ...{ owner: side.names[0], at: respondBy.toISOString(), people: [side.names[1]] },
    });
    expect(await runsOf(missed, late)).toEqual([]);
    expect((await rowOf(missed))?.ownerId).toBe(ada);
  });
});

describe("a brand's own people", () => {
  let ours: Side;
  let theirs: Side;
  let rule: { id: string };
  let runId: string;
  beforeAll(async () => {
    server.actAs(admin);
    [ours, theirs] = [await makeSide(), await makeSide()];
    rule = await automate(theirs);
    const id = await ask(theirs, { ownerId: theirs.ids[0] });
    await runAt(afterLunch);
    runId = (await runsOf(id))[0]?.id ?? '';
    server.clock.now = testNow;
  });
  beforeEach(() => server.actAs(ours.agent));

  const one = () => `crm/automations/${rule.id}`;
  it.each<[string, () => ReturnType<typeof call>]>([
    ['opened', () => call('GET', one())],
    ['tried', () => call('GET', `${one()}/trial`)],
    ['read in its history', () => call('GET', `${one()}/history`)],
    ['changed', () => call('PATCH', one(), { version: 1, values: { isActive: false } })],
    ['put into the bin', () => call('DELETE', `${one()}?version=1`)],
    ['taken out of the bin', () => call('POST', `${one()}/restore`)],
    ['opened as a run', () => call('GET', `crm/automation-runs/${runId}`)],
    [
      'made',
      () => call('POST', 'crm/automations', { name: 'Benim', brandId: theirs.brandId, deed: 'remind' }),
    ],
  ])("cannot have another brand's %s: it is not there", async (_name, attack) => {
    expect((await attack()).statusCode).toBe(404);
  });

  it('find none of another brand, whatever they ask for, and name none of its people', async () => {
    for (const list of [
      'automations',
      `automations?brandId=${theirs.brandId}`,
      'automation-runs',
      `automation-runs?automationId=${rule.id}`,
      'automation-runs?q=ada',
    ])
      expect((await call('GET', `crm/${list}`)).json()).toMatchObject({ items: [], total: 0 });
    const given = { name: 'Onlara', brandId: ours.brandId, deed: 'tell', people: theirs.ids[0] };
    expect((await call('POST', 'crm/automations', given)).json().fields).toHaveProperty('people');
    const own = (await call('POST', 'crm/automations', { ...given, people: ours.ids[0] })).json().row;
    const values = { brandId: theirs.brandId, people: theirs.ids[0] };
    expect((await call('PATCH', `crm/automations/${own.id}`, { version: 1, values })).statusCode).toBe(404);
  });
});
