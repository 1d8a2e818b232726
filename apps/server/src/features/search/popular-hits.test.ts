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

const hitsOf = async (word: string, levels: readonly number[]) => {
  const hits = mostPopular({
    query: sql`to_tsquery('simple', ${word})`,
    end: sql`> now()`,
    limit: sql.raw(`${LIMIT}`),
    levels,
  });
  const { rows } = await database.db.execute<{ popularity: number }>(
    sql`select hit.popularity from ${hits} hit order by hit.popularity desc`,
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

  it('are read from the index of words and levels', async () => {
    const hits = mostPopular({
      query: sql`to_tsquery('simple', 'cay')`,
      end: sql`> now()`,
      limit: sql.raw(`${LIMIT}`),
      levels: [9],
    });
    const { rows } = await database.db.transaction(async (tx) => {
      // PostgreSQL would read so few rows without this index.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_indexscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain select * from ${hits} hit`);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/campaign_search_popular .*\n *Index Cond: .*popularity_levels/);
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

  it('are none that hold more than an eighth of the catalogue', async () => {
    expect(await readLevels(database.db, [4])).toEqual([8]);
    expect(await readLevels(database.db, [6])).toEqual([]);
  });
});
