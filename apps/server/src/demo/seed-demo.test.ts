import type { SearchResult } from '@ayrac/contract/search.ts';
import { campaignTime, isEndingSoon, isLastChance, isNew } from '@ayrac/domain/campaign/campaign-time.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDemoFlag } from '#server/db/installation.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign, campaignImage, campaignStats, campaignVehicle } from '#server/features/campaign/table.ts';
import { everydayQueries, scoreSearch } from '#server/features/search/testing/everyday-queries.ts';
import { seed } from '#server/seed.ts';
import { testApp } from '#server/testing/test-app.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { moveDemoOn } from './move-demo-on.ts';

// The whole demo is drawn and stored, in milliseconds.
const PATIENCE_MS = 90_000;
const now = new Date('2026-11-20T09:00:00Z');
const { campaigns, brands } = demoCatalogue();
const silent = { info: () => undefined };
const settings = { isPublic: true, database: { url: 'postgres://db.example/ayrac' } };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.db, { demo: 'on', ...settings }, silent, now);
}, PATIENCE_MS);
afterAll(() => database.drop());

describe('new demo', () => {
  let rows: (typeof campaign.$inferSelect)[];
  beforeAll(async () => {
    rows = await database.db.select().from(campaign).orderBy(campaign.id);
  });

  it('contains all campaigns and brands of the content', async () => {
    expect(rows.length).toBe(campaigns.length);
    expect(await database.db.$count(brand)).toBe(brands.length);
    expect(await findDemoFlag(database.db)).toBe(true);
  });

  it.each(['open-ended', 'expired', 'minutes-left', 'ending-today', 'hours-left', 'days-left'])(
    'shows the state %s',
    (kind) => {
      expect(rows.filter(({ endAt }) => campaignTime(endAt, now).kind === kind)).not.toEqual([]);
    },
  );

  it.each([
    ['last-chance', 0.02, 0.05, ({ endAt }: (typeof rows)[number]) => isLastChance(endAt, now)],
    ['ending-soon', 0.12, 0.18, ({ endAt }: (typeof rows)[number]) => isEndingSoon(endAt, now)],
    ['new', 0.08, 0.12, ({ publishedAt }: (typeof rows)[number]) => isNew(publishedAt, now)],
    ['open-ended', 0.15, 0.25, ({ endAt }: (typeof rows)[number]) => endAt === null],
  ])('has a believable share of %s campaigns', (_, least, most, matches) => {
    const share = rows.filter(matches).length / rows.length;
    expect(share).toBeGreaterThanOrEqual(least);
    expect(share).toBeLessThanOrEqual(most);
  });

  it(
    'finds what people type: 9 of 10 first, 19 of 20 in the top three, and always something',
    async () => {
      const server = await testApp({ on: database, now });
      const ask = async (query: string, locale = 'tr'): Promise<SearchResult> => {
        const url = `/api/public/search?q=${encodeURIComponent(query)}`;
        return (await server.app.inject({ url, headers: { 'accept-language': locale } })).json();
      };
      const score = await scoreSearch(everydayQueries, ({ query, locale }) => ask(query, locale));
      const journey = await ask('yurt dışı seyahat sağlık sigortası');
      const bag = await ask('bayan çanta');
      await server.close();
      expect(bag.categories[0]?.slug).toBe('canta');
      expect(journey.nearest?.term).toBe('Seyahat Sağlık');
      expect(score.deadEnds).toEqual([]);
      expect(score.first, score.later.join('\n')).toBeGreaterThanOrEqual(0.9);
      expect(score.amongThree, score.missed.join('\n')).toBeGreaterThanOrEqual(0.95);
    },
    PATIENCE_MS,
  );

  it('publishes nothing in the future or after its end, and checks nothing before publication', () => {
    for (const { publishedAt, endAt, checkedAt } of rows) {
      expect(publishedAt <= now && (endAt === null || publishedAt < endAt)).toBe(true);
      expect(checkedAt !== null && checkedAt >= publishedAt && checkedAt <= now).toBe(true);
    }
  });

  it('is created once and remains a demo with any setting', async () => {
    expect(await seed(database.db, { demo: 'off', ...settings }, silent, now)).toBe(true);
    expect(await database.db.$count(campaign)).toBe(campaigns.length);
  });

  it('counts fewer clicks than views and fewer applications than clicks', async () => {
    const stats = await database.db.select().from(campaignStats).orderBy(campaignStats.campaignId);
    expect(stats.length).toBe(rows.length);
    for (const { views, clicks, applications, followers } of stats) {
      expect(views >= clicks && clicks >= applications && followers <= views && views > 0).toBe(true);
    }
    expect(new Set(stats.map(({ views }) => views)).size).toBeGreaterThan(300);
  });

  it('has views in the last 24 hours for every campaign, spread over the day', async () => {
    const { rows: hours } = await database.db.execute<{ views: number; hours: number }>(
      sql`select sum(views)::integer as views, count(*)::integer as hours from campaign_view_hour group by campaign_id`,
    );
    expect(hours.length).toBe(rows.length);
    for (const { views, hours: busy } of hours) expect(busy).toBe(Math.min(views, 24));
  });

  it('lists, finds and filters every campaign consistently', async () => {
    const { rows: wrong } = await database.db.execute(sql`
      select c.slug from campaign c
      left join campaign_search s on s.campaign_id = c.id
      left join campaign_facet f on f.campaign_id = c.id
      where s.end_at is distinct from coalesce(c.end_at, 'infinity')
        or f.end_at is distinct from coalesce(c.end_at, 'infinity')
        or not f.category_ids @> array[c.category_id]
        or 2 * (cardinality(f.category_ids) + 1) <> (
          select count(*) from campaign_listing l where l.campaign_id = c.id
            and l.end_at = coalesce(c.end_at, 'infinity') and l.published_at = c.published_at)`);
    expect(wrong).toEqual([]);
  });

  it('has a logo for every brand and a gallery for half of the campaigns', async () => {
    expect(await database.db.$count(brand, isNull(brand.logoHash))).toBe(0);
    const { rows: galleries } = await database.db.execute<{ count: number }>(
      sql`select count(*)::integer as count from campaign_image group by campaign_id`,
    );
    const sizes = galleries.map(({ count }) => count);
    expect(sizes.length / rows.length).toBeCloseTo(0.5, 1);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([2, 5]);
  });

  it('has English gallery texts', async () => {
    const images = await database.db.select().from(campaignImage).orderBy(campaignImage.id);
    expect(images.filter(({ alt, altEn }) => altEn === null || altEn === alt)).toEqual([]);
    expect(images.filter(({ pictureHash, pictureHashEn }) => pictureHash !== pictureHashEn)).toEqual([]);
  });

  it('has the data of every vehicle', async () => {
    const vehicles = await database.db.select().from(campaignVehicle).orderBy(campaignVehicle.campaignId);
    expect(vehicles.length).toBeGreaterThan(30);
    for (const vehicle of vehicles) {
      const { doorCount: _, batteryCapacity, ...always } = vehicle;
      expect(Object.values(always)).not.toContain(null);
      expect(vehicle.isElectric && batteryCapacity === null).toBe(false);
    }
  });
});

