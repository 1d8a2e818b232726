import { campaignSorts, searchSorts } from '@ayrac/domain/campaign/campaign-order.ts';
import { z } from 'zod';
import { amount, id, instant, picture, slug, text } from './values.ts';

/** Brand with its logo, as shown in lists of brands and at the top of pages. */
export const brandLink = z.object({
  id,
  name: z.string(),
  slug,
  /** `#RRGGBB`. */
  colour: z.string(),
  logo: picture.nullable(),
});
export type BrandLink = z.infer<typeof brandLink>;

/** Sort orders of campaign lists. `ending-soon` is the specified default. */
export const campaignSort = z.enum(campaignSorts);

/** Sort orders of search results. The default is relevance. */
export const searchSort = z.enum(searchSorts);

/** Figure that a card displays largest, in TRY, percent or months, or else the parts of the benefit. */
export const keyFigure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), price: amount, listPrice: amount.nullable() }),
  z.object({
    kind: z.literal('monthly'),
    monthly: amount,
    term: z.number().int().nullable(),
    rate: amount.nullable(),
  }),
  z.object({ kind: z.literal('rate'), rate: amount, term: z.number().int().nullable() }),
  z.object({ kind: z.literal('installment'), count: z.number().int() }),
  z.object({
    kind: z.literal('benefit'),
    lang: text.shape.lang,
    before: z.string(),
    /** Null when the benefit consists of words only; `after` then contains them. */
    figure: z.string().nullable(),
    after: z.string(),
  }),
  z.object({ kind: z.literal('none') }),
]);
export type KeyFigure = z.infer<typeof keyFigure>;

/** Campaign as shown in lists. */
export const campaignCard = z.object({
  id,
  slug,
  title: text,
  /** Benefit in a few words. */
  benefit: text.nullable(),
  /** Only what a card shows, because a page repeats it for each card. */
  brand: brandLink.pick({ name: true, slug: true }),
  figure: keyFigure,
  /** Sponsored campaigns are labelled, but ranked like all others. */
  isSponsored: z.boolean(),
  /** Null for an open-ended campaign. */
  endAt: instant.nullable(),
  publishedAt: instant,
  /** Picture of the campaign, or its cover. */
  picture,
  followers: z.number().int(),
  /**
   * Rank of its figure among comparable live campaigns of its category. Null when there are too few, or all are equal.
   */
  standing: z.object({ place: z.number().int(), tied: z.number().int(), among: z.number().int() }).nullable(),
});
export type CampaignCard = z.infer<typeof campaignCard>;
