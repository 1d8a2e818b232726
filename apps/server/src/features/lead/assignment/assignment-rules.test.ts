import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import type { Side } from '#server/testing/brand-side.ts';
import { testNow } from '#server/testing/test-app.ts';
import { lead } from '../table.ts';
import { openAssignment } from './testing/assignment-desk.ts';

const { server, admin, call, makeSide, addRule, ask, ownerOf, limit } = await openAssignment();

describe('assignment rule', () => {
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

  it('stores each person once and normalises its province', async () => {
    const side = await makeSide(2);
    const [ada, can] = side.ids;
    const row = await addRule(side, { people: `${ada}, ${can?.toUpperCase()},${ada}`, city: 'IZMIR' });
    expect(row).toMatchObject({ people: `${ada},${can}`, city: 'İzmir' });
  });

  it('is exported with the names of its people and choices', async () => {
    const side = await makeSide(2);
    const [ada, can] = side.ids;
    const { id } = await addRule(side, { people: `${can},${ada}`, channel: 'phone', language: 'en' });
    const { body } = await call('GET', 'assignment-rules/export?format=csv');
    const row = body.split('\r\n').find((line: string) => line.startsWith(id));
    expect(row).toContain(`;Telefon;İngilizce;${side.names[1]}, ${side.names[0]};`);
  });

  it('can be tried on the leads of the last week without writing', async () => {
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

describe('person who works on leads', () => {
  it('has a limit and an absence that ends no earlier than it begins', async () => {
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

  it('is listed while they have the role', async () => {
    const { id } = await makeAccount(server.db);
    expect((await call('GET', `assignees/${id}`)).statusCode).toBe(404);
    await server.db.execute(sql`update account set role = 'CRM_ADMIN' where id = ${id}`);
    expect((await call('GET', `assignees/${id}`)).statusCode).toBe(200);
    await server.db.execute(sql`update account set role = 'CUSTOMER' where id = ${id}`);
    expect((await call('GET', `assignees/${id}`)).statusCode).toBe(404);
  });
});

describe('staff of a brand', () => {
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
  ])("cannot access another brand's %s", async (_name, attack) => {
    expect((await attack()).statusCode).toBe(404);
  });

  it('see only their own rules, colleagues and lead counts', async () => {
    for (const list of [
      'assignment-rules',
      `assignment-rules?brandId=${theirs.brandId}`,
      'leads?isUnassigned=true',
    ])
      expect((await call('GET', list)).json()).toMatchObject({ items: [], total: 0 });
    const { items } = (await call('GET', 'assignees')).json();
    expect(items.map(({ id }: { id: string }) => id).toSorted()).toEqual(ours.ids.toSorted());
  });

  it('cannot name people of another brand or move a rule to another brand', async () => {
    const given = { name: 'Onlara', brandId: ours.brandId, people: theirs.ids[0] };
    expect((await call('POST', 'assignment-rules', given)).json().fields).toHaveProperty('people');
    const own = (await call('POST', 'assignment-rules', { ...given, people: ours.ids[0] })).json().row;
    const values = { brandId: theirs.brandId, people: theirs.ids[0] };
    const reply = await call('PATCH', `assignment-rules/${own.id}`, { version: 1, values });
    expect(reply.statusCode).toBe(404);
  });

  it('can choose any category', async () => {
    expect((await call('GET', 'lead-categories')).json().total).toBeGreaterThan(0);
  });
});
