import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignSearch } from '#server/features/campaign/projection/table.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { mostPopular, readLevels } from './popular-hits.ts';

const CAMPAIGNS = 40;
const LIMIT = 4;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  for (let number = 0; number < CAMPAIGNS; number += 1) {
    // Half of them are about tea, and one in five about coffee; the most popular ones are not.
    const words = [number % 2 === 0 ? 'çay' : '', number % 5 === 0 ? 'kahve' : ''].join(' ');
    const { id } = await makeCampaign(db, { title: `Kampanya ${words} ${number}` });
    await db.execute(
      sql`update campaign_search set popularity = ${number * number} where campaign_id = ${id}`,
    );
  }
  await db.execute(sql`update campaign_search set end_at = now() - interval '1 day' where popularity = 900`);
});
afterAll(() => database.drop());

const popularityOf = async (word: string, levels: readonly number[]) => {
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
    ['of a common word, in the highest level', 'kampanya', [1521, 1444, 1369, 1296]],
    ['of a word that is too rare in the highest level', 'cay', [1444, 1296, 1156, 1024]],
    ['of a word that is too rare in every level', 'kahve', [1225, 625, 400, 225]],
    ['of a word that hardly any campaign has', '39', [1521]],
    ['of a word that no campaign has', 'yok', []],
  ])('are the same with and without levels: %s', async (_what, word, popularity) => {
    expect(await popularityOf(word, [])).toEqual(popularity);
    expect(await popularityOf(word, [10, 8])).toEqual(popularity);
    expect(await popularityOf(word, [10, 5, 1])).toEqual(popularity);
  });

  it('are read from the index of words and levels', async () => {
    const hits = mostPopular({
      query: sql`to_tsquery('simple', 'cay')`,
      end: sql`> now()`,
      limit: sql.raw(`${LIMIT}`),
      levels: [10],
    });
    const { rows } = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(sql`explain select * from ${hits} hit`);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/campaign_search_popular .*\n *Index Cond: .*popularity_bands/);
  });
});

describe('levels of popularity', () => {
  it('hold more campaigns than their sizes, and are the highest that do', async () => {
    const levels = await readLevels(database.db, [5, 20]);
    expect(levels).toEqual([10, 8]);
    const { popularity } = campaignSearch;
    const holding = levels.flatMap((level) => [2 ** level, 2 ** (level + 1)]);
    const counts = await Promise.all(
      holding.map((least) => database.db.$count(campaignSearch, sql`${popularity} >= ${least}`)),
    );
    expect(counts).toEqual([8, 0, 24, 17]);
  });

  it('are none in a catalogue that is smaller than the sizes, and one when both are the same', async () => {
    expect(await readLevels(database.db, [CAMPAIGNS, 100])).toEqual([]);
    expect(await readLevels(database.db, [5, 6])).toEqual([10]);
  });

  it('leave out campaigns that nobody has seen', async () => {
    expect(await readLevels(database.db, [CAMPAIGNS - 1])).toEqual([]);
  });
});
