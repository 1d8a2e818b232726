import { campaignSorts, searchSorts } from '@ayrac/domain/campaign/campaign-order.ts';
import { z } from 'zod';
import { amount, id, instant, picture, slug, text } from './values.ts';

/** A brand as cards and lists show it. */
export const brandLink = z.object({
  id,
  name: z.string(),
  slug,
  /** `#RRGGBB` */
  colour: z.string(),
  mark: picture.nullable(),
});
export type BrandLink = z.infer<typeof brandLink>;

/** The orders of a campaign list; `ending-soon` is the specified one. */
export const campaignSort = z.enum(campaignSorts);

/** The orders of found campaigns; by default those come first that the words fit best. */
export const searchSort = z.enum(searchSorts);

/** The largest figure of a card: which one it is, in TRY, percent or months; else the benefit taken apart. */
export const keyFigure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price'), price: amount, listPrice: amount.nullable() }),
  z.object({ kind: z.literal('monthly'), monthly: amount, term: z.number().int().nullable() }),
  z.object({ kind: z.literal('rate'), rate: amount, term: z.number().int().nullable() }),
  z.object({ kind: z.literal('installment'), count: z.number().int() }),
  z.object({
    kind: z.literal('benefit'),
    lang: text.shape.lang,
    before: z.string(),
    /** Null where the benefit is words alone, which stand in `after`. */
    figure: z.string().nullable(),
    after: z.string(),
  }),
  z.object({ kind: z.literal('none') }),
]);
export type KeyFigure = z.infer<typeof keyFigure>;

/** A campaign as lists show it. */
export const campaignCard = z.object({
  id,
  slug,
  title: text,
  /** The benefit in a few words. */
  benefit: text.nullable(),
  brand: brandLink,
  figure: keyFigure,
  /** Paid for: it says so, and stands where it would stand without. */
  isSponsored: z.boolean(),
  /** Null while the campaign is open-ended. */
  endAt: instant.nullable(),
  publishedAt: instant,
  /** Its own, or its cover. */
  picture,
  followers: z.number().int(),
  /** Where its figure stands among the live ones of its category that have the same: null where few do, or all equal. */
  standing: z.object({ place: z.number().int(), tied: z.number().int(), among: z.number().int() }).nullable(),
});
export type CampaignCard = z.infer<typeof campaignCard>;
