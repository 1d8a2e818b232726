import type { Readable } from 'node:stream';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** Limit of the decompressed size of a workbook: below a zip bomb, above any catalogue. */
const MOST_BYTES = 400 * 1024 * 1024;
const MOST_PARTS = 2_000;

/** Parts of a workbook by name. */
export interface Archive extends AsyncDisposable {
  /** Opens a part; undefined when the workbook does not have it. */
  readonly open: (name: string) => Promise<AsyncIterable<Buffer> | undefined>;
}

/**
 * Opens a workbook. One that is too large is refused by the sizes in its directory, before anything is decompressed.
 */
export async function openArchive(path: string): Promise<Archive> {
  const file = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refused);
  try {
    const parts = await partsOf(file);
    return {
      open: async (name) => {
        const entry = parts.get(name.toLowerCase());
        return entry && chunksOf(await file.openReadStreamPromise(entry).catch(refused));
      },
      [Symbol.asyncDispose]: async () => file.close(),
    };
  } catch (error) {
    file.close();
    throw error instanceof RefusalError ? error : refused();
  }
}

async function partsOf(file: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  const parts = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of file.eachEntry()) {
    bytes += isRead(entry.fileName) ? entry.uncompressedSize : 0;
    if (bytes > MOST_BYTES || parts.size > MOST_PARTS) throw new RefusalError('payload-too-large');
    // Parts protected by a password cannot be read.
    if (entry.isEncrypted()) throw new RefusalError('file-unreadable');
    parts.set(entry.fileName.toLowerCase(), entry);
  }
  return parts;
}

/**
 * Yields the decompressed chunks of a part. A part that is damaged, or larger than its directory entry says, is refused
 * at that point.
 */
async function* chunksOf(part: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of part) yield chunk;
  } catch {
    refused();
  } finally {
    part.destroy();
  }
}

function isRead(name: string): boolean {
  return /^xl\/(?:worksheets\/|[^/]+\.xml$|_rels\/)/i.test(name);
}

function refused(): never {
  throw new RefusalError('file-unreadable');
}
