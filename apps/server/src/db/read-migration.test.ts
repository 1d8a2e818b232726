import { describe, expect, it } from 'vitest';
import { readMigrations } from './migrate.ts';
import { readMigration } from './read-migration.ts';

const small = 'create table a (id uuid primary key);\n';
const inParts = `-- Why.
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
    const { statements, batches } = readMigration('b.sql', inParts);
    expect(statements).toContain('insert into a default values;');
    expect(statements).not.toContain('update');
    expect(batches?.table).toBe('campaign');
    expect(batches?.statement.trim()).toBe('update campaign set name = title where id = any($1);');
  });

  it('names its former texts', () => {
    expect(readMigration('b.sql', inParts).replaced).toEqual(['a1'.repeat(32), 'b2'.repeat(32)]);
  });

  it('changes its hash with any letter', () => {
    expect(readMigration('a.sql', small).checksum).not.toBe(readMigration('a.sql', `${small} `).checksum);
  });
});

/** Tables with a row for each campaign or request, or more of them. */
const large = '(campaign|quote|lead|consent_record)';

it('every migration that changes rows of campaigns or requests runs in batches', async () => {
  const changes = new RegExp(`^\\s*(update|delete from|with)\\s[^;]*\\b${large}`, 'im');
  expect(await namesOf(changes)).toEqual([]);
});

it('no migration adds a stored column to a large table, which writes all of its rows under a lock', async () => {
  const adds = new RegExp(`^\\s*alter table ${large}[^;]*\\sadd column[^;]*\\sstored\\b`, 'im');
  // Written before the first release.
  expect(await namesOf(adds)).toEqual(['20261129_intake_order.sql']);
});

/** Names of the migrations with statements that match, outside of their batches. */
async function namesOf(pattern: RegExp): Promise<string[]> {
  // Function bodies between $$ do not run as part of the migration.
  return (await readMigrations())
    .filter(({ statements }) => pattern.test(statements.replaceAll(/\$\$.*?\$\$/gs, '')))
    .map(({ name }) => name);
}
