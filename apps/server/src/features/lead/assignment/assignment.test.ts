import type { Caller } from '@ayrac/domain/access.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Executor } from '#server/db/database.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { countStatementsWith } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { isUnassigned } from '../queries.ts';
import { lead } from '../table.ts';
import { insertLead } from '../writes.ts';

let server: TestApp;
let admin: Caller;
beforeAll(async () => {
  server = await testApp();
  const { id, username } = await makeAccount(server.db, { role: 'ADMIN' });
  admin = { kind: 'member', id, username, role: 'ADMIN', sessionId: id };
});
beforeEach(() => server.actAs(admin));
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  server.app.inject({
    method,
    url: `/api/crm/${path}`,
    ...(body !== undefined && {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    }),
  });

/** A brand with a campaign and some people who work on its leads. */
async function makeSide(people = 2) {
  const brand = await makeBrand(server.db);
  const campaign = await makeCampaign(server.db, { brandId: brand.id });
  const accounts = await Promise.all(
    Array.from({ length: people }, () => makeAccount(server.db, { role: 'CRM_ADMIN', brandId: brand.id })),
  );
  const ids = accounts.map(({ id }) => id);
  const [first] = accounts;
  if (first === undefined) throw new Error('Nobody works for the brand.');
  const agent: Caller = {
    ...{ kind: 'member', id: first.id, username: first.username, role: 'CRM_ADMIN' },
    ...{ sessionId: first.id, brandId: brand.id },
  };
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
async function addRule(side: Side, values: object = {}, isActive = true) {
  made += 1;
  const given = { name: `Kural ${made}`, brandId: side.brandId, people: side.ids.join(','), ...values };
  const reply = await call('POST', 'assignment-rules', { ...given, isActive });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().row;
}

async function ask(campaignId: string, values: object = {}, headers = {}): Promise<string> {
  server.actAs(undefined);
  const reply = await postQuote(server.app, 'anonymous', quoteBody(campaignId, values as never), headers);
  expect(reply.statusCode, reply.body).toBe(200);
  server.actAs(admin);
  return reply.json().relationId;
}

const ownerOf = async (id: string) =>
  (await server.db.select({ ownerId: lead.ownerId }).from(lead).where(eq(lead.id, id)))[0]?.ownerId;
const limit = async (id: string, values: object) => {
  const reply = await call('PATCH', `assignees/${id}`, { version: await versionOf(id), values });
  expect(reply.statusCode, reply.body).toBe(200);
};
const versionOf = async (id: string) => (await call('GET', `assignees/${id}`)).json().version;

describe('a new lead', () => {
  it('is nobody’s where no rule is on', async () => {
    const side = await makeSide();
    await addRule(side, {}, false);
    expect(await ownerOf(await ask(side.campaignId))).toBeNull();
  });

  it('goes round among the people of the rule, which its timeline tells as nobody’s deed', async () => {
    const side = await makeSide();
    await addRule(side);
    const asked = [await ask(side.campaignId), await ask(side.campaignId), await ask(side.campaignId)];
    const [ada, can] = side.ids;
    expect(await Promise.all(asked.map(ownerOf))).toEqual([ada, can, ada]);
    const { entries } = (await call('GET', `leads/${asked[1]}/story`)).json();
    expect(entries).toContainEqual(
      expect.objectContaining({ by: null, what: { kind: 'assign', owner: side.names[1] } }),
    );
  });

  it('follows the first rule that fits: province, category, channel and language', async () => {
    const side = await makeSide(5);
    const [city, channel, language, category, rest] = side.ids;
    const parent = await makeCategory(server.db);
    const { id: categoryId } = await makeCategory(server.db, { parentId: parent.id });
    const other = await makeCampaign(server.db, { brandId: side.brandId, categoryId });
    await addRule(side, { city: 'van', people: city, position: 1 });
    await addRule(side, { channel: 'whatsapp', people: channel, position: 2 });
    await addRule(side, { language: 'en', people: language, position: 3 });
    await addRule(side, { categoryId: parent.id, people: category, position: 4 });
    await addRule(side, { people: rest, position: 5 });
    const whatsapp = { contactPreference: { channel: 'whatsapp', timeOfDay: 'any' } };
    expect(await ownerOf(await ask(side.campaignId, { city: 'Van', town: 'Edremit', ...whatsapp }))).toBe(
      city,
    );
    expect(await ownerOf(await ask(side.campaignId, whatsapp))).toBe(channel);
    expect(await ownerOf(await ask(side.campaignId, {}, { 'accept-language': 'en' }))).toBe(language);
    expect(await ownerOf(await ask(other.id))).toBe(category);
    expect(await ownerOf(await ask(side.campaignId))).toBe(rest);
  });

  it('of a member, who sends no form, has no province', async () => {
    const side = await makeSide(2);
    await addRule(side, { city: 'İzmir', people: side.ids[0] });
    await addRule(side, { people: side.ids[1] });
    const { id, username } = await makeAccount(server.db);
    server.actAs({ kind: 'member', id, username, role: 'CUSTOMER', sessionId: id });
    const reply = await postQuote(server.app, 'authenticated', memberBody(side.campaignId));
    expect(await ownerOf(reply.json().relationId)).toBe(side.ids[1]);
  });

  it('passes over who is away, who is full, and who works for the brand no more', async () => {
    const side = await makeSide(4);
    const [away, full, gone, there] = side.ids as [string, string, string, string];
    await addRule(side);
    await limit(away, { absentFrom: '2026-11-20', absentTo: '2026-11-20' });
    await limit(full, { capacity: 1 });
    await server.db.execute(
      sql`update account set brand_id = ${(await makeBrand(server.db)).id} where id = ${gone}`,
    );
    const first = await ask(side.campaignId);
    expect(await ownerOf(first)).toBe(full);
    expect(await ownerOf(await ask(side.campaignId))).toBe(there);
    expect(await ownerOf(await ask(side.campaignId))).toBe(there);
    const won = { deed: { kind: 'stage', stage: 'won' } };
    expect((await call('POST', `leads/${first}/work`, won)).statusCode).toBe(200);
    expect(await ownerOf(await ask(side.campaignId))).toBe(full);
    await limit(full, { capacity: 0 });
    await server.db.execute(sql`update account set is_active = false where id = ${there}`);
    expect(await ownerOf(await ask(side.campaignId))).toBeNull();
  });

  it('that looks like a robot’s fills up nobody until somebody accepts it', async () => {
    const side = await makeSide(1);
    await addRule(side);
    const id = await insert(side, { isSuspect: true });
    expect(await ownerOf(id)).toBeNull();
    const accepting = { target: { kind: 'ids', ids: [id] }, review: 'accepted' };
    const reply = await call('POST', 'suspect-leads/review', accepting);
    expect(reply.json(), reply.body).toMatchObject({ done: 1 });
    expect(await ownerOf(id)).toBe(side.ids[0]);
  });
});

let prepared = 0;
/** A request that is ready to be written, in a transaction of its own. */
async function prepare({ campaignId, brandId }: Pick<Side, 'campaignId' | 'brandId'>, values: object = {}) {
  prepared += 1;
  const { id: customerId } = await makeAccount(server.db);
  const id = crypto.randomUUID();
  const contact = { contactEmail: `${prepared}@ornek.example`, contactPhone: '+905321112233' };
  const written = {
    ...{ id, customerId, campaignId, brandId, createdAt: testNow },
    ...{ ...contact, contactName: 'Ada', contactSurname: 'Su' },
    ...values,
  };
  const write = (tx: Executor) => insertLead(tx, { locale: 'tr', userAgent: '' }, undefined, written);
  return async (within?: Executor) => {
    await (within === undefined ? server.db.transaction(write) : write(within));
    return id;
  };
}
const insert = async (side: Side, values: object = {}) => (await prepare(side, values))();

describe('leads that come at once', () => {
  it('go round evenly, and leave nobody with more than they can take', async () => {
    const side = await makeSide(4);
    const other = await makeSide(1);
    const { id: shared } = await makeAccount(server.db, { role: 'CRM_ADMIN' });
    await limit(shared, { capacity: 3 });
    await addRule(side, { people: [...side.ids, shared].join(',') });
    await addRule(other, { people: shared });
    const ready = await Promise.all(
      Array.from({ length: 24 }, async (_, nth) => {
        const { brandId } = nth % 6 === 5 ? other : side;
        // Two requests for one campaign wait for each other anyway.
        const { id: campaignId } = await makeCampaign(server.db, { brandId });
        return prepare({ campaignId, brandId });
      }),
    );
    const asked = await Promise.all(ready.map((write) => write()));
    const owners = await Promise.all(asked.map(ownerOf));
    const counts = [...side.ids, shared].map((id) => owners.filter((one) => one === id).length);
    expect(counts.at(-1)).toBe(3);
    const of = counts.slice(0, -1);
    expect(Math.max(...of) - Math.min(...of)).toBeLessThanOrEqual(1);
  });

  it('of two brands wait for each other where one person has room for one alone', async () => {
    const [one, other] = [await makeSide(1), await makeSide(1)];
    const { id: shared } = await makeAccount(server.db, { role: 'CRM_ADMIN' });
    await limit(shared, { capacity: 1 });
    await addRule(one, { people: shared });
    await addRule(other, { people: shared });
    const writeOther = await prepare(other);
    const { promise: isOver, resolve: finish } = Promise.withResolvers<void>();
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>();
    const first = server.db.transaction(async (tx) => {
      await (await prepare(one))(tx);
      written();
      await isOver;
    });
    await isWritten;
    const second = writeOther();
    const waiting = sql`select count(*)::integer as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.db.execute(waiting)).rows).toEqual([{ count: 1 }]);
    finish();
    await first;
    expect(await ownerOf(await second)).toBeNull();
  });

  it('take few statements more than without rules, and one look where there are none', async () => {
    const [without, withRules] = [await makeSide(), await makeSide()];
    await addRule(withRules);
    const count = (side: Side) => countStatementsWith(/./, () => insert(side));
    const usual = await count(without);
    expect((await count(withRules)) - usual).toBeLessThanOrEqual(4);
  });
});

describe('a rule', () => {
  it.each<[object, string]>([
    [{ people: '' }, 'people'],
    [{ people: 'x' }, 'people'],
    [{ people: crypto.randomUUID() }, 'people'],
    [{ people: Array.from({ length: 51 }, () => crypto.randomUUID()).join(',') }, 'people'],
    [{ people: ['a'] }, 'people'],
    [{ city: 'Paris' }, 'city'],
    [{ city: 'x'.repeat(10_000) }, 'city'],
    [{ channel: 'pigeon' }, 'channel'],
    [{ language: 'de' }, 'language'],
    [{ categoryId: crypto.randomUUID() }, 'categoryId'],
    [{ brandId: crypto.randomUUID() }, 'brandId'],
    [{ name: '' }, 'name'],
  ])('is refused as %j', async (values, field) => {
    const side = await makeSide(1);
    const given = { name: 'Kural', brandId: side.brandId, people: side.ids[0], ...values };
    const reply = await call('POST', 'assignment-rules', given);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields).map((path) => path.replace(/^values\./, ''))).toEqual([field]);
  });

  it('names each of its people once, and its province as it is spelled', async () => {
    const side = await makeSide(2);
    const [ada, can] = side.ids;
    const row = await addRule(side, { people: `${ada}, ${can?.toUpperCase()},${ada}`, city: 'IZMIR' });
    expect(row).toMatchObject({ people: `${ada},${can}`, city: 'İzmir' });
  });

  it('is tried on the last week’s leads before it is on, and writes nothing', async () => {
    const side = await makeSide(2);
    const [ada, can] = side.ids as [string, string];
    const old = await ask(side.campaignId);
    await server.db
      .update(lead)
      .set({ createdAt: new Date(testNow.getTime() - 8 * dayInMs) })
      .where(eq(lead.id, old));
    const fromVan = await ask(side.campaignId, { city: 'Van', town: 'Edremit' });
    const fromIzmir = await ask(side.campaignId);
    await limit(can, { capacity: 0 });
    await addRule(side, { city: 'Van', people: can, position: 1 });
    const rule = await addRule(side, { city: 'İzmir', people: ada, position: 2 }, false);
    const trial = (await call('GET', `assignment-rules/${rule.id}/trial`)).json();
    expect(trial).toMatchObject({ leads: 2, byThis: 1, unassigned: 1 });
    expect(trial.people).toContainEqual({ id: ada, name: side.names[0], leads: 1 });
    expect(trial.latest).toContainEqual(
      expect.objectContaining({ id: fromIzmir, wouldHave: side.names[0], rule: rule.name, isByThis: true }),
    );
    expect(trial.latest).toContainEqual(
      expect.objectContaining({ id: fromVan, wouldHave: null, rule: null, isByThis: false }),
    );
    expect(await ownerOf(fromIzmir)).toBeNull();
  });
});

describe('whoever works on leads', () => {
  it('has a bound and an absence, which ends no earlier than it begins', async () => {
    const side = await makeSide(1);
    const [id] = side.ids as [string];
    const write = (values: object) => call('PATCH', `assignees/${id}`, { version: 1, values });
    for (const values of [
      { capacity: -1 },
      { capacity: 1e9 },
      { capacity: 'many' },
      { absentFrom: '2026-02-30' },
    ])
      expect((await write(values)).statusCode).toBe(400);
    const contrary = await write({ absentFrom: '2026-12-02', absentTo: '2026-12-01' });
    expect(contrary.json().fields).toHaveProperty('absentTo');
    const { row } = (await write({ capacity: 5, absentFrom: '2026-12-01' })).json();
    expect(row).toMatchObject({ name: side.names[0], capacity: 5, absentFrom: '2026-12-01', openLeads: 0 });
  });

  it('stands in the list from the day on which they may, and no longer', async () => {
    const { id } = await makeAccount(server.db);
    expect((await call('GET', `assignees/${id}`)).statusCode).toBe(404);
    await server.db.execute(sql`update account set role = 'CRM_ADMIN' where id = ${id}`);
    expect((await call('GET', `assignees/${id}`)).statusCode).toBe(200);
    await server.db.execute(sql`update account set role = 'CUSTOMER' where id = ${id}`);
    expect((await call('GET', `assignees/${id}`)).statusCode).toBe(404);
  });
});

describe("a brand's own people", () => {
  let ours: Side;
  let theirs: Side;
  let rule: { id: string; version: number };
  beforeAll(async () => {
    server.actAs(admin);
    [ours, theirs] = [await makeSide(), await makeSide()];
    rule = await addRule(theirs, {}, false);
    await ask(theirs.campaignId);
  });
  beforeEach(() => server.actAs(ours.agent));

  it.each<[string, () => ReturnType<typeof call>]>([
    ['opened', () => call('GET', `assignment-rules/${rule.id}`)],
    ['tried', () => call('GET', `assignment-rules/${rule.id}/trial`)],
    ['read in its history', () => call('GET', `assignment-rules/${rule.id}/history`)],
    [
      'changed',
      () => call('PATCH', `assignment-rules/${rule.id}`, { version: 1, values: { isActive: true } }),
    ],
    ['put into the bin', () => call('DELETE', `assignment-rules/${rule.id}?version=1`)],
    ['moved', () => call('POST', 'assignment-rules/order', { id: rule.id, before: null })],
    ['looked at as a person', () => call('GET', `assignees/${theirs.ids[0]}`)],
    [
      'bound as a person',
      () => call('PATCH', `assignees/${theirs.ids[0]}`, { version: 1, values: { capacity: 0 } }),
    ],
    [
      'given a rule',
      () =>
        call('POST', 'assignment-rules', {
          name: 'Benim',
          brandId: theirs.brandId,
          people: theirs.ids.join(','),
        }),
    ],
  ])("cannot have another brand's %s: it is not there", async (_name, attack) => {
    expect((await attack()).statusCode).toBe(404);
  });

  it('find their own rules and colleagues alone, and count their own leads', async () => {
    for (const list of [
      'assignment-rules',
      `assignment-rules?brandId=${theirs.brandId}`,
      'leads?isUnassigned=true',
    ])
      expect((await call('GET', list)).json()).toMatchObject({ items: [], total: 0 });
    const { items } = (await call('GET', 'assignees')).json();
    expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ours.ids.toSorted());
  });

  it('cannot name another brand’s people, nor hand a rule over to another brand', async () => {
    const given = { name: 'Onlara', brandId: ours.brandId, people: theirs.ids[0] };
    expect((await call('POST', 'assignment-rules', given)).json().fields).toHaveProperty('people');
    const own = (await call('POST', 'assignment-rules', { ...given, people: ours.ids[0] })).json().row;
    const values = { brandId: theirs.brandId, people: theirs.ids[0] };
    const reply = await call('PATCH', `assignment-rules/${own.id}`, { version: 1, values });
    expect(reply.statusCode).toBe(404);
  });

  it('choose among all categories', async () => {
    expect((await call('GET', 'lead-categories')).json().total).toBeGreaterThan(0);
  });
});

it('counts whom nobody has by an index, among many', async () => {
  const side = await makeSide(1);
  const id = await insert(side);
  await server.db.execute(sql`
    insert into lead (customer_id, campaign_id, brand_id, owner_id, contact_name, contact_surname, contact_email, contact_phone)
    select customer_id, campaign_id, brand_id, ${side.ids[0]}, 'A', 'B', n || '@ornek.example', '+905' || 300000000 + n
    from lead, generate_series(1, 5000) n where id = ${id}`);
  await server.db.execute(sql`analyze lead`);
  expect((await call('GET', `leads?isUnassigned=true&brandId=${side.brandId}`)).json()).toMatchObject({
    items: [{ id }],
    total: 1,
  });
  const nobodys = server.db
    .select({ id: lead.id })
    .from(lead)
    .where(isUnassigned)
    .orderBy(lead.dueAt)
    .limit(50);
  const { rows } = await server.db.execute(sql`explain ${nobodys.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index (?:Only )?Scan.* using lead_unassigned|Bitmap Index Scan on lead_unassigned/);
});
