import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf, UPLOAD_BYTES } from '@ayrac/domain/picture/upload.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';

/** How long an upload can be resumed or queried. */
const KEPT_HOURS = 24;

/** Folder of uploads until they are stored, on the disk of the receiving node. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Whether an upload belongs to this account, whose id is the beginning of its name. */
export function isUploadOf(accountId: string, upload: string): boolean {
  return upload.startsWith(`${accountId}.`) && /^[0-9a-f-]{36}\.[0-9a-f-]{36}$/.test(upload);
}

/** Complete upload. */
export interface UploadedFile {
  readonly bytes: Buffer;
  /** File name; null when the browser gave none. */
  readonly name: string | null;
}

/** Complete upload on disk. */
export interface CompleteUpload {
  readonly path: string;
  readonly size: number;
  /** File name; null when the browser gave none. */
  readonly name: string | null;
}

/** Finds a complete upload. Throws `not-found` when it is missing, incomplete, or another account's. */
export async function findUpload(folder: string, accountId: string, upload: string): Promise<CompleteUpload> {
  if (!isUploadOf(accountId, upload)) throw new RefusalError('not-found');
  const { FileStore } = await import('@tus/file-store');
  const store = new FileStore({ directory: folder });
  const found = await store.getUpload(upload).catch(() => undefined);
  if (found === undefined || found.size !== found.offset) throw new RefusalError('not-found');
  return { path: join(folder, upload), size: found.offset, name: fileNameOf(found.metadata?.filename) };
}

/** Reads a complete upload for a picture. Throws `picture-too-large` above the limit. */
export async function readUpload(folder: string, accountId: string, upload: string): Promise<UploadedFile> {
  const { path, size, name } = await findUpload(folder, accountId, upload);
  if (size > UPLOAD_BYTES) throw new RefusalError('picture-too-large');
  return { bytes: await readFile(path), name };
}

/**
 * Deletes abandoned uploads, complete or not, and returns their number. Run by a job, and by every node at its start.
 */
export async function purgeUploads(folder: string, now: Date): Promise<number> {
  const before = now.getTime() - KEPT_HOURS * hourInMs;
  const files = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const file of files) {
    const path = join(folder, file);
    const seen = await stat(path).catch(() => undefined);
    if (seen === undefined || seen.mtimeMs > before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
