import type { Handlers } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { presentBrandCard } from '#server/features/brand/present.ts';
import { listBrandsByIds } from '#server/features/brand/queries.ts';
import { spreadCovers } from '#server/features/campaign/cover/present.ts';
import { presentCard } from '#server/features/campaign/listing/present-card.ts';
import { presentCategoryLink } from '#server/features/category/present.ts';
import { listCategoryRows } from '#server/features/category/queries.ts';
import { listFollowRows } from '#server/features/follow/queries.ts';
import { presentRequest } from '#server/features/lead/request/present.ts';
import { listRequestRows } from '#server/features/lead/request/queries.ts';
import { listFollowedCards, listNamedCards } from './queries.ts';

export const interestHandlers: Handlers<'getInterests' | 'listBookmarks'> = {
  async listBookmarks({ db, locale, now }, { body }) {
    const cards = body.campaigns.length === 0 ? [] : await listNamedCards(db, body.campaigns, now);
    return { campaigns: spreadCovers(cards.map((row) => presentCard(row, locale))) };
  },

  async getInterests({ db, caller, locale, now }) {
    const { id } = memberOf(caller);
    const follows = await listFollowRows(db, id);
    const idsOf = (kind: 'brand' | 'category') =>
      follows.filter((one) => one.kind === kind).map((one) => one.id);
    const followed = new Set(idsOf('category'));
    const [cards, brands, categories, requests] = await Promise.all([
      listFollowedCards(db, id, now),
      listBrandsByIds(db, idsOf('brand')),
      followed.size === 0 ? [] : listCategoryRows(db),
      listRequestRows(db, id),
    ]);
    return {
      campaigns: spreadCovers(cards.map((row) => presentCard(row, locale))),
      brands: brands.map(presentBrandCard),
      categories: categories
        .filter((row) => followed.has(row.id))
        .map((row) => presentCategoryLink(row, locale)),
      requests: requests.map((row) => presentRequest(row, locale, now)),
    };
  },
};
