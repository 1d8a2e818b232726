import type { Readable } from 'node:stream';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** What the parts that are read may unfold to, all together: less than a bomb, more than any catalogue. */
const MOST_BYTES = 400 * 1024 * 1024;
const MOST_PARTS = 2_000;

/** The parts of a workbook by their names. */
export interface Archive extends AsyncDisposable {
  /** Opens a part; undefined where the workbook has none of that name. */
  readonly open: (name: string) => Promise<AsyncIterable<Buffer> | undefined>;
}

/** Opens a workbook. One that would unfold to too much is refused by its directory, before anything of it unfolds. */
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
    // What a password protects nobody reads here.
    if (entry.isEncrypted()) throw new RefusalError('file-unreadable');
    parts.set(entry.fileName.toLowerCase(), entry);
  }
  return parts;
}

/** What a part unfolds to; one that is broken, or longer than the directory says, is refused where that shows. */
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
