import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { picture } from './table.ts';

/** The bytes of an original. */
export async function findOriginal(db: Executor, hash: string): Promise<Buffer | undefined> {
  const [row] = await db.select({ bytes: picture.bytes }).from(picture).where(eq(picture.hash, hash));
  return row?.bytes;
}
