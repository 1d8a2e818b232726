import type { PictureFormat } from '@ayrac/domain/picture-address.ts';
import sharp from 'sharp';

/** The most pixels that a picture may unfold to when it is read. */
export const PIXEL_LIMIT = 50_000_000;

// One picture at a time on one thread: the rest of the pool belongs to compression and files of the pages.
sharp.concurrency(1);
sharp.cache(false);

/** Makes a variant of a picture: at most `width` pixels wide, never enlarged, turned upright, without metadata. */
export function drawVariant(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const resized = sharp(original, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  return format === 'avif'
    ? resized.avif({ effort: 2, quality: 58 }).toBuffer()
    : resized.webp({ effort: 2, quality: 80, smartSubsample: true }).toBuffer();
}
