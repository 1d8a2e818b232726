import { KEPT_SIDE, UPLOAD_PIXELS, uploadedMedia } from '@ayrac/domain/picture/upload.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import sharp from 'sharp';

const SECONDS = 15;
const LEAST_SIDE = 16;

/** A picture made anew of what was uploaded. */
export interface MadePicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes an uploaded picture anew: upright, in the colours that browsers know, no larger than it is ever shown, with
 * nothing that a camera or somebody else hid in it. Its head is looked at first: nothing unfolds that is too large or
 * of another kind.
 */
export async function makePicture(uploaded: Buffer): Promise<MadePicture> {
  const head = await sharp(uploaded, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (head === undefined || !uploadedMedia.some((media) => media === head.mediaType))
    throw new RefusalError('picture-unreadable');
  if (head.width * head.height > UPLOAD_PIXELS) throw new RefusalError('picture-too-large');
  if (Math.min(head.width, head.height) < LEAST_SIDE) throw new RefusalError('picture-unreadable');
  // Only its first frame, where it moves.
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
    // Cut short, damaged, or made to take for ever.
    throw new RefusalError('picture-unreadable');
  }
}
