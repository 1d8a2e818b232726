import { RefusalError } from '@ayrac/domain/refusal.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { QueueFull, WorkQueue } from '#server/work-queue.ts';
import { pictureHash } from '../drawing.ts';
import { picture } from '../table.ts';
import { readUpload, uploadFolder } from './uploads.ts';

// One at a time, since each holds all pixels of a picture in memory.
const queue = new WorkQueue({ atOnce: 1, waiting: 60 });

/**
 * Stores an upload as a picture and returns its hash. The same file gives the same picture, and restores it from the
 * bin. The call can be repeated.
 */
export async function storeUpload(context: CallContext, upload: string): Promise<string> {
  const { db, services, now, caller } = context;
  const { id } = memberOf(caller);
  const { bytes, name } = await readUpload(uploadFolder(services.env.dataDir), id, upload);
  const { makePicture } = await import('./make-picture.ts');
  const made = await inTurn(() => makePicture(bytes));
  const hash = pictureHash(made.bytes);
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(picture)
      .values({
        ...made,
        hash,
        mediaType: 'image/webp',
        fileName: name,
        searchKey: foldTurkish(name ?? ''),
        uploadedBy: id,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: picture.hash,
        set: { binnedAt: null, version: sql`${picture.version} + 1` },
        setWhere: sql`${picture.binnedAt} is not null`,
      })
      .returning({ version: picture.version });
    if (written.length === 0) return;
    await writeAudit(tx, context, { action: 'picture-uploaded', targetKind: 'picture', targetId: hash });
  });
  return hash;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await queue.run('urgent', work);
  } catch (error) {
    throw error instanceof QueueFull ? new RefusalError('overloaded') : error;
  }
}
