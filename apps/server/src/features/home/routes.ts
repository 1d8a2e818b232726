import { isEndingSoon, isLastChance, isNew } from '@ayrac/domain/campaign/campaign-time.ts';
import { cityName } from '@ayrac/domain/campaign/cities.ts';
import { pickSections, sectionSizes } from '@ayrac/domain/campaign/home-sections.ts';
import { provenDiscount } from '@ayrac/domain/campaign/proven-discount.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { presentBrandCard } from '#server/features/brand/present.ts';
import { listPopularBrands, listPopularBrandsByCategory } from '#server/features/brand/queries.ts';
import { spreadCovers } from '#server/features/campaign/cover/present.ts';
import type { CardRow } from '#server/features/campaign/listing/card-queries.ts';
import { countCatalogue, countMatching, listCities } from '#server/features/campaign/listing/list-queries.ts';
import { noteCards } from '#server/features/campaign/listing/page-queries.ts';
import { presentSharedCard } from '#server/features/campaign/listing/present-card.ts';
import { presentCategoryLink, visibleRows } from '#server/features/category/present.ts';
import { listCategoryRows } from '#server/features/category/queries.ts';
import { drawBanner } from './banner.ts';
import { presentCategoryTree, presentChoices } from './present.ts';
import { listHomeCards } from './queries.ts';

const BANNER = 12;

export const homeHandlers: Handlers<'getHome' | 'getCategoryTree' | 'getSentence' | 'countSentence'> = {
  async getCategoryTree({ db, locale, uses }) {
    uses('categories', 'brands');
    const [rows, brands] = await Promise.all([listCategoryRows(db), listPopularBrandsByCategory(db)]);
    return { categories: presentCategoryTree(rows, brands, locale) };
  },

  async getSentence({ db, locale, now, uses }) {
    uses('home', 'categories');
    const [rows, cities] = await Promise.all([listCategoryRows(db), listCities(db, now)]);
    return {
      categories: presentChoices(rows, locale),
      cities: cities.map((slug) => ({ slug, name: cityName(slug) ?? slug })),
    };
  },

  async countSentence({ db, now, uses }, { query }) {
    uses('home', 'categories');
    const { category, most, city } = query;
    const rows = await listCategoryRows(db);
    const chosen = rows.find(({ slug }) => slug === category);
    if (category !== undefined && chosen === undefined) throw new RefusalError('not-found');
    if (most !== undefined || city !== undefined) {
      return { campaigns: await countMatching(db, { category: chosen?.id, most, city }, now) };
    }
    return { campaigns: chosen?.campaigns ?? (await countCatalogue(db, now)).campaigns };
  },

  async getHome(context) {
    const { db, locale, now, services, uses } = context;
    uses('home', 'brands', 'categories');
    const [candidates, brands, categories, counts] = await Promise.all([
      listHomeCards(db, now, services.random),
      listPopularBrands(db),
      listCategoryRows(db),
      countCatalogue(db, now),
    ]);
    // The candidates were live when they were cached; some may have ended since.
    const rows = candidates.filter(({ endAt }) => endAt === null || endAt > now);
    noteCards(context, rows);
    const of = (section: string) => rows.filter((row) => row.section === section);
    const latest = of('newest');
    const recent = latest.filter((row) => isNew(row.publishedAt, now));
    const sections = pickSections(
      {
        favourite: of('favourite').toSorted((one, other) => (other.followers ?? 0) - (one.followers ?? 0)),
        newest: recent.length > 0 ? recent : latest,
        lastChance: of('ending').filter((row) => isLastChance(row.endAt, now)),
        endingSoon: of('ending').filter(
          (row) => isEndingSoon(row.endAt, now) && !isLastChance(row.endAt, now),
        ),
        highestDiscount: of('discount').filter(
          (row) => provenDiscount(row.listPrice, row.campaignPrice) !== null,
        ),
      },
      sectionSizes,
      ({ titleEn }) => locale !== 'en' || Boolean(titleEn),
    );
    const { favourite, newest, endingSoon, highestDiscount, lastChance } = sections;
    // In the order of the page, so that neighbours in two sections differ as well.
    const inOrder = [...favourite, ...newest, ...endingSoon, ...highestDiscount, ...lastChance];
    const shown = spreadCovers(inOrder.map((row) => presentSharedCard(row, locale)));
    const take = ({ length }: readonly CardRow[]) => shown.splice(0, length);
    const visible = visibleRows(categories);
    return {
      banner: spreadCovers(drawBanner(of('banner'), BANNER, locale, services.random)),
      categories: visible
        .filter((row) => row.parentCategoryId === null)
        .map((row) => presentCategoryLink(row, locale)),
      popularBrands: brands.map(presentBrandCard),
      favourite: take(favourite),
      newest: take(newest),
      newestIsRecent: recent.length > 0,
      endingSoon: take(endingSoon),
      highestDiscount: take(highestDiscount),
      lastChance: take(lastChance),
      stats: { ...counts, categories: visible.length },
    };
  },
};
