import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { growDemo } from './grow-demo.ts';
import { seedDemo } from './seed-demo.ts';

// The whole demo and more is drawn and stored, in milliseconds.
const PATIENCE_MS = 90_000;
const WANTED = 1_500;
const now = new Date('2026-11-20T09:00:00Z');
const silent = { info: () => undefined };

const partsOfTables = sql`
  select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where conrelid::regclass::text like 'campaign%' or conrelid::regclass::text like 'brand%'
  union all select tablename, indexname, indexdef from pg_indexes where schemaname = 'public'
  order by owner, name, definition`;

describe('enlarged demo', () => {
  let database: TestDatabase;
  let before: Record<string, unknown>[];
  let added: number;
  beforeAll(async () => {
    database = await openTestDatabase();
    await seedDemo(database.db, now, silent);
    before = (await database.db.execute(partsOfTables)).rows;
    added = await growDemo(database.db, WANTED, now, silent);
  }, PATIENCE_MS);
  afterAll(() => database.drop());

  it('has the requested number of campaigns, also after a second run', async () => {
    expect(await database.db.$count(campaign)).toBe(WANTED);
    expect(added).toBeGreaterThan(0);
    expect(await growDemo(database.db, WANTED, now, silent)).toBe(0);
  });

  it('has its keys, indexes and references restored', async () => {
    expect((await database.db.execute(partsOfTables)).rows).toEqual(before);
  });

  it('lists, finds, filters and counts every campaign consistently', async () => {
    const { rows } = await database.db.execute(sql`
      select c.slug from campaign c
      left join campaign_search s on s.campaign_id = c.id
      left join campaign_facet f on f.campaign_id = c.id
      left join campaign_stats n on n.campaign_id = c.id
      where s.end_at is distinct from coalesce(c.end_at, 'infinity') or n.views is null
        or not s.document @@ plainto_tsquery('simple', split_part(s.title_key, ' ', 1))
        or not f.category_ids @> array[c.category_id] or cardinality(f.value_ids) = 0
        or 2 * (cardinality(f.category_ids) + 1) <> (
          select count(*) from campaign_listing l where l.campaign_id = c.id
            and l.end_at = coalesce(c.end_at, 'infinity'))
      union all
      select l.id::text from campaign_list l where l.campaigns <> (
        select count(*) from campaign_listing g where g.list_id = l.id and g.end_at > ${now})`);
    expect(rows).toEqual([]);
  });

  it('has a rank for each campaign in its category', async () => {
    const { rows } = await database.db.execute(sql`
      select count(*)::integer as ranked, bool_and(s.rank = 1 + (
        select count(*) from campaign_facet o where o.category_id = f.category_id and o.measure = f.measure
          and o.end_at > ${now} and o.compared_by < f.compared_by)) as agrees
      from campaign_standing s join campaign_facet f using (campaign_id)`);
    expect(rows).toEqual([{ ranked: expect.toSatisfy((count) => count > WANTED / 3), agrees: true }]);
  });

  it('has no repeated title', async () => {
    const { rows } = await database.db.execute(
      sql`select title from campaign group by title having count(*) > 1`,
    );
    expect(rows).toEqual([]);
  });
});
