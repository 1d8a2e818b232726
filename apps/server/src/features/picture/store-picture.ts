import { createHash } from 'node:crypto';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import sharp from 'sharp';
import type { Executor } from '#server/db/database.ts';
import { PIXEL_LIMIT } from './draw-variant.ts';
import { picture } from './table.ts';

/**
 * Media types of stored pictures. SVG comes only from our own drawings, which contain text as paths and load nothing.
 */
export type PictureMedia = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/svg+xml';

type PictureRow = typeof picture.$inferInsert;

/** Returns the row of one of our own drawings, whose size is known. */
export function drawingRow(svg: string, width: number, height: number): PictureRow {
  const bytes = Buffer.from(svg);
  return { hash: pictureHash(bytes), mediaType: 'image/svg+xml', width, height, bytes };
}

/** Names a picture by its content. */
export function pictureHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

/**
 * Stores a picture under the hash of its content and returns the hash. The same picture is stored once. Refuses content
 * that does not match the media type or has too many pixels.
 */
export async function storePicture(db: Executor, bytes: Buffer, mediaType: PictureMedia): Promise<string> {
  const { width, height } = await measure(bytes, mediaType);
  const hash = pictureHash(bytes);
  await db.insert(picture).values({ hash, mediaType, width, height, bytes }).onConflictDoNothing();
  return hash;
}

/** Returns the displayed size of a picture, with the orientation of the camera applied. */
async function measure(bytes: Buffer, mediaType: PictureMedia): Promise<{ width: number; height: number }> {
  // Only the header is read, whatever size it claims; nothing is decoded.
  const read = sharp(bytes, { limitInputPixels: false }).metadata();
  const found = await read.catch(() => null);
  if (found?.mediaType !== mediaType) throw new RefusalError('unsupported-media-type');
  const { width, height } = found.autoOrient;
  if (width * height > PIXEL_LIMIT) throw new RefusalError('payload-too-large');
  return { width, height };
}
