import { describe, expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';
import { readMigration } from './read-migration.ts';

const small = 'create table a (id uuid primary key);\n';
const large = `-- Why.
-- Replaces ${'a1'.repeat(32)}.
-- Replaces ${'b2'.repeat(32)}.
insert into a default values;

-- In batches of campaign:
update campaign set name = title where id = any($1);
`;

describe('a migration', () => {
  it('runs as a whole by default', () => {
    expect(readMigration('a.sql', small)).toMatchObject({ statements: small, batches: null, replaced: [] });
  });

  it('names its batched table and the statements before it', () => {
    const { statements, batches } = readMigration('b.sql', large);
    expect(statements).toContain('insert into a default values;');
    expect(statements).not.toContain('update');
    expect(batches?.table).toBe('campaign');
    expect(batches?.statement.trim()).toBe('update campaign set name = title where id = any($1);');
  });

  it('names its former texts', () => {
    expect(readMigration('b.sql', large).replaced).toEqual(['a1'.repeat(32), 'b2'.repeat(32)]);
  });

  it('changes its hash with any letter', () => {
    expect(readMigration('a.sql', small).checksum).not.toBe(readMigration('a.sql', `${small} `).checksum);
  });
});

it('every migration that changes rows of campaigns or requests runs in batches', async () => {
  // Function bodies between $$ do not run as part of the migration.
  const changes = /^\s*(update|delete from|with)\s[^;]*\b(campaign|quote|lead|consent_record)/im;
  const atOnce = (await readMigrations()).filter(({ statements }) =>
    changes.test(statements.replaceAll(/\$\$.*?\$\$/gs, '')),
  );
  expect(atOnce.map(({ name }) => name)).toEqual([]);
});
