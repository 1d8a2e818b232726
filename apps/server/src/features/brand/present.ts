import type { BrandCard } from '@ayrac/contract/brand.ts';
import type { Locale } from '@ayrac/domain/locale.ts';
import { optionalTextIn, presentPicture } from '#server/features/campaign/listing/present-card.ts';
import type { BrandRow } from './queries.ts';

/** A brand with its count. */
export function presentBrandCard(row: BrandRow): BrandCard {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    colour: row.colour,
    mark: presentPicture(row.markHash, row.markWidth, row.markHeight, row.name),
    campaigns: row.campaigns,
  };
}

/** A brand as the head of its page. */
export function presentBrand(row: BrandRow, locale: Locale) {
  return {
    ...presentBrandCard(row),
    about: optionalTextIn(locale, row.about, row.aboutEn),
    website: row.brandUrl,
  };
}
