import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import type { Side } from '#server/testing/brand-side.ts';
import { countStatementsWith } from '#server/testing/count-statements.ts';
import { makeBrand, makeCampaign, makeCategory } from '#server/testing/factories.ts';
import { insertManyLeads } from '#server/testing/leads.ts';
import { memberBody, postQuote } from '#server/testing/quote-body.ts';
import { isUnassigned } from '../queries.ts';
import { lead } from '../table.ts';
import { openAssignment } from './testing/assignment-desk.ts';

const { server, call, makeSide, addRule, ask, prepare, insert, ownerOf, limit } = await openAssignment();

describe('new lead', () => {
  it('has no owner without an active rule', async () => {
    const side = await makeSide();
    await addRule(side, {}, false);
    expect(await ownerOf(await ask(side.campaignId))).toBeNull();
  });

  it('is assigned to the people of the rule in turn, and its timeline shows this as automatic', async () => {
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

  it('follows the first matching rule: province, category, channel and language', async () => {
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

  it.each([
    ['İzmir', 0],
    [null, 1],
  ])('of a member has the province of the profile: %s', async (city, owner) => {
    const side = await makeSide(2);
    await addRule(side, { city: 'İzmir', people: side.ids[0] });
    await addRule(side, { people: side.ids[1] });
    const { id, username } = await makeAccount(server.db, { city });
    server.actAs({ kind: 'member', id, username, role: 'CUSTOMER', sessionId: id });
    const reply = await postQuote(server.app, 'authenticated', memberBody(side.campaignId));
    expect(await ownerOf(reply.json().relationId)).toBe(side.ids[owner]);
  });

  it('skips people who are absent, at their limit or no longer with the brand', async () => {
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
    const won = { action: { kind: 'stage', stage: 'won' } };
    expect((await call('POST', `leads/${first}/work`, won)).statusCode).toBe(200);
    expect(await ownerOf(await ask(side.campaignId))).toBe(full);
    await limit(full, { capacity: 0 });
    await server.db.execute(sql`update account set is_active = false where id = ${there}`);
    expect(await ownerOf(await ask(side.campaignId))).toBeNull();
  });

  it("that is suspect uses up nobody's limit until it is accepted", async () => {
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

describe('concurrent leads', () => {
  it("are distributed evenly within everyone's limit", async () => {
    const side = await makeSide(4);
    const other = await makeSide(1);
    const { id: shared } = await makeAccount(server.db, { role: 'CRM_ADMIN' });
    await limit(shared, { capacity: 3 });
    await addRule(side, { people: [...side.ids, shared].join(',') });
    await addRule(other, { people: shared });
    const ready = await Promise.all(
      Array.from({ length: 24 }, async (_, nth) => {
        const { brandId } = nth % 6 === 5 ? other : side;
        // Each request gets a campaign of its own, since two requests for the same campaign would wait for each other.
        const { id: campaignId } = await makeCampaign(server.db, { brandId });
        return prepare({ campaignId });
      }),
    );
    const asked = await Promise.all(ready.map((write) => write()));
    const owners = await Promise.all(asked.map(ownerOf));
    const counts = [...side.ids, shared].map((id) => owners.filter((one) => one === id).length);
    expect(counts.at(-1)).toBe(3);
    const of = counts.slice(0, -1);
    expect(Math.max(...of) - Math.min(...of)).toBeLessThanOrEqual(1);
  });

  it('of two brands wait for each other when a person has room for one', async () => {
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

  it('need few statements more than without rules', async () => {
    const [without, withRules] = [await makeSide(), await makeSide()];
    await addRule(withRules);
    // Notifications are sent after the commit, when the next count may already be running.
    const count = (side: Side) => countStatementsWith(/^(?!.*pg_notify)/, () => insert(side));
    const usual = await count(without);
    expect((await count(withRules)) - usual).toBeLessThanOrEqual(5);
  });
});

it('counts unassigned leads by an index', async () => {
  const side = await makeSide(1);
  const id = await insert(side);
  await insertManyLeads(
    server.db,
    sql`
      insert into lead (customer_id, campaign_id, brand_id, owner_id, contact_name, contact_surname, contact_email, contact_phone)
      select customer_id, campaign_id, brand_id, ${side.ids[0]}, 'A', 'B', n || '@ornek.example', '+905' || 300000000 + n
      from lead, generate_series(1, 5000) n where id = ${id}`,
  );
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
  expect(plan).toMatch(
    /Index (?:Only )?Scan.* using lead_unassigned_of_brand|Bitmap Index Scan on lead_unassigned_of_brand/,
  );
});
