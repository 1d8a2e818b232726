import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignSearch } from '#server/features/campaign/projection/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { mostPopular, readLevels } from './popular-hits.ts';

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
    levels,
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
    ['of a word that is too rare in every level', 'kahve', [35, 25, 20, 15]],
    ['of a word that hardly any campaign has', '39', [39]],
    ['of a word that no campaign has', 'yok', []],
  ])('are the same with and without levels: %s', async (_what, word, numbers) => {
    const popularity = numbers.map(popularityOf);
    expect(await hitsOf(word, [])).toEqual(popularity);
    expect(await hitsOf(word, [9, 7])).toEqual(popularity);
    expect(await hitsOf(word, [9, 4, 1])).toEqual(popularity);
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
  it('hold more campaigns than their sizes, and are the highest that do', async () => {
    const levels = await readLevels(database.db, [2, 4]);
    expect(levels).toEqual([9, 8]);
    const { popularity } = campaignSearch;
    const holding = levels.flatMap((level) => [2 ** level, 2 ** (level + 1)]);
    const counts = await Promise.all(
      holding.map((least) => database.db.$count(campaignSearch, sql`${popularity} >= ${least}`)),
    );
    expect(counts).toEqual([4, 0, 8, 4]);
  });

  it('are one when two are the same', async () => {
    expect(await readLevels(database.db, [2, 3])).toEqual([9]);
  });

  it('are none that hold more than a quarter of the catalogue', async () => {
    expect(await readLevels(database.db, [8])).toEqual([7]);
    expect(await readLevels(database.db, [11])).toEqual([]);
  });
});
