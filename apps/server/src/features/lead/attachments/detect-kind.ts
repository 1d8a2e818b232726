import { open } from 'node:fs/promises';
import {
  type AttachmentKind,
  attachmentKinds,
  beginningKind,
  packedKind,
} from '@ayrac/domain/lead/attachment.ts';
import { UPLOAD_PIXELS } from '@ayrac/domain/picture/upload.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { openPromise } from 'yauzl';

const MOST_PARTS = 2_000;

/**
 * Returns the kind of an uploaded file, by its content alone. Throws `attachment-refused` for other kinds and broken
 * files.
 */
export async function detectKind(path: string): Promise<AttachmentKind> {
  const kind = await kindOf(path);
  if (kind === undefined) throw new RefusalError('attachment-refused');
  return kind;
}

async function kindOf(path: string): Promise<AttachmentKind | undefined> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
  const kind = beginningKind(buffer.subarray(0, bytesRead));
  if (kind === 'zip') return packedKind(await partsOf(path));
  if (kind === undefined || kind === 'pdf') return kind;
  const { sharp } = await import('#server/files/limited-sharp.ts');
  // The header of a picture must match its kind, and its pixels must not exceed the limit.
  const head = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const isSound = head?.mediaType === attachmentKinds[kind].media;
  return isSound && head.width * head.height <= UPLOAD_PIXELS ? kind : undefined;
}

/** Returns the names in a ZIP archive; empty when it cannot be read or is encrypted. */
async function partsOf(path: string): Promise<readonly string[]> {
  const packed = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => undefined);
  if (packed === undefined) return [];
  const names: string[] = [];
  try {
    for await (const entry of packed.eachEntry()) {
      if (entry.isEncrypted() || names.length === MOST_PARTS) return [];
      names.push(entry.fileName);
    }
    return names;
  } catch {
    return [];
  } finally {
    packed.close();
  }
}
