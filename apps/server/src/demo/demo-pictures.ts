import { formatMoney } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { HEIGHT, type Layout, WIDTH } from '#server/features/picture/cover/art.ts';
import {
  brandPicture,
  conditionsPicture,
  factsPicture,
  patternPicture,
} from '#server/features/picture/cover/detail-pictures.ts';
import { type CoverRequest, draw, drawCover, layouts } from '#server/features/picture/cover/draw-cover.ts';
import { drawMarkTile } from '#server/features/picture/cover/drawing.ts';
import { motifOf } from '#server/features/picture/cover/motifs.ts';
import { drawingRow } from '#server/features/picture/store-picture.ts';
import type { PlannedBrand, PlannedCampaign } from './demo-catalogue.ts';
import { fillText } from './fill-text.ts';

const MARK_SIDE = 512;
const FEWEST_DETAILS = 2;
/** The words of the pictures that the content does not bring. */
const words = {
  tr: { conditions: 'Koşullar', drawings: (brand: string) => `${brand} kampanyasının çizimleri` },
  en: { conditions: 'Conditions', drawings: (brand: string) => `Drawings of a ${brand} campaign` },
} as const;

type PictureRow = ReturnType<typeof drawingRow>;

/** A picture of a gallery with the text that stands for it. */
export interface DetailPicture {
  readonly row: PictureRow;
  readonly alt: string;
}

/** A picture of a gallery in both languages. */
export type GalleryPicture = Readonly<Record<Locale, DetailPicture>>;

/** The pictures of one campaign. */
export interface CampaignPictures {
  readonly cover: PictureRow;
  /** The same with the benefit in English; where that is the same text, the same picture. */
  readonly coverEn: PictureRow;
  readonly details: readonly GalleryPicture[];
}

/** Draws the pictures of campaigns, by campaign. */
export function drawCampaigns(campaigns: readonly PlannedCampaign[]): Map<string, CampaignPictures> {
  return new Map(
    campaigns.map((planned) => [
      planned.id,
      {
        cover: coverPicture(planned, 'tr'),
        coverEn: coverPicture(planned, 'en'),
        details: galleryPictures(planned),
      },
    ]),
  );
}

/** A brand's mark on a tile of its colour. */
export function markPicture({ colour, mark }: PlannedBrand): PictureRow {
  return drawingRow(drawMarkTile(mark, colour, MARK_SIDE), MARK_SIDE, MARK_SIDE);
}

/** The cover of a campaign, its words in one language. */
function coverPicture(planned: PlannedCampaign, locale: Locale): PictureRow {
  return drawingRow(drawCover(requestOf(planned, locale)), WIDTH, HEIGHT);
}

/** The gallery of every other campaign: two to five pictures that say more than the cover. */
function galleryPictures(planned: PlannedCampaign): GalleryPicture[] {
  if (planned.plan.seed % 2 === 0) return [];
  const english = detailPictures(planned, 'en');
  return detailPictures(planned, 'tr').map((tr, index) => ({ tr, en: english[index] ?? tr }));
}

function detailPictures(planned: PlannedCampaign, locale: Locale): DetailPicture[] {
  const { brand, content, pattern, plan } = planned;
  const filled = (text: string) => fillText(text, content.figures, locale);
  const request = requestOf(planned, locale);
  const facts = content.facts.map(({ label, value }) => ({
    label: filled(label[locale]),
    value: filled(value[locale]),
  }));
  const conditions = pattern.conditions.map((condition) => filled(condition[locale]));
  const about = brand.about[locale];
  const other = layouts[(request.seed + 5) % layouts.length] ?? patternPicture;
  const picture = (layout: Layout, alt: string, seed = request.seed): DetailPicture => ({
    row: drawingRow(draw(layout, { ...request, seed }), WIDTH, HEIGHT),
    alt,
  });
  const all = [
    () => picture(factsPicture(facts), facts.map(({ label, value }) => `${label}: ${value}`).join('; ')),
    () => picture(conditionsPicture(words[locale].conditions, conditions), conditions.slice(0, 3).join(' ')),
    () => picture(other, request.benefit),
    // The same for all campaigns of the brand, so that it is stored once.
    () => picture(brandPicture(about), `${brand.name}: ${about}`, seedOf(brand.slug)),
    () => picture(patternPicture, words[locale].drawings(brand.name)),
  ];
  const count = FEWEST_DETAILS + (Math.floor(plan.seed / 2) % (all.length - FEWEST_DETAILS + 1));
  return all.slice(0, count).map((make) => make());
}

function requestOf({ brand, content, path, pattern, slug }: PlannedCampaign, locale: Locale): CoverRequest {
  const benefit = fillText(pattern.benefit[locale], content.figures, locale);
  return {
    benefit,
    besideAnotherSum: isBesideAnotherSum(benefit, content.figures, locale),
    brandName: brand.name,
    colour: brand.colour,
    mark: brand.mark,
    motif: motifOf(path.map(({ name }) => name)),
    seed: seedOf(slug),
  };
}

/** A card tells what is paid, once or monthly, before it tells a benefit. The same sum in both is one figure. */
function isBesideAnotherSum(
  benefit: string,
  { campaignPrice, monthlyPayment }: PlannedCampaign['content']['figures'],
  locale: Locale,
): boolean {
  const paid = campaignPrice ?? monthlyPayment;
  return paid !== undefined && !benefit.includes(formatMoney(paid, locale, { trimWhole: true }));
}

/** A number of its own for every text, so that neighbours in any list differ. */
function seedOf(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
