import { createHash } from 'node:crypto';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import sharp from 'sharp';
import type { Executor } from '#server/db/database.ts';
import { PIXEL_LIMIT } from './draw-variant.ts';
import { picture } from './table.ts';

/** What a picture may be; SVG comes from our own makers alone, which write text as paths and load nothing. */
export type PictureMedia = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/svg+xml';

type PictureRow = typeof picture.$inferInsert;

/** The row of a drawing of our own, whose size is known. */
export function drawingRow(svg: string, width: number, height: number): PictureRow {
  const bytes = Buffer.from(svg);
  return { hash: pictureHash(bytes), mediaType: 'image/svg+xml', width, height, bytes };
}

/** Names a picture by its content. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

/**
 * Stores a picture under the name of its content and returns the name; the same picture twice is stored once.
 * Refuses what is not the picture that it says it is, or unfolds to too many pixels.
 */
export async function storePicture(db: Executor, bytes: Buffer, mediaType: PictureMedia): Promise<string> {
  const { width, height } = await measure(bytes, mediaType);
  const hash = pictureHash(bytes);
  await db.insert(picture).values({ hash, mediaType, width, height, bytes }).onConflictDoNothing();
  return hash;
}

/** Width and height as the picture is shown: the turn that a camera noted is applied. */
async function measure(bytes: Buffer, mediaType: PictureMedia): Promise<{ width: number; height: number }> {
  // The head alone is read here, whatever size it claims; nothing unfolds.
  const read = sharp(bytes, { limitInputPixels: false }).metadata();
  const found = await read.catch(() => null);
  if (found?.mediaType !== mediaType) throw new RefusalError('unsupported-media-type');
  const { width, height } = found.autoOrient;
  if (width * height > PIXEL_LIMIT) throw new RefusalError('payload-too-large');
  return { width, height };
}
