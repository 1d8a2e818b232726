import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { findDemoFlag, installation } from './db/installation.ts';
import { isDemoWanted, seed } from './seed.ts';

const now = new Date('2026-11-20T09:00:00Z');
const silent = { info: () => undefined };
const own = { url: undefined };
const given = { url: 'postgres://db.example/ayrac' };

describe('first start on an empty database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  beforeEach(() => database.db.delete(installation));
  afterAll(() => database.drop());

  it.each([
    ['is switched off', { demo: 'off', isPublic: false, database: own }],
    ['is public', { demo: 'auto', isPublic: true, database: own }],
    ['has a database of its own', { demo: 'auto', isPublic: false, database: given }],
  ] as const)('creates no demo when the installation %s, and remembers that', async (_, env) => {
    expect(await seed(database.db, env, silent, now)).toBe(false);
    expect(await findDemoFlag(database.db)).toBe(false);
    expect(await database.db.$count(campaign)).toBe(0);
  });

  it('is decisive for later starts', async () => {
    await seed(database.db, { demo: 'off', isPublic: false, database: own }, silent, now);
    expect(await seed(database.db, { demo: 'auto', isPublic: false, database: own }, silent, now)).toBe(
      false,
    );
  });
});

it.each([
  ['a new embedded one', { demo: 'auto', isPublic: false, database: own }, undefined, true],
  ['one that decided against it', { demo: 'auto', isPublic: false, database: own }, false, false],
  ['a given one', { demo: 'auto', isPublic: false, database: given }, undefined, false],
  ['a public one', { demo: 'auto', isPublic: true, database: own }, undefined, false],
  ['a public, given one that asks for it', { demo: 'on', isPublic: true, database: given }, undefined, true],
  ['one that asks for it after all', { demo: 'on', isPublic: false, database: own }, false, true],
  ['one that does not want it', { demo: 'off', isPublic: false, database: own }, undefined, false],
] as const)('the settings of %s determine whether a demo is created', (_, settings, mark, isWanted) => {
  expect(isDemoWanted(settings, mark)).toBe(isWanted);
});
