import { expect, it } from 'vitest';
import { readMigrations, runMigrations } from '#server/db/migrate.ts';
import { openEmptyDatabase } from '#server/testing/test-database.ts';

const MIGRATION = '20261129_undone_import_keys.sql';

it('keys of imports that were undone before are forgotten unless their record is back', async () => {
  const migrations = await readMigrations();
  const begun = migrations.findIndex(({ name }) => name === MIGRATION);
  const empty = await openEmptyDatabase();
  const pool = empty.db.$client;
  await runMigrations(pool, migrations.slice(0, begun));
  await pool.query(`
    create view given as select * from (values
      ('archived', 'undone', 'archived', null), ('restored', 'undone', 'live', null), ('written', 'done', 'archived', null),
      ('binned', 'undone', null, now()), ('taken out', 'undone', null, null), ('in use', 'done', null, now())
    ) as given (word, state, status, binned_at);
    insert into brand (name, slug, name_key, search_key, sort_key, binned_at)
      select word, word, word, word, word, binned_at from given;
    insert into category (name, slug, name_key, search_key, sort_key) values ('c', 'c', 'c', 'c', 'c');
    insert into campaign (slug, title, name, brand_id, category_id, status, is_active)
      select word, word, word, brand.id, category.id, status, status = 'live'
      from given join brand on brand.slug = word, category where status is not null;
    insert into import_run (kind, state, source, columns, mapping, total, created_at, moved_at)
      select case when status is null then 'brands' else 'campaigns' end, state, word, '[]', '[]', 1, now(), now()
      from given;
    insert into import_row (import_id, number, line, cells, key, outcome, record_id)
      select run.id, 1, 2, '[]', 'k', 'new', coalesce(campaign.id, brand.id)
      from import_run run join brand on brand.slug = source left join campaign on campaign.slug = source;
    insert into import_key (kind, source, key, record_id)
      select kind, source, key, record_id from import_row join import_run on id = import_id`);
  await runMigrations(pool, migrations.slice(begun, begun + 1));
  const { rows } = await pool.query('select source from import_key order by source').finally(empty.drop);
  expect(rows.map(({ source }) => source)).toEqual(['in use', 'restored', 'taken out', 'written']);
});
