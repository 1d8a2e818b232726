import { nearWidths, type PictureFormat, shareSize } from '@ayrac/domain/campaign/picture-address.ts';
import type { Cover } from '@ayrac/domain/cover/cover-name.ts';
import { cropOf, cropRatios, middle, type NamedPicture } from '@ayrac/domain/picture/focus.ts';
import sharp, { type Sharp } from 'sharp';
import { drawCover } from './cover/draw-cover.ts';

/** The most pixels that a picture may unfold to when it is read. */
export const PIXEL_LIMIT = 50_000_000;

const MARK_SIDE = 264;

// One picture at a time on one thread: the rest of the pool belongs to compression and files of the pages.
sharp.concurrency(1);
sharp.cache(false);

/** The formats of variants: those of pages, and that of shared pictures. */
export type VariantFormat = PictureFormat | 'jpeg';

interface Sized {
  readonly width: number;
  readonly format: VariantFormat;
}

/** One form, size and format of a stored picture. */
export interface StoredVariant extends NamedPicture, Sized {}

/** One size and format of a cover. */
export interface CoverVariant extends Sized {
  readonly cover: Cover;
}

/** What stands at the address of a picture. */
export type Variant = StoredVariant | CoverVariant;

/**
 * Makes a variant of a picture: cut around its focus where its form asks for that, at most `width` pixels wide, never
 * enlarged, turned upright, without metadata.
 *
 * @param effort how long is looked for fewer bytes, 0 to 6; from 0 to 2 an AVIF takes four times as long
 */
export async function drawVariant(original: Buffer, variant: StoredVariant, effort: number): Promise<Buffer> {
  const { width, format, form, focus } = variant;
  const upright = sharp(original, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' }).rotate();
  const cut = format === 'jpeg' ? 'share' : form;
  if (cut !== 'whole') {
    const { autoOrient } = await upright.metadata();
    upright.extract(cropOf(autoOrient, cropRatios[cut], focus));
  }
  if (format === 'jpeg') return drawShared(upright);
  const resized = upright.resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? resized.avif({ effort, quality: 58 }).toBuffer()
    : resized.webp({ effort, quality: 80, smartSubsample: true }).toBuffer();
}

/** Draws a variant of a cover, with the brand's mark where it has one; small places see it from nearer. */
export async function drawCoverVariant(
  { cover, width, format }: CoverVariant,
  mark: Buffer | undefined,
  effort: number,
): Promise<Buffer> {
  const isNear = nearWidths.some((near) => near === width);
  // A mark that cannot be read is left out: the cover is worth more than it.
  const tile = mark && (await markTile(mark).catch(() => undefined));
  const svg = Buffer.from(drawCover({ ...cover, mark: tile, isNear }));
  return drawVariant(svg, { hash: '', form: 'whole', focus: middle, width, format }, effort);
}

/** A mark as drawings take it in. */
export function markTile(mark: Buffer): Promise<Buffer> {
  return sharp(mark, { limitInputPixels: PIXEL_LIMIT })
    .rotate()
    .resize(MARK_SIDE, MARK_SIDE)
    .png()
    .toBuffer();
}

/** The cut of a picture in the one size that services show. */
function drawShared(upright: Sharp): Promise<Buffer> {
  return upright
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
