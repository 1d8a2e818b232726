import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations, runMigrations } from '#server/db/migrate.ts';
import { openEmptyDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { findRequest } from './request/queries.ts';

/** The first of the migrations that make leads of requests, and the one after which nothing else holds them. */
const FIRST = '20261150_lead.sql';
const LAST = '20261153_lead_alone.sql';

const fill = readFileSync(new URL('./testing/requests-of-every-kind.sql', import.meta.url), 'utf8');
const writeMeanwhile = readFileSync(
  new URL('./testing/written-while-leads-are-made.sql', import.meta.url),
  'utf8',
);

let database: TestDatabase;
let pool: pg.Pool;
let before: Awaited<ReturnType<typeof readOldRequests>>;
let claims: unknown[];
let consents: unknown[];

beforeAll(async () => {
  database = await openEmptyDatabase();
  pool = database.db.$client;
  const all = await readMigrations();
  const upTo = (name: string) => all.filter((migration) => migration.name < name);
  await runMigrations(pool, upTo(FIRST));
  await pool.query(fill);
  await runMigrations(pool, upTo(LAST));
  await pool.query(writeMeanwhile);
  before = await readOldRequests();
  claims = await rowsOf(`select campaign_id, claimant, coalesce(form_link_id, customer_link_id) as lead_id
    from quote_claim order by claimant`);
  consents = await rowsOf(`select id, form_id, customer_link_id as lead_id from consent_record order by id`);
  await runMigrations(pool, all);
});
afterAll(() => database.drop());

const rowsOf = async (query: string) => (await pool.query(query)).rows;

/** Requests as they were read from the two links. */
async function readOldRequests() {
  const fate = (
    link: string,
  ) => `${link}.id, ${link}.campaign_id as "campaignId", ${link}.customer_id as "customerId",
    ${link}.state, ${link}.created_at as "createdAt", forwarded_at as "forwardedAt", contacted_at as "contactedAt",
    closed_at as "closedAt", withdrawn_at as "withdrawnAt"`;
  const { rows } = await pool.query<{
    id: string;
    isSuspect: boolean;
    isActive: boolean;
    isErased: boolean;
  }>(`
    select ${fate('l')}, l.form_id as "formId", joined_at as "joinedAt", f.email, f.phone,
      f.is_suspect as "isSuspect", l.is_active as "isActive", f.erased_at is not null as "isErased"
    from form_to_campaign l join quote_form f on f.id = l.form_id
    union all
    select ${fate('c')}, null, null, contact_email, contact_phone, is_suspect, is_active, erased_at is not null
    from customer_to_campaign c
    order by id`);
  return rows;
}

describe('requests of every kind', () => {
  it('are leads under their ids, and none is lost or doubled', async () => {
    const rows = await rowsOf(`select id, is_suspect as "isSuspect", is_active as "isActive",
      erased_at is not null as "isErased" from lead order by id`);
    expect(rows).toEqual(
      before.map(({ id, isSuspect, isActive, isErased }) => ({ id, isSuspect, isActive, isErased })),
    );
    expect(rows).toHaveLength(14);
  });

  it('answer what they answered: by whom, of which campaign, since when in which state, reached how', async () => {
    for (const { isSuspect: _suspect, isActive: _active, isErased, ...request } of before) {
      const found = await findRequest(database.db, request.id);
      if (isErased) expect(found).toBeUndefined();
      else expect(found).toMatchObject(request);
    }
  });

  it('keep how they came where they are, and know their campaign’s brand', async () => {
    const steps = await rowsOf(`
      select s.lead_id as id, array_agg(from_state || '>' || to_state order by s.version) as steps,
        l.version, max(s.version) as last
      from lead_state s join lead l on l.id = s.lead_id group by s.lead_id, l.version order by s.lead_id`);
    expect(steps).toMatchObject([
      { steps: ['received>forwarded', 'forwarded>contacted'], version: 3 },
      { steps: ['received>contacted', 'contacted>withdrawn'], version: 3 },
      { steps: ['received>forwarded'], version: 2 },
      { steps: ['received>forwarded', 'forwarded>contacted', 'contacted>closed'], version: 4 },
      { steps: ['received>contacted'], version: 2 },
    ]);
    expect(steps.every(({ version, last }) => version === last)).toBe(true);
    const authors = await rowsOf(`select distinct to_state = 'withdrawn' as "isWithdrawal", changed_by as by
      from lead_state order by 1`);
    expect(authors).toEqual([
      { isWithdrawal: false, by: null },
      { isWithdrawal: true, by: 'requester' },
    ]);
    const strays = await rowsOf(
      'select from lead l join campaign c on c.id = l.campaign_id where l.brand_id <> c.brand_id',
    );
    expect(strays).toHaveLength(0);
  });

  it('hold their claims, and the records of what was ticked', async () => {
    expect(await rowsOf('select campaign_id, claimant, lead_id from lead_claim order by claimant')).toEqual(
      claims,
    );
    expect(claims).toHaveLength(6);
    expect(await rowsOf('select id, form_id, lead_id from consent_record order by id')).toEqual(consents);
    expect(consents).toHaveLength(4);
  });

  it('take their claims and records with them', async () => {
    await pool.query('delete from quote_form');
    await pool.query('delete from lead');
    const left = await rowsOf('select from lead_claim union all select from consent_record');
    expect(left).toHaveLength(0);
  });
});
