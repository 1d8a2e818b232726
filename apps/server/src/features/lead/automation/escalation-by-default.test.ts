import { expect, it } from 'vitest';
import { readMigrations, runMigrations } from '#server/db/migrate.ts';
import { openEmptyDatabase } from '#server/testing/test-database.ts';

const MIGRATION = '20261128_escalation_by_default.sql';

it('a brand from before begins to escalate unless an active automation does so', async () => {
  const migrations = await readMigrations();
  const begun = migrations.findIndex(({ name }) => name === MIGRATION);
  const empty = await openEmptyDatabase();
  const pool = empty.db.$client;
  await runMigrations(pool, migrations.slice(0, begun));
  await pool.query(`with made as (
      insert into brand (name, slug, name_key, search_key, sort_key)
      select word, word, word, word, word from unnest(array['active', 'stopped', 'binned', 'none']) as word returning *
    )
    insert into automation (brand_id, name, action, people, is_active, active_since, binned_at, name_key, search_key, sort_key)
    select id, 'own', 'tell', array[id], name <> 'stopped', now(), case name when 'binned' then now() end, 'own', '', ''
    from made where name <> 'none'`);
  await runMigrations(pool, migrations.slice(begun, begun + 1));
  const { rows } = await pool
    .query(`select brand.name from automation join brand on brand.id = brand_id
      where automation.name <> 'own' and automation.is_active and people is null order by brand.name`)
    .finally(empty.drop);
  expect(rows.map(({ name }) => name)).toEqual(['binned', 'none', 'stopped']);
});
