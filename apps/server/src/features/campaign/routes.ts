import { pictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { ancestorsOf } from '@ayrac/domain/category/category-tree.ts';
import { type CampaignFilter, campaignFilters, countFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { screens } from '@ayrac/domain/screen/screens.ts';
import { sql } from 'drizzle-orm';
import { cursorPage, idOfKey } from '#server/api/cursor.ts';
import { type CallContext, type Handlers, RawReply } from '#server/api/handler.ts';
import { presentCategoryLink, visibleRows } from '#server/features/category/present.ts';
import { type CategoryRow, listCategoryRows } from '#server/features/category/queries.ts';
import { findMovedSlug } from '#server/features/slug/queries.ts';
import { isShown } from '#server/resource/is-shown.ts';
import { compare } from './comparison/compare.ts';
import { coverOf, coversOf, spreadCovers } from './cover/present.ts';
import { presentCampaignDetail } from './detail/present.ts';
import { filteredPage } from './filtering/page-queries.ts';
import { countPassing, narrowedLinks, presentFilters } from './filtering/present-filters.ts';
import { countCatalogue } from './listing/list-queries.ts';
import { listNeighbours } from './listing/neighbours.ts';
import { noteCards } from './listing/page-queries.ts';
import { presentSharedCard } from './listing/present-card.ts';
import { countClosed, quoteChoices } from './listing/quote-choices.ts';
import { findCampaign, findShowcase, listDetailImages, listImagesOf, listUrlRows } from './queries.ts';
import { listBrandLinkRows } from './specified/brand-link-queries.ts';
import { imagesHtml } from './specified/images-html.ts';
import { liveList } from './specified/live-list.ts';
import { presentBrandToCampaign } from './specified/present-brand-link.ts';
import { campaign } from './table.ts';

const offered: readonly CampaignFilter[] = screens.campaigns.filters;
/** Filters for vehicles only, which their categories offer. */
const ofVehicles = campaignFilters.filter((name) => !offered.includes(name));

/** Number of categories offered as alternatives: those with the most campaigns. */
const ALTERNATIVES = 6;
const LINKS_IN_ONE_ANSWER = 1_000;
const SHOWCASE_WIDTH = 960;

export const campaignHandlers: Handlers<
  | 'listCampaigns'
  | 'listCampaignUrls'
  | 'listBrandLinks'
  | 'getCampaignImages'
  | 'getShowcaseImage'
  | 'getCatalogue'
  | 'listQuoteChoices'
  | 'countClosedCampaigns'
  | 'getCampaignPage'
  | 'compareCampaigns'
> = {
  async listCampaigns(_context, { query }) {
    return liveList(query.cursor);
  },

  listCampaignUrls({ db, now }, { query }) {
    return cursorPage(query.cursor, LINKS_IN_ONE_ANSWER, async (after, limit) => {
      const rows = await listUrlRows(db, now, after && idOfKey(after), limit);
      return rows.map(({ id, campaignId, url }) => ({
        value: { id, campaign: { id: campaignId }, url, isActive: true },
        key: [id],
      }));
    });
  },

  listBrandLinks({ db, now }, { query }) {
    return cursorPage(query.cursor, LINKS_IN_ONE_ANSWER, async (after, limit) => {
      const rows = await listBrandLinkRows(db, now, after && idOfKey(after), limit);
      return rows.map((row) => ({ value: presentBrandToCampaign(row), key: [row.id] }));
    });
  },

  async getCampaignImages({ db, locale }, { params }) {
    const images = await listDetailImages(
      db,
      sql`(select id from campaign where id = ${params.campaignId} and ${isShown(campaign)})`,
      locale,
    );
    const isUnknown = images.length === 0 && (await findShowcase(db, params.campaignId)) === undefined;
    if (isUnknown) throw new RefusalError('not-found');
    return imagesHtml(images);
  },

  async getShowcaseImage({ db }, { params }) {
    const found = await findShowcase(db, params.campaignId);
    if (found === undefined) throw new RefusalError('not-found');
    const name = found.hash ?? (await coversOf(db))(found, found);
    const location = pictureAddress(name, SHOWCASE_WIDTH, 'webp');
    return new RawReply({ status: 302, headers: { location, 'cache-control': 'public, max-age=300' } });
  },

  async getCatalogue(context, { query }) {
    const { db, locale, now, uses } = context;
    uses('home', 'categories');
    const { sort = 'ending-soon', page, filters } = query;
    const [{ cards, counts, resolved }, whole, rows] = await Promise.all([
      filteredPage(context, { place: {}, sort, page, filters }),
      countCatalogue(db, now),
      listCategoryRows(db),
    ]);
    const visible = visibleRows(rows);
    const link = (row: CategoryRow) => presentCategoryLink(row, locale);
    const roots = visible.filter((row) => row.parentCategoryId === null);
    const holding = roots.filter(({ campaigns }) => campaigns > 0);
    const chosen = resolved.filters.category ?? [];
    const categories = visible.filter((row) => roots.includes(row) || chosen.includes(row.slug)).map(link);
    const total = countFilters(resolved.filters) > 0 ? countPassing(counts) : whole.campaigns;
    return {
      list: cards(total, presentFilters({ resolved, counts, categories, without: ofVehicles })),
      alternatives: narrowedLinks(holding.map(link), { resolved, counts })
        .toSorted((one, other) => other.campaigns - one.campaigns)
        .slice(0, ALTERNATIVES),
    };
  },

  listQuoteChoices(context, { query }) {
    return quoteChoices(context, query.category);
  },

  countClosedCampaigns({ db, now }) {
    return countClosed(db, now);
  },

  async getCampaignPage(context, { params }) {
    const { db, locale, now, uses, expires } = context;
    uses('categories');
    const [found, images, categories] = await Promise.all([
      findCampaign(db, params.slug),
      listImagesOf(db, params.slug, locale),
      listCategoryRows(db),
    ]);
    // A campaign that was never published is answered like an unknown one, so that drafts stay secret.
    if (!found?.campaign.wasPublished) return movedCampaign(context, params.slug);
    uses(`campaign:${found.campaign.id}`, `brand:${found.brand.id}`);
    if (found.campaign.endAt !== null) expires(found.campaign.endAt);
    const cards = await listNeighbours(db, found.campaign, now);
    noteCards(context, cards);
    const own = categories.find((row) => row.id === found.campaign.categoryId);
    const path = own === undefined ? [] : [...ancestorsOf(categories, own.id), own];
    const links = path.map((row) => presentCategoryLink(row, locale));
    const related = spreadCovers(cards.map((row) => presentSharedCard(row, locale)));
    // The campaign itself, its brand or a category above it is switched off. Only active categories were loaded.
    if (!found.campaign.isActive || !found.isBrandShown || own === undefined) {
      return { kind: 'removed', category: links.at(-1) ?? null, related };
    }
    const cover = await coverOf(db, found);
    const campaign = presentCampaignDetail(found, { categories: links, images, cover, locale, now });
    return { kind: 'found', campaign, related };
  },

  compareCampaigns(context, { query }) {
    return compare(context, query);
  },
};

async function movedCampaign({ db }: CallContext, slug: string) {
  const target = await findMovedSlug(db, campaign, slug);
  if (target === undefined) throw new RefusalError('not-found');
  return { kind: 'moved' as const, slug: target };
}
