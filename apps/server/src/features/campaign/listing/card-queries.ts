import type { CampaignSort } from '@ayrac/domain/campaign/campaign-order.ts';
import { and, asc, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce, type Later } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { findCardBrands } from '#server/features/brand/queries.ts';
import { type Covered, coversOf } from '#server/features/campaign/cover/present.ts';
import { pictureColumns } from '#server/features/picture/queries.ts';
import { picture } from '#server/features/picture/table.ts';
import { campaign, campaignListing, campaignStanding, campaignStats } from '../table.ts';

const showcase = alias(picture, 'showcase');
const showcaseEn = alias(picture, 'showcase_en');

const cardColumns = {
  id: campaign.id,
  categoryId: campaign.categoryId,
  slug: campaign.slug,
  title: campaign.title,
  titleEn: sql<string | null>`${campaign.english} ->> 'title'`,
  discount: campaign.discount,
  discountEn: sql<string | null>`${campaign.english} ->> 'discount'`,
  discountPercent: campaign.discountPercent,
  monthlyPayment: campaign.monthlyPayment,
  term: campaign.term,
  interestRate: campaign.interestRate,
  minimumPurchase: campaign.minimumPurchase,
  installment: campaign.installment,
  listPrice: campaign.listPrice,
  campaignPrice: campaign.campaignPrice,
  isSponsored: campaign.isSponsored,
  endAt: campaign.endAt,
  publishedAt: campaign.publishedAt,
  showcase: pictureColumns(showcase),
  showcaseEn: pictureColumns(showcaseEn),
  brandId: campaign.brandId,
  followers: campaignStats.followers,
  standing: {
    place: campaignStanding.place,
    tied: campaignStanding.tied,
    among: campaignStanding.among,
  },
};

const sortOrders: Readonly<Record<CampaignSort, readonly SQL[]>> = {
  'ending-soon': [asc(campaignListing.endAt)],
  newest: [desc(campaignListing.publishedAt)],
  discount: [desc(campaignListing.discountPercent)],
  'most-wanted': [desc(campaignListing.popularity)],
  price: [asc(campaignListing.price)],
};

/** Part of a list, in a sort order. */
export interface ListSlice {
  /** Id of the list, or a subselect that finds it. */
  readonly list: string | SQL;
  readonly sort: CampaignSort;
  readonly limit: number;
  readonly offset?: Later<number>;
  readonly now: Later<Date>;
  /** Further condition on the columns of the listing. */
  readonly where?: SQL | undefined;
  /** Name of the slice when several are fetched together. */
  readonly section?: string;
}

/** Selects the campaigns of one slice with their positions, as a source of cards. */
export function slice(db: Executor, options: ListSlice) {
  const order = sql.join([...sortOrders[options.sort], asc(campaignListing.campaignId)], sql`, `);
  return db
    .select({
      campaignId: sql<string>`${campaignListing.campaignId}`.as('campaign_id'),
      section: sql<string>`${options.section ?? ''}::text`.as('section'),
      place: sql<number>`row_number() over (order by ${order})::integer`.as('place'),
    })
    .from(campaignListing)
    .where(
      and(
        eq(campaignListing.listId, sql`${options.list}`),
        gt(campaignListing.endAt, sql.param(options.now, campaignListing.endAt)),
        options.where,
      ),
    )
    .orderBy(order)
    .limit(options.limit)
    .offset(options.offset ?? 0);
}

/** Source of campaigns with a section and a position: a slice, or several combined by `unionAll`. */
export type CardSource = ReturnType<ReturnType<typeof slice>['as']>;

/** Reads the cards of a source, by section and position, in one query. Brands and covers come from the cache. */
export async function listCards(db: Executor, source: CardSource) {
  return withBrands(db, await selectCards(db, source));
}

/** Returns the query for the cards of a source, for callers that build it once. */
export function selectCards(db: Executor, source: CardSource) {
  return db
    .select({ ...cardColumns, section: source.section })
    .from(source)
    .innerJoin(campaign, eq(campaign.id, source.campaignId))
    .leftJoin(campaignStats, eq(campaignStats.campaignId, campaign.id))
    .leftJoin(campaignStanding, eq(campaignStanding.campaignId, campaign.id))
    .leftJoin(showcase, eq(showcase.hash, campaign.showcaseHash))
    .leftJoin(showcaseEn, eq(showcaseEn.hash, campaign.showcaseHashEn))
    .orderBy(source.section, source.place);
}

const askCards = builtOnce((db, _form: 'of ids') => {
  const given = db
    .select({
      campaignId: sql<string>`given.id`.as('campaign_id'),
      section: sql<string>`''::text`.as('section'),
      place: sql<number>`given.place::integer`.as('place'),
    })
    .from(sql`unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as given (id, place)`);
  return selectCards(db, given.as('source'));
});

/** Reads the cards of campaigns, in the order of `ids`. */
export async function listCardsOf(db: Executor, ids: readonly string[]): Promise<CardRow[]> {
  return ids.length === 0 ? [] : withBrands(db, await askCards(db, 'of ids', { ids }));
}

/** Adds brands and cover names to the rows of cards. */
export async function withBrands<Row extends Covered & { readonly brandId: string }>(
  db: Executor,
  rows: readonly Row[],
) {
  const ids = rows.map(({ brandId }) => brandId);
  const [brandOf, coverOf] = await Promise.all([findCardBrands(db, ids), coversOf(db)]);
  return rows.map((row) => {
    const brand = brandOf(row.brandId);
    return Object.assign(row, { brand, cover: coverOf(row, brand) });
  });
}

export type CardRow = Omit<Awaited<ReturnType<typeof listCards>>[number], 'section'>;
