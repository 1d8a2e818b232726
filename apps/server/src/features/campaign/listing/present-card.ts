import type { BrandLink, CampaignCard, KeyFigure } from '@ayrac/contract/campaign-card.ts';
import type { PictureValue, TextValue } from '@ayrac/contract/values.ts';
import { readBenefit } from '@ayrac/domain/campaign/benefit.ts';
import { type CampaignFigures, keyFigure } from '@ayrac/domain/campaign/key-figure.ts';
import { madeInEach, madeOnce } from '@ayrac/domain/made-once.ts';
import { pictureName, type ShownForm } from '@ayrac/domain/picture/focus.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CardBrand } from '#server/features/brand/queries.ts';
import { coverSize } from '#server/features/picture/cover/present.ts';
import type { CardRow } from './card-queries.ts';

/** A text in the page's language, or in Turkish where it has no English one. */
export function textIn(locale: Locale, turkish: string, english: string | null | undefined): TextValue {
  return locale === 'en' && english ? { text: english, lang: 'en' } : { text: turkish, lang: 'tr' };
}

/** A text that may be missing. */
export function optionalTextIn(
  locale: Locale,
  turkish: string | null,
  english: string | null | undefined,
): TextValue | null {
  return turkish === null ? null : textIn(locale, turkish, english);
}

/** A picture, or null where a part of it is missing. */
export function presentPicture(
  hash: string | null,
  width: number | null,
  height: number | null,
  alt: string,
): PictureValue | null {
  return hash === null || width === null || height === null ? null : { hash, width, height, alt };
}

/** The brand of a card: the same for all of its campaigns, so that pages are sent it once. */
const linkTo = madeOnce(
  ({ id, name, slug, colour, markHash, markWidth, markHeight }: CardBrand): BrandLink => ({
    ...{ id, name, slug, colour },
    mark: presentPicture(markHash, markWidth, markHeight, name),
  }),
);

/** A picture as a query brings it. */
interface PictureColumns {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly focusX: number;
  readonly focusY: number;
}

/** A picture in the form that it is shown in. */
export function presentPictureAs(
  form: ShownForm,
  { hash, width, height, focusX, focusY }: PictureColumns,
  alt: string,
): PictureValue {
  return { hash: pictureName(hash, form, { x: focusX, y: focusY }), width, height, alt };
}

/** What may be shown of a campaign: its own picture, that with English words, and a cover in their place. */
interface Showcases {
  readonly showcase: PictureColumns | null;
  readonly showcaseEn: PictureColumns | null;
  /** The name of the cover. */
  readonly cover: string;
}

/**
 * The picture of a campaign as pages show it: its own one, on an English page that with English words where there is
 * one; its cover where nobody gave it a picture.
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
 * The figure that is shown largest: one of the campaign's own, else that of its benefit. Instalments that the Turkish
 * benefit adds to others ("+2 taksit") keep the words of the benefit, in whichever language it is shown: as a bare
 * count they would be all there are.
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

/** A campaign as lists show it. */
export function presentCard(row: CardRow, locale: Locale): CampaignCard {
  const title = textIn(locale, row.title, row.titleEn);
  const benefit = optionalTextIn(locale, row.discount, row.discountEn);
  return {
    id: row.id,
    slug: row.slug,
    title,
    benefit,
    brand: linkTo(row.brand),
    figure: presentKeyFigure(row, benefit),
    isSponsored: row.isSponsored,
    endAt: row.endAt?.toISOString() ?? null,
    publishedAt: row.publishedAt.toISOString(),
    picture: presentShowcase(row, locale, title.text),
    followers: row.followers ?? 0,
    standing: row.standing,
  };
}

/** The same of a row that is remembered: its card is made once in each language. */
export const presentSharedCard = madeInEach(presentCard);
