import { type Benefit, readBenefit } from '@ayrac/domain/campaign/benefit.ts';
import { seededRandom } from '@ayrac/domain/campaign/draw.ts';
import { HEIGHT, type Layout, WIDTH } from './art.ts';
import { awning, fan, frame, slant, ticket } from './layouts-paper.ts';
import { arches, bubbles, rays, ripples, sun } from './layouts-round.ts';
import { bands, hills, poster, stage, star, tiles } from './layouts-scene.ts';
import type { Motif } from './motifs.ts';
import { paletteOf } from './palette.ts';

/** What a cover is drawn from. */
export interface CoverRequest {
  /** The benefit in a few words, its figure filled in. */
  readonly benefit: string;
  /** Another sum stands large beside the cover: one in the benefit is told among its words. */
  readonly besideAnotherSum?: boolean;
  readonly brandName: string;
  /** `#RRGGBB`; white text on it is readable. */
  readonly colour: string;
  /** SVG elements in a view box of 64, white and translucent white. */
  readonly mark: string;
  readonly motif: Motif;
  /** Chooses layout and accents; neighbours in a list take neighbouring numbers. */
  readonly seed: number;
}

export const layouts: readonly Layout[] = [
  sun,
  frame,
  ticket,
  hills,
  tiles,
  arches,
  slant,
  fan,
  rays,
  bands,
  poster,
  bubbles,
  stage,
  ripples,
  star,
  awning,
];

/** Draws the cover of a campaign as SVG, 1280×720, its text as outlines: the same bytes on every machine. */
export function drawCover(request: CoverRequest): string {
  const layout = layouts[request.seed % layouts.length] ?? sun;
  return draw(layout, request);
}

/** Draws with a layout of one's own choice. */
export function draw(layout: Layout, request: CoverRequest): string {
  const { colour, seed, brandName, mark, motif } = request;
  const palette = paletteOf(colour, Math.floor(seed / layouts.length) + seed);
  const benefit = benefitOf(request);
  const body = layout({ benefit, brandName, mark, motif, palette, random: seededRandom(seed + 1) });
  return svg(body);
}

/** Two large sums side by side would leave open which of them is the offer. */
function benefitOf({ benefit, besideAnotherSum }: CoverRequest): Benefit {
  const read = readBenefit(benefit);
  const hides = besideAnotherSum === true && read.figure?.includes('₺');
  return hides ? { before: '', figure: null, after: benefit } : read;
}

function svg(body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`;
}
