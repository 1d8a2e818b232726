import type { Caller } from '@ayrac/domain/access.ts';
import { NO_PHONE } from '@ayrac/domain/account/identity.ts';
import { NEVER_DUE } from '@ayrac/domain/lead/lead-due.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brand } from '#server/features/brand/table.ts';
import { orderOf } from '#server/resource/list-records.ts';
import { reachedBy } from '#server/resource/reach.ts';
import { isSelected, type Selection, selectIds } from '#server/resource/rows.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { insertManyLeads } from '#server/testing/leads.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { lead, quoteForm } from '../table.ts';
import { leadRecords, suspectLeadRecords } from './office.ts';

const UNKNOWN_BRAND = '00000000-0000-4000-8000-000000000000';

let server: TestApp;
let ofForm: string;
let ofMember: string;
let admin: Extract<Caller, { kind: 'member' }>;
beforeAll(async () => {
  server = await testApp();
  const asked = { name: 'Şükrü', surname: 'Işık', email: 'sukru@ornek.example', phoneNumber: '5321110001' };
  const first = await makeCampaign(server.db);
  ofForm = (await postQuote(server.app, 'anonymous', quoteBody(first.id, asked))).json().relationId;
  const { id, username } = await makeAccount(server.db);
  server.actAs({ kind: 'member', id, username, role: 'CUSTOMER', sessionId: id });
  const second = await makeCampaign(server.db);
  const own = memberBody(second.id, { contactName: 'İpek', contactSurname: 'Çağlayan' });
  ofMember = (await postQuote(server.app, 'authenticated', own)).json().relationId;
  const { id: adminId, username: name } = await makeAccount(server.db, { role: 'ADMIN' });
  admin = { kind: 'member', id: adminId, username: name, role: 'ADMIN', sessionId: adminId };
  server.actAs(admin);
});
afterAll(() => server.close());

const find = async (q: string) => {
  const reply = await server.app.inject({ url: '/api/crm/leads', query: { q } });
  return reply.json().items.map((item: { id: string }) => item.id);
};

it.each([
  'sukru',
  'ŞÜKRÜ',
  'isik',
  'IŞIK',
  'ışık şükrü',
  'sukru@ornek',
  '0001',
  '0532 111 00 01',
  '+90 (532) 111-00-01',
])('%j finds the sender of a form', async (q) => {
  expect(await find(q)).toEqual([ofForm]);
});

it.each(['ipek', 'İPEK', 'çağlayan', 'CAGLAYAN ipek'])('%j finds a member without a form', async (q) => {
  expect(await find(q)).toEqual([ofMember]);
});

it.each(['sukru caglayan', '1110', '9999', '%', "' or true --"])('%j finds nobody', async (q) => {
  // A query without a letter or digit is ignored.
  expect(await find(q)).toHaveLength(/[\p{L}\d]/u.test(q) ? 0 : 2);
});

it('follows changes of a form and forgets erased people', async () => {
  const { id } = await makeCampaign(server.db);
  const asked = { name: 'Nilüfer', surname: 'Ağaç', email: 'nilufer@ornek.example' };
  const { relationId } = (await postQuote(server.app, 'anonymous', quoteBody(id, asked))).json();
  const [form] = await server.db.select({ id: lead.formId }).from(lead).where(eq(lead.id, relationId));
  const change = (values: Partial<typeof quoteForm.$inferInsert>) =>
    server.db
      .update(quoteForm)
      .set(values)
      .where(eq(quoteForm.id, form?.id ?? ''));
  await change({ surname: 'Özgür' });
  expect(await find('nilüfer ozgur')).toEqual([relationId]);
  expect(await find('agac')).toEqual([]);
  // The state that an erasure leaves behind.
  await change({ name: '', surname: '', email: '', phone: '+900000000000' });
  expect(await find('nilüfer')).toEqual([]);
  expect((await server.app.inject(`/api/crm/leads/${relationId}`)).json()).toMatchObject({
    ...{ name: '', email: null },
  });
  const kept = await server.db.execute(sql`select search_key from lead_search where lead_id = ${relationId}`);
  expect(kept.rows).toEqual([{ search_key: ' 900000000000 ' }]);
});

it('exports neither a number of nobody nor a date of never', async () => {
  const { id } = await makeCampaign(server.db);
  const { relationId } = (await postQuote(server.app, 'anonymous', quoteBody(id))).json();
  const [asked] = await server.db
    .update(lead)
    .set({ dueAt: NEVER_DUE })
    .where(eq(lead.id, relationId))
    .returning({ formId: lead.formId });
  await server.db
    .update(quoteForm)
    .set({ phone: NO_PHONE })
    .where(eq(quoteForm.id, asked?.formId ?? ''));
  const path = `/api/crm/leads/export?format=csv&reason=report&campaignId=${id}`;
  const { body } = await server.app.inject(path);
  expect(body).toContain(relationId);
  expect(body).not.toMatch(/9999|900000000000/);
});

