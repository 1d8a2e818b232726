import { coverLayouts } from '@ayrac/domain/cover/cover-layout.ts';
import { thingOf } from '@ayrac/domain/cover/thing.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { DETAILS, drawDetail } from '#server/features/picture/cover/draw-cover.ts';
import { HEIGHT, WIDTH } from '#server/features/picture/cover/layouts.ts';
import { drawLogoTile } from '#server/features/picture/cover/logo-tile.ts';
import { drawingRow } from '#server/features/picture/drawing.ts';
import type { PlannedBrand, PlannedCampaign } from './demo-catalogue.ts';

const LOGO_SIDE = 512;
const FEWEST_DETAILS = 2;

const altOf: Readonly<Record<Locale, (brand: string, number: number) => string>> = {
  tr: (brand, number) => `${brand} kampanyasının ${number}. çizimi`,
  en: (brand, number) => `Drawing ${number} of a ${brand} campaign`,
};

type PictureRow = ReturnType<typeof drawingRow>;

/** A picture of a gallery with its alternative texts. */
export interface GalleryPicture {
  readonly row: PictureRow;
  readonly alt: Readonly<Record<Locale, string>>;
}

/**
 * Draws the galleries of campaigns, keyed by campaign id. Covers are not included: they are drawn from their name and
 * have no row.
 */
export function drawGalleries(campaigns: readonly PlannedCampaign[]): Map<string, readonly GalleryPicture[]> {
  return new Map(campaigns.map((planned) => [planned.id, galleryOf(planned)]));
}

/** Draws a brand's logo on a tile in its colour. */
export function logoPicture({ colour, logo }: PlannedBrand): PictureRow {
  return drawingRow(drawLogoTile(logo, colour, LOGO_SIDE), LOGO_SIDE, LOGO_SIDE);
}

/** Draws the gallery of every second campaign: two to five views of the object on its cover. */
function galleryOf({ brand, path, plan, title }: PlannedCampaign): GalleryPicture[] {
  if (plan.seed % 2 === 0) return [];
  const names = path.map(({ name }) => name);
  const thing = thingOf(names, title);
  const count = FEWEST_DETAILS + (Math.floor(plan.seed / 2) % (DETAILS - FEWEST_DETAILS + 1));
  return Array.from({ length: count }, (_, index) => {
    const layout = coverLayouts[(plan.seed + 5 * index) % coverLayouts.length] ?? coverLayouts[0];
    const svg = drawDetail({ thing, layout, colour: brand.colour }, index);
    const alt = (locale: Locale) => altOf[locale](brand.name, index + 1);
    return { row: drawingRow(svg, WIDTH, HEIGHT), alt: { tr: alt('tr'), en: alt('en') } };
  });
}
