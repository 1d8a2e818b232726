import type { BrandCard } from '@ayrac/contract/brand.ts';
import type { BrandLink } from '@ayrac/contract/campaign-card.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { optionalTextIn } from '@ayrac/domain/text/text-in.ts';
import { presentPicture } from '#server/features/picture/present.ts';
import type { BrandRow } from './queries.ts';

export function presentBrandLink(
  row: Omit<BrandRow, 'campaigns' | 'brandUrl' | 'about' | 'aboutEn'>,
): BrandLink {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    colour: row.colour,
    logo: presentPicture(row.logoHash, row.logoWidth, row.logoHeight, row.name),
  };
}

export function presentBrandCard(row: BrandRow): BrandCard {
  return { ...presentBrandLink(row), campaigns: row.campaigns };
}

/** Presents a brand for the top of its page. */
export function presentBrand(row: BrandRow, locale: Locale) {
  return {
    ...presentBrandCard(row),
    about: optionalTextIn(locale, row.about, row.aboutEn),
    website: row.brandUrl,
  };
}