/** Returns how PostgreSQL finds rows where reading or sorting whole tables would take long. */
function planOfMany(query: { getSQL(): SQL }): Promise<string> {
  return server.db.transaction(async (tx) => {
    // The tables are small, so what is quick with few rows is disabled.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const { rows } = await tx.execute(sql`explain ${query.getSQL()}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

describe.each([
  ['lastContactAt', 'last_contact_at'],
  ['firstContactAt', 'first_contact_at'],
])('a period of %s', (field, column) => {
  const selection = { [`${field}From`]: '2099-01-01' };

  it('is found in an index', async () => {
    const reached = reachedBy(leadRecords, admin);
    const ids = selectIds(server.db, reached).where(isSelected(reached, selection));
    expect(await planOfMany(ids)).toContain(`lead_${column.replace('_at', '')}`);
  });

  it.each([
    ['lead_due', {}],
    ['lead_brand_due', { role: 'CRM_ADMIN', brandId: UNKNOWN_BRAND }],
  ] as const)('is compared in %s, in the order of due times', async (index, caller) => {
    const reached = reachedBy(leadRecords, { ...admin, ...caller });
    const page = selectIds(server.db, reached)
      .where(isSelected(reached, selection))
      .orderBy(orderOf(reached, 'dueAt').order)
      .limit(51);
    expect(await planOfMany(page)).toMatch(
      new RegExp(`using ${index} on lead[\\s\\S]*?Index Cond: \\(.*${column} >=`),
    );
  });
});

it.each([
  ['lead_counted', {}],
  ['lead_of_brand_counted', { role: 'CRM_ADMIN', brandId: UNKNOWN_BRAND }],
] as const)('a list by arrival is read from %s, in its order', async (index, caller) => {
  const reached = reachedBy(leadRecords, { ...admin, ...caller });
  const page = selectIds(server.db, reached)
    .where(isSelected(reached, {}))
    .orderBy(orderOf(reached, 'createdAt').order)
    .limit(51);
  const plan = await planOfMany(page);
  expect(plan).toMatch(new RegExp(`using ${index} on lead`));
  expect(plan).toContain('Presorted Key: lead.created_at');
});

it('finds suspects in an index of their own, so that only their hits of a common word are read', async () => {
  await insertManyLeads(
    server.db,
    sql`
      insert into quote_form (name, surname, email, email_key, phone, city, town)
      select 'Yaşar', md5(n::text), n || '@akin.example', n || '@akin.example', '+905' || 600000000 + n, 'Van', 'Erciş'
      from generate_series(1, 3000) n`,
    sql`
      insert into lead (form_id, campaign_id, brand_id, is_suspect)
      select f.id, l.campaign_id, l.brand_id, false from quote_form f, lead l
      where l.id = ${ofMember} and f.city = 'Van' and not exists (select from lead o where o.form_id = f.id)`,
    sql`
      insert into lead_search (lead_id, brand_id, search_key)
      select l.id, l.brand_id, person_key(f.name, f.surname, f.email, f.phone)
      from lead l join quote_form f on f.id = l.form_id where f.city = 'Van'`,
  );
  const found = (q: string) => {
    const reached = reachedBy(suspectLeadRecords, admin);
    return selectIds(server.db, reached)
      .where(isSelected(reached, { q }, 1_001))
      .orderBy(lead.id)
      .limit(1_001);
  };
  const expectOwnIndex = async () => {
    const { rows } = await server.db.execute(sql`explain ${found('yaşar').getSQL()}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Bitmap Index Scan on lead_search_suspect');
    // Found once, not again for each suspect, and looked up by id, though the planner expects few suspects.
    expect(plan).toContain('InitPlan');
    expect(plan).toMatch(/Index Cond: \(id = s\.lead_id\)/);
  };
  await server.db.execute(sql`vacuum analyze quote_form, lead, lead_search`);
  await expectOwnIndex();
  expect(await found('yaşar')).toHaveLength(0);
  // Triggers keep the index when requests become suspect.
  await server.db.execute(sql`
    update lead set is_suspect = true from quote_form f
    where f.id = lead.form_id and f.city = 'Van' and f.phone < '+905600000300'`);
  expect(await found('yaşar')).toHaveLength(299);
  expect(await found('0560 000 02 34')).toHaveLength(1);
  expect(await found('0560 000 12 34')).toHaveLength(0);
  // A flood, once the index holds it.
  await server.db.execute(sql`select gin_clean_pending_list('lead_search_suspect')`);
  await server.db.execute(sql`analyze lead, lead_search`);
  await expectOwnIndex();
});

it('uses the trigram index per brand for any caller', async () => {
  await insertManyLeads(
    server.db,
    sql`
      insert into quote_form (name, surname, email, email_key, phone, city, town)
      select md5(n::text), md5(n::text), n || '@ornek.example', n || '@ornek.example', '+905' || 100000000 + n, 'İzmir', 'Bornova'
      from generate_series(1, 3000) n`,
    sql`
      insert into lead (customer_id, campaign_id, brand_id, contact_name, contact_surname, contact_email, contact_phone)
      select customer_id, campaign_id, brand_id, md5(n::text), md5(n::text), n || '@ornek.example', '+905' || 200000000 + n
      from lead, generate_series(1, 3000) n where id = ${ofMember}`,
    sql`
      insert into lead (form_id, campaign_id, brand_id)
      select f.id, l.campaign_id, l.brand_id from quote_form f, lead l
      where l.id = ${ofMember} and f.city = 'İzmir' and not exists (select from lead o where o.form_id = f.id)`,
    sql`
      insert into lead_search (lead_id, brand_id, search_key)
      select l.id, l.brand_id, coalesce(person_key(f.name, f.surname, f.email, f.phone),
        person_key(l.contact_name, l.contact_surname, l.contact_email, l.contact_phone))
      from lead l left join quote_form f on f.id = l.form_id
      where not exists (select from lead_search s where s.lead_id = l.id)`,
  );
  // New entries stay in the pending list of a trigram index until a vacuum, which makes the index look expensive.
  await server.db.execute(sql`vacuum analyze quote_form, lead, lead_search`);
  const planOf = async (caller: Caller, query: Selection, most?: number) => {
    const reached = reachedBy(leadRecords, caller);
    const ids = selectIds(server.db, reached).where(isSelected(reached, query, most));
    const { rows } = await server.db.execute(sql`explain ${ids.getSQL()}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  /** Counts how often a search looks up the lead of a hit. */
  const lookupsOf = async (query: Selection, most: number) => {
    const reached = reachedBy(leadRecords, admin);
    const ids = selectIds(server.db, reached).where(isSelected(reached, query, most));
    const { rows } = await server.db.execute(sql`explain (analyze, timing off) ${ids.getSQL()}`);
    const lookup = rows.map((row) => String(row['QUERY PLAN'])).find((line) => / lead asked /.test(line));
    return Number(/loops=(\d+)/.exec(lookup ?? '')?.[1]);
  };
  const plan = await planOf(admin, { q: 'zülküf' }, 1_001);
  expect(plan).toContain('Bitmap Index Scan on lead_search_person');
  expect(plan).not.toContain('Seq Scan');
  // A caller of one brand reads only that brand's hits.
  const ofMany = server.db.select({ brandId: lead.brandId }).from(lead).where(eq(lead.id, ofMember));
  const [{ brandId } = { brandId: '' }] = await ofMany;
  const ofBrand = await planOf({ ...admin, role: 'CRM_ADMIN', brandId }, { q: 'zülküf' }, 1_001);
  expect(ofBrand).toMatch(/lead_search_person[^\n]*\n *Index Cond: \(\(brand_id = /);
  expect(ofBrand).not.toContain('Seq Scan');
  expect(await planOf(admin, { stand: 'won' })).toMatch(/Index (?:Only )?Scan using lead_standing/);
  // A search for a common name stops once the total is known to exceed the limit. A filter applies before that, so it
  // finds even the last one.
  const totalOf = async (query: Record<string, string>) =>
    (await server.app.inject({ url: '/api/crm/leads', query })).json().total;
  expect(await totalOf({ q: 'ornek' })).toBe(1_001);
  expect(await lookupsOf({ q: 'ornek' }, 1_001)).toBe(1_001);
  const { id: campaignId } = await makeCampaign(server.db);
  await postQuote(server.app, 'anonymous', quoteBody(campaignId));
  expect(await totalOf({ q: 'ornek', campaignId })).toBe(1);
  expect(await totalOf({})).toBeGreaterThan(6_000);
  // Merged leads do not take the places of others among the hits.
  await insertManyLeads(
    server.db,
    sql`update lead set merged_into = ${ofMember}
      where id in (select lead_id from lead_search where brand_id = ${brandId} and lead_id <> ${ofMember} limit 1500)`,
  );
  expect(await totalOf({ q: 'ornek' })).toBe(1_001);
});

it('shows the same thousand of a common name on every page', async () => {
  const pageBehind = async (cursor?: string) => {
    const query = { q: 'ornek', limit: '200', ...(cursor !== undefined && { cursor }) };
    const reply = await server.app.inject({ url: '/api/crm/leads', query });
    return reply.json() as { items: readonly { id: string }[]; next: string | null };
  };
  const pages = [await pageBehind()];
  // Without an order, rows that were written again would be found last.
  await server.db.execute(sql`update lead_search set search_key = search_key where lead_id::text < '8'`);
  for (let next = pages[0]?.next ?? null; next !== null; next = pages.at(-1)?.next ?? null) {
    pages.push(await pageBehind(next));
  }
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toHaveLength(1_001);
  expect(new Set(ids).size).toBe(1_001);
});

it.each([
  ['a word of its name', 'aciklik'],
  ['the slug of its address', 'eski-adi'],
])('a brand is found by %s', async (_what, q) => {
  const { id } = await makeBrand(server.db, { name: 'Açıklık Mağazaları', slug: 'eski-adi' });
  const reply = await server.app.inject({ url: '/api/crm/lead-brands', query: { q } });
  expect(reply.json().items.map((item: { id: string }) => item.id)).toEqual([id]);
  await server.db.delete(brand).where(eq(brand.id, id));
});
