import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf, UPLOAD_BYTES } from '@ayrac/domain/picture/upload.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { FileStore } from '@tus/file-store';

/** So long somebody may go on with a file, or ask once more what became of it. */
const KEPT_HOURS = 24;

/** Where files lie until they are stored, on the disk of the node that took them. */
export function uploadFolder(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Whether an upload is this account's: its name begins with whose it is. */
export function isUploadOf(accountId: string, upload: string): boolean {
  return upload.startsWith(`${accountId}.`) && /^[0-9a-f-]{36}\.[0-9a-f-]{36}$/.test(upload);
}

/** A file that was uploaded whole. */
export interface UploadedFile {
  readonly bytes: Buffer;
  /** As its owner calls it; null where the browser told none. */
  readonly name: string | null;
}

/** A file that lies where it was uploaded to. */
export interface LyingFile {
  readonly path: string;
  readonly size: number;
  /** As its owner calls it; null where the browser told none. */
  readonly name: string | null;
}

/** Finds a whole upload. Refuses what is not there, not whole, or not this account's. */
export async function findUpload(folder: string, accountId: string, upload: string): Promise<LyingFile> {
  if (!isUploadOf(accountId, upload)) throw new RefusalError('not-found');
  const store = new FileStore({ directory: folder });
  const found = await store.getUpload(upload).catch(() => undefined);
  if (found === undefined || found.size !== found.offset) throw new RefusalError('not-found');
  return { path: join(folder, upload), size: found.offset, name: fileNameOf(found.metadata?.filename) };
}

/** Reads a whole upload that may become a picture. */
export async function readUpload(folder: string, accountId: string, upload: string): Promise<UploadedFile> {
  const { path, size, name } = await findUpload(folder, accountId, upload);
  if (size > UPLOAD_BYTES) throw new RefusalError('picture-too-large');
  return { bytes: await readFile(path), name };
}

/** Removes the files that nobody came back for, whole or not; a job runs it, and every node when it starts. */
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
