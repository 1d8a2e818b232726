import { nearWidths, type PictureFormat, shareSize } from '@ayrac/domain/campaign/picture-address.ts';
import type { Cover } from '@ayrac/domain/cover/cover-name.ts';
import { cropOf, cropRatios, middle, type NamedPicture } from '@ayrac/domain/picture/focus.ts';
import type { Sharp } from 'sharp';
import { sharp } from '#server/files/limited-sharp.ts';
import { drawCover } from './cover/draw-cover.ts';

/** Maximum number of pixels of a decoded picture. */
export const PIXEL_LIMIT = 50_000_000;

const LOGO_SIDE = 264;

/** Formats of variants: those of pages, and JPEG for shared pictures. */
type VariantFormat = PictureFormat | 'jpeg';

interface Sized {
  readonly width: number;
  readonly format: VariantFormat;
}

/** Form, size and format of a stored picture. */
export interface StoredVariant extends NamedPicture, Sized {}

/** Size and format of a cover. */
export interface CoverVariant extends Sized {
  readonly cover: Cover;
}

/** Picture at an address. */
export type Variant = StoredVariant | CoverVariant;

/**
 * Renders a variant of a picture: cropped around its focus if its form requires that, at most `width` pixels wide,
 * never enlarged, upright, and without metadata.
 * @param effort effort of the compression, 0 to 6; an AVIF takes four times as long with 2 as with 0
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

/** Renders a variant of a cover with the brand's logo, if there is one. Small sizes show a close-up. */
export async function drawCoverVariant(
  { cover, width, format }: CoverVariant,
  logo: Buffer | undefined,
  effort: number,
): Promise<Buffer> {
  const isNear = nearWidths.some((near) => near === width);
  // An unreadable logo is left out, so that there still is a cover.
  const tile = logo && (await logoTile(logo).catch(() => undefined));
  const svg = Buffer.from(drawCover({ ...cover, logo: tile, isNear }));
  return drawVariant(svg, { hash: '', form: 'whole', focus: middle, width, format }, effort);
}

/** Prepares a logo for drawings. */
function logoTile(logo: Buffer): Promise<Buffer> {
  return sharp(logo, { limitInputPixels: PIXEL_LIMIT })
    .rotate()
    .resize(LOGO_SIDE, LOGO_SIDE)
    .png()
    .toBuffer();
}

/** Crops a picture to the size for sharing services. */
function drawShared(upright: Sharp): Promise<Buffer> {
  return upright
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
