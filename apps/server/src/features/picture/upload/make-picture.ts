import { KEPT_SIDE, UPLOAD_PIXELS, uploadedMedia } from '@ayrac/domain/picture/upload.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Metadata } from 'sharp';
import { sharp } from '#server/files/limited-sharp.ts';

const SECONDS = 15;
const LEAST_SIDE = 16;
/** Most times that one side may be as long as the other, since a narrow strip shows nothing. */
const MOST_RATIO = 10;

/** Picture re-encoded from an upload. */
export interface MadePicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes an uploaded picture: upright, in sRGB, no larger than it is ever shown, and without metadata or hidden
 * data. The header is checked first, so that nothing too large or of another kind is decoded.
 */
export async function makePicture(uploaded: Buffer): Promise<MadePicture> {
  const head = await readHead(uploaded);
  if (head === undefined || !uploadedMedia.some((media) => media === head.mediaType))
    throw new RefusalError('picture-unreadable');
  if (head.width * head.height > UPLOAD_PIXELS) throw new RefusalError('picture-too-large');
  const [short, long] = [Math.min(head.width, head.height), Math.max(head.width, head.height)];
  if (short < LEAST_SIDE || long > MOST_RATIO * short) throw new RefusalError('picture-too-small');
  // Only the first frame of an animation.
  const made = sharp(uploaded, { limitInputPixels: UPLOAD_PIXELS, failOn: 'error', pages: 1 })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 92, effort: 2, smartSubsample: true })
    .timeout({ seconds: SECONDS });
  try {
    const { data, info } = await made.toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    // Truncated, damaged, or designed to take forever.
    throw new RefusalError('picture-unreadable');
  }
}

/** Reads the header of a picture; undefined when there is none. */
async function readHead(uploaded: Buffer): Promise<Metadata | undefined> {
  // An empty file is refused before there is a promise.
  if (uploaded.length === 0) return undefined;
  return sharp(uploaded, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
}