describe('demo restarted after a month', () => {
  const later = new Date(now.getTime() + 30 * dayInMs);
  let before: Map<string, Date | null>;
  beforeAll(async () => {
    // Enpara's rates were edited after the seed.
    await database.db.execute(sql`
      insert into loan_offer_row (loan_type, bank_id, valid_from, rates, min_amount, max_amount, max_term_by_amount, product_url)
      select loan_type, bank_id, '2026-11-25', rates, min_amount, max_amount, max_term_by_amount, product_url
      from loan_offer_row where bank_id = 'enpara'`);
    before = new Map((await database.db.select().from(campaign)).map(({ id, endAt }) => [id, endAt]));
    await moveDemoOn(database.db, later);
  });

  it('moves ended campaigns on, except those that demonstrate an end', async () => {
    const rows = await database.db.select().from(campaign).orderBy(campaign.id);
    const ended = rows.filter(({ endAt }) => endAt !== null && endAt < later);
    const meant = campaigns.filter(({ plan }) => plan.stage === 'ended').map(({ id }) => id);
    expect(ended.map(({ id }) => id)).toEqual(meant.toSorted());
    expect(rows.some(({ endAt }) => isLastChance(endAt, later))).toBe(true);
    expect(rows.some(({ publishedAt }) => isNew(publishedAt, later))).toBe(true);
  });

  it('keeps campaigns that are still running', async () => {
    const running = campaigns.find(({ id, plan }) => !plan.isNew && (before.get(id) ?? now) > later);
    const [row] = await database.db
      .select()
      .from(campaign)
      .where(eq(campaign.id, running?.id ?? ''));
    expect(row?.endAt).toEqual(before.get(running?.id ?? ''));
  });

  it('lists moved campaigns by their new dates', async () => {
    const { rows } = await database.db.execute(sql`
      select 1 from campaign c join campaign_listing l on l.campaign_id = c.id
      where l.end_at <> coalesce(c.end_at, 'infinity') or l.published_at <> c.published_at`);
    expect(rows).toEqual([]);
  });

  it('starts its example rates in its own month, but not before rates entered by hand', async () => {
    const { rows } = await database.db.execute(sql`
      select distinct bank_id, valid_from::text as "validFrom" from loan_offer_row where is_example order by bank_id`);
    expect(rows).toEqual(
      ['akbank', 'enpara', 'garanti', 'halkbank', 'isbank', 'ziraat'].map((bankId) => ({
        bank_id: bankId,
        validFrom: bankId === 'enpara' ? '2026-11-01' : '2026-12-01',
      })),
    );
  });

  it('changes nothing when nothing has ended', async () => {
    expect(await moveDemoOn(database.db, later)).toBe(0);
  });
});
