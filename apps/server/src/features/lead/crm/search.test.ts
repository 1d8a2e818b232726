import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isSelected, selectIds } from '#server/resource/rows.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { leadRecords } from './office.ts';

let server: TestApp;
let ofForm: string;
let ofMember: string;
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
  const admin = await makeAccount(server.db, { role: 'ADMIN' });
  const { id: adminId, username: name } = admin;
  server.actAs({ kind: 'member', id: adminId, username: name, role: 'ADMIN', sessionId: adminId });
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
])('%j finds who sent a form', async (q) => {
  expect(await find(q)).toEqual([ofForm]);
});

it.each(['ipek', 'İPEK', 'çağlayan', 'CAGLAYAN ipek'])(
  '%j finds a member who asked without one',
  async (q) => {
    expect(await find(q)).toEqual([ofMember]);
  },
);

it.each(['sukru caglayan', '1110', '9999', '%', "' or true --"])('%j finds nobody', async (q) => {
  // Without a letter or a digit nothing is looked for.
  expect(await find(q)).toHaveLength(/[\p{L}\d]/u.test(q) ? 0 : 2);
});

it('goes by the indexes of letters in threes among many, whoever asked', async () => {
  await server.db.execute(sql`
    insert into quote_form (name, surname, email, email_key, phone, city, town)
    select md5(n::text), md5(n::text), n || '@ornek.example', n || '@ornek.example', '+905' || 100000000 + n, 'İzmir', 'Bornova'
    from generate_series(1, 3000) n`);
  await server.db.execute(sql`
    insert into lead (customer_id, campaign_id, brand_id, contact_name, contact_surname, contact_email, contact_phone)
    select customer_id, campaign_id, brand_id, md5(n::text), md5(n::text), n || '@ornek.example', '+905' || 200000000 + n
    from lead, generate_series(1, 3000) n where id = ${ofMember}`);
  await server.db.execute(sql`
    insert into lead (form_id, campaign_id, brand_id)
    select f.id, l.campaign_id, l.brand_id from quote_form f, lead l
    where l.id = ${ofMember} and f.city = 'İzmir' and not exists (select from lead o where o.form_id = f.id)`);
  // What was just added waits beside an index of letters until a vacuum, and makes the index look costly.
  await server.db.execute(sql`vacuum analyze quote_form, lead`);
  const query = selectIds(server.db, leadRecords).where(isSelected(leadRecords, { q: 'zülküf' }));
  const { rows } = await server.db.execute(sql`explain ${query.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('Bitmap Index Scan on quote_form_person');
  expect(plan).toContain('Bitmap Index Scan on lead_person');
  expect(plan).not.toContain('Seq Scan');
});
