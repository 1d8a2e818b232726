import type { Locale } from '@ayrac/domain/locale.ts';
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
const HEADING = 'Koşullar';

type PictureRow = ReturnType<typeof drawingRow>;

/** A picture of a gallery with the text that stands for it. */
export interface DetailPicture {
  readonly row: PictureRow;
  readonly alt: string;
}

/** The pictures of one campaign. */
export interface CampaignPictures {
  readonly cover: PictureRow;
  /** The same with the benefit in English; where that is the same text, the same picture. */
  readonly coverEn: PictureRow;
  readonly details: readonly DetailPicture[];
}

/** Draws the pictures of campaigns, by campaign. */
export function drawCampaigns(campaigns: readonly PlannedCampaign[]): Map<string, CampaignPictures> {
  return new Map(
    campaigns.map((planned) => [
      planned.id,
      {
        cover: coverPicture(planned, 'tr'),
        coverEn: coverPicture(planned, 'en'),
        details: detailPictures(planned),
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
function detailPictures(planned: PlannedCampaign): DetailPicture[] {
  const { brand, content, pattern, plan } = planned;
  if (plan.seed % 2 === 0) return [];
  const filled = (text: string) => fillText(text, content.figures, 'tr');
  const request = requestOf(planned, 'tr');
  const facts = content.facts.map(({ label, value }) => ({
    label: filled(label.tr),
    value: filled(value.tr),
  }));
  const conditions = pattern.conditions.map(({ tr }) => filled(tr));
  const other = layouts[(request.seed + 5) % layouts.length] ?? patternPicture;
  const picture = (layout: Layout, alt: string, seed = request.seed): DetailPicture => ({
    row: drawingRow(draw(layout, { ...request, seed }), WIDTH, HEIGHT),
    alt,
  });
  const all = [
    () => picture(factsPicture(facts), facts.map(({ label, value }) => `${label}: ${value}`).join('; ')),
    () => picture(conditionsPicture(HEADING, conditions), conditions.slice(0, 3).join(' ')),
    () => picture(other, request.benefit),
    // The same for all campaigns of the brand, so that it is stored once.
    () => picture(brandPicture(brand.about.tr), `${brand.name}: ${brand.about.tr}`, seedOf(brand.slug)),
    () => picture(patternPicture, `${brand.name} kampanyasının çizimleri`),
  ];
  const count = FEWEST_DETAILS + (Math.floor(plan.seed / 2) % (all.length - FEWEST_DETAILS + 1));
  return all.slice(0, count).map((make) => make());
}

function requestOf({ brand, content, path, pattern, slug }: PlannedCampaign, locale: Locale): CoverRequest {
  return {
    benefit: fillText(pattern.benefit[locale], content.figures, locale),
    brandName: brand.name,
    colour: brand.colour,
    mark: brand.mark,
    motif: motifOf(path.map(({ name }) => name)),
    seed: seedOf(slug),
  };
}

/** A number of its own for every text, so that neighbours in any list differ. */
function seedOf(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
