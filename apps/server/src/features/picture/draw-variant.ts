import { nearWidths, type PictureFormat, shareSize } from '@ayrac/domain/campaign/picture-address.ts';
import { cropOf, cropRatios, type NamedPicture } from '@ayrac/domain/picture/focus.ts';
import sharp, { type Sharp } from 'sharp';
import { seenFromNear } from './cover/near.ts';

/** The most pixels that a picture may unfold to when it is read. */
export const PIXEL_LIMIT = 50_000_000;

const SVG_START = Buffer.from('<svg');

// One picture at a time on one thread: the rest of the pool belongs to compression and files of the pages.
sharp.concurrency(1);
sharp.cache(false);

/** The formats of variants: those of pages, and that of shared pictures. */
export type VariantFormat = PictureFormat | 'jpeg';

/** One form, size and format of a picture. */
export interface Variant extends NamedPicture {
  readonly width: number;
  readonly format: VariantFormat;
}

/**
 * Makes a variant of a picture: cut around its focus where its form asks for that, at most `width` pixels wide, never
 * enlarged, turned upright, without metadata.
 *
 * @param effort how long is looked for fewer bytes, 0 to 6; from 0 to 2 an AVIF takes four times as long
 */
export async function drawVariant(original: Buffer, variant: Variant, effort: number): Promise<Buffer> {
  const { width, format, form, focus } = variant;
  const shown = nearWidths.some((near) => near === width) ? fromNear(original) : original;
  const upright = sharp(shown, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' }).rotate();
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

/** A drawing of our own as small places show it. */
function fromNear(original: Buffer): Buffer {
  const isDrawing = original.subarray(0, SVG_START.length).equals(SVG_START);
  return isDrawing ? Buffer.from(seenFromNear(original.toString())) : original;
}

/** The cut of a picture in the one size that services show; covers keep their text out of what falls away. */
function drawShared(upright: Sharp): Promise<Buffer> {
  return upright
    .resize({ ...shareSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
