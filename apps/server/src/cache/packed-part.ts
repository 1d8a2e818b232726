import { constants, crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { compressWhole } from './compress-whole.ts';

/** How far deflate refers back, in bytes. */
const REACH = 32 * 1024;
/** Start of a gzip file without name and time. */
const GZIP_START = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * A long part that many bodies have in common. It is compressed well, but only once: the parts of a gzip file can be
 * compressed one by one, which Node.js does not offer for Brotli.
 */
export class PackedPart {
  readonly #part: Buffer;
  readonly #packed: Buffer;

  constructor(part: Buffer) {
    this.#part = part;
    this.#packed = deflateRawSync(part, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  }

  /**
   * Returns a body as a gzip file, compressing only what is around the part, or undefined if the body does not contain
   * the part.
   */
  async gzipAround(body: Buffer, level: number): Promise<Buffer | undefined> {
    const start = body.indexOf(this.#part);
    if (start < 0) return undefined;
    const dictionary = this.#part.subarray(-REACH);
    const [before, after] = await Promise.all([
      compressWhole(body.subarray(0, start), (chunkSize) =>
        createDeflateRaw({ level, chunkSize, finishFlush: constants.Z_SYNC_FLUSH }),
      ),
      compressWhole(body.subarray(start + this.#part.length), (chunkSize) =>
        createDeflateRaw({ level, chunkSize, dictionary }),
      ),
    ]);
    return Buffer.concat([GZIP_START, before, this.#packed, after, gzipEnd(body)]);
  }
}

function gzipEnd(body: Buffer): Buffer {
  const end = Buffer.alloc(8);
  end.writeUInt32LE(crc32(body), 0);
  end.writeUInt32LE(body.length % 2 ** 32, 4);
  return end;
}
