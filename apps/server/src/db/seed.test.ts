import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaign } from '#server/features/campaign/table.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { findDemoMark, installation } from './installation.ts';
import { seed } from './seed.ts';

const now = new Date('2026-11-20T09:00:00Z');
// The whole demo, drawn and stored.
const PATIENCE_MS = 90_000;
const silent = { info: () => undefined };
const own = { url: undefined };
const given = { url: 'postgres://db.example/ayrac' };

describe('the first start on an empty database', () => {
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
  ] as const)('makes no demo where the installation %s, and remembers that', async (_, env) => {
    expect(await seed(database.db, env, silent, now)).toBe(false);
    expect(await findDemoMark(database.db)).toBe(false);
    expect(await database.db.$count(campaign)).toBe(0);
  });

  it('keeps to its decision at later starts', async () => {
    await seed(database.db, { demo: 'off', isPublic: false, database: own }, silent, now);
    expect(await seed(database.db, { demo: 'auto', isPublic: false, database: own }, silent, now)).toBe(
      false,
    );
  });
});

describe.each([
  ['new embedded', { demo: 'auto', isPublic: false, database: own }],
  ['forced', { demo: 'on', isPublic: true, database: given }],
] as const)('a %s demo', (_, env) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.drop());

  it(
    'is made once and is a demo from then on, whatever the setting',
    async () => {
      expect(await seed(database.db, env, silent, now)).toBe(true);
      const made = await database.db.$count(campaign);
      expect(made).toBeGreaterThan(600);
      expect(await seed(database.db, { ...env, demo: 'off' }, silent, now)).toBe(true);
      expect(await database.db.$count(campaign)).toBe(made);
    },
    PATIENCE_MS,
  );
});
