import { KEPT_SIDE, UPLOAD_PIXELS, uploadedMedia } from '@ayrac/domain/picture/upload.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import sharp from 'sharp';

const SECONDS = 15;
const LEAST_SIDE = 16;

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
  const head = await sharp(uploaded, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head === undefined || !uploadedMedia.some((media) => media === head.mediaType))
    throw new RefusalError('picture-unreadable');
  if (head.width * head.height > UPLOAD_PIXELS) throw new RefusalError('picture-too-large');
  if (Math.min(head.width, head.height) < LEAST_SIDE) throw new RefusalError('picture-unreadable');
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
