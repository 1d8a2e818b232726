import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignSearch } from '#server/features/campaign/projection/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { levelColumns, mostPopular, readLevels } from './popular-hits.ts';

const CAMPAIGNS = 40;
const LIMIT = 4;
/** Number of the campaign that has ended. */
const ENDED = 30;

/** Four campaigns fill each level. */
const popularityOf = (number: number) => Math.floor(2 ** (number / 4));

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  for (let number = 0; number < CAMPAIGNS; number += 1) {
    // Half of them are about tea, and one in five about coffee.
    const words = [number % 2 === 0 ? 'çay' : '', number % 5 === 0 ? 'kahve' : ''].join(' ');
    const { id } = await makeCampaign(db, { title: `Kampanya ${words} ${number}` });
    await db.execute(
      sql`update campaign_search set popularity = ${popularityOf(number)} where campaign_id = ${id}`,
    );
  }
  await db.execute(sql`analyze campaign_search`);
  await db.execute(
    sql`update campaign_search set end_at = now() - interval '1 day' where popularity = ${popularityOf(ENDED)}`,
  );
});
afterAll(() => database.drop());

const hitsWith = (word: string, levels: readonly number[]) =>
  mostPopular({
    query: sql`${word}::tsquery`,
    end: sql`> now()`,
    limit: sql.raw(`${LIMIT}`),
    levels: levelColumns(levels.map((level) => ({ level, campaigns: CAMPAIGNS - 4 * level }))),
  });

const hitsOf = async (word: string, levels: readonly number[]) => {
  const { rows } = await database.db.execute<{ popularity: number }>(
    sql`select hit.popularity from ${hitsWith(word, levels)} hit order by hit.popularity desc`,
  );
  return rows.map(({ popularity }) => popularity);
};

describe('most popular hits', () => {
  it.each([
    ['of a common word, in the highest level', 'kampanya', [39, 38, 37, 36]],
    ['of a word that is too rare in the highest level', 'cay', [38, 36, 34, 32]],
    ['of a word that is rarer in a level than expected', 'kahve', [35, 25, 20, 15]],
    ['of a word that the highest level lacks', '25', [25]],
    ['of a word that no campaign has', 'yok', []],
  ])('are the same with and without levels: %s', async (_what, word, numbers) => {
    const popularity = numbers.map(popularityOf);
    expect(await hitsOf(word, [])).toEqual(popularity);
    expect(await hitsOf(word, [9])).toEqual(popularity);
    expect(await hitsOf(word, [9, 7, 5, 3, 1])).toEqual(popularity);
    expect(await hitsOf(word, [8, 6, 4])).toEqual(popularity);
  });

  it('are looked up in the whole catalogue only if a level has too few', async () => {
    const lastScanOf = async (word: string) => {
      const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(
        sql`explain (analyze, costs off) select * from ${hitsWith(word, [9, 7])} hit`,
      );
      return rows.map((row) => row['QUERY PLAN']).findLast((line) => / Scan .*on campaign_search/.test(line));
    };
    expect(await lastScanOf('cay')).toMatch(/never executed/);
    expect(await lastScanOf('kahve')).toMatch(/rows=/);
  });

  // PostgreSQL would read so few rows without an index, and common words with that of popularity.
  const planWithout = async (...methods: readonly string[]) => {
    const { rows } = await database.db.transaction(async (tx) => {
      for (const method of methods) await tx.execute(sql.raw(`set local enable_${method} = off`));
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain select * from ${hitsWith('cay', [9])} hit`);
    });
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };

  it('are read from the index of words and levels', async () => {
    const plan = await planWithout('seqscan', 'indexscan');
    expect(plan).toMatch(/campaign_search_popular .*\n *Index Cond: .*popularity_levels/);
  });

  it('are never read in the order of popularity', async () => {
    expect(await planWithout('seqscan', 'bitmapscan', 'sort')).not.toMatch(/campaign_search_popularity/);
  });
});

describe('levels of popularity', () => {
  it('come with the number of campaigns that reach them', async () => {
    const levels = await readLevels(database.db, 4);
    expect(levels.map(({ level }) => level)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    for (const { level, campaigns } of levels) {
      const reached = sql`${campaignSearch.popularity} >= ${2 ** level}`;
      expect(campaigns).toBe(await database.db.$count(campaignSearch, reached));
    }
  });

  it('begin with one that holds enough campaigns', async () => {
    const [highest] = await readLevels(database.db, 5);
    expect(highest).toEqual({ level: 8, campaigns: 8 });
  });

  it('are none in a catalogue that is hardly larger', async () => {
    expect(await readLevels(database.db, 6)).toEqual([]);
  });
});
