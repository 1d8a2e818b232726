import type { BrandLink, CampaignCard, KeyFigure } from '@ayrac/contract/campaign-card.ts';
import type { PictureValue, TextValue } from '@ayrac/contract/values.ts';
import { readBenefit } from '@ayrac/domain/campaign/benefit.ts';
import { type CampaignFigures, keyFigure } from '@ayrac/domain/campaign/key-figure.ts';
import { madeInEach, madeOnce } from '@ayrac/domain/made-once.ts';
import type { ShownForm } from '@ayrac/domain/picture/focus.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { optionalTextIn, textIn } from '@ayrac/domain/text/text-in.ts';
import type { CardBrand } from '#server/features/brand/queries.ts';
import { coverSize } from '#server/features/picture/cover/present.ts';
import { type PictureColumns, presentPicture, presentPictureAs } from '#server/features/picture/present.ts';
import type { CardRow } from './card-queries.ts';

/** Presents a brand with its logo. All rows of a brand share one object. */
export const presentBrandLink = madeOnce(
  ({ id, name, slug, colour, logoHash, logoWidth, logoHeight }: CardBrand): BrandLink => ({
    ...{ id, name, slug, colour },
    logo: presentPicture(logoHash, logoWidth, logoHeight, name),
  }),
);

/** Candidates for the picture of a campaign: its own picture, the version with English text, and its cover. */
interface Showcases {
  readonly showcase: PictureColumns | null;
  readonly showcaseEn: PictureColumns | null;
  /** Name of the cover. */
  readonly cover: string;
}

/**
 * Presents the picture of a campaign: its own picture, on English pages the version with English text where there is
 * one, and the cover when it has no picture.
 */
export function presentShowcase(
  { showcase, showcaseEn, cover }: Showcases,
  locale: Locale,
  alt: string,
  form: ShownForm = 'card',
): PictureValue {
  const own = (locale === 'en' ? showcaseEn : null) ?? showcase;
  return own === null ? { hash: cover, ...coverSize, alt } : presentPictureAs(form, own, alt);
}

/**
 * Returns the most prominent figure: one of the campaign's own, otherwise that of its benefit. Instalments that the
 * Turkish benefit adds to others ("+2 taksit") keep the wording of the benefit in both languages: as a plain count they
 * would look like the total.
 */
export function presentKeyFigure(
  figures: CampaignFigures & { readonly discount: string | null },
  benefit: TextValue | null,
): KeyFigure {
  const figure = keyFigure(figures);
  if (benefit === null) return figure;
  const isAdded = figure.kind === 'installment' && isAddition(figures.discount ?? '');
  if (figure.kind !== 'none' && !isAdded) return figure;
  return { kind: 'benefit', lang: benefit.lang, ...readBenefit(benefit.text) };
}

function isAddition(benefit: string): boolean {
  return readBenefit(benefit).figure?.startsWith('+') ?? false;
}

export function presentCard(row: CardRow, locale: Locale): CampaignCard {
  const title = textIn(locale, row.title, row.titleEn);
  const benefit = optionalTextIn(locale, row.discount, row.discountEn);
  return {
    id: row.id,
    slug: row.slug,
    title,
    benefit,
    brand: { name: row.brand.name, slug: row.brand.slug },
    figure: presentKeyFigure(row, benefit),
    isSponsored: row.isSponsored,
    endAt: row.endAt?.toISOString() ?? null,
    publishedAt: row.publishedAt.toISOString(),
    picture: presentShowcase(row, locale, title.text),
    followers: row.followers ?? 0,
    standing: row.standing,
  };
}

/** The same for a cached row: its card is built once per language. */
export const presentSharedCard = madeInEach(presentCard);
