import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, with its content as a stream of parts. */
export interface ZippedFile {
  readonly name: string;
  readonly parts: Iterable<string> | AsyncIterable<string>;
}

const VERSION = 20;
/** Flags: sizes follow the data, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, the earliest date of the format. */
const DATE = 0x0021;

/** Writes a ZIP archive and compresses it on the fly, holding only a few chunks in memory. */
export async function* zip(files: readonly ZippedFile[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, parts } of files) {
    const start = offset;
    const sums = { crc: 0, size: 0, packed: 0 };
    const head = Buffer.concat([fields(0x04034b50, [VERSION, FLAGS, DEFLATED, 0, DATE], sums, name)]);
    yield head;
    const deflate = createDeflateRaw({ level: 4 });
    pipeline(Readable.from(counted(parts, sums)), deflate, () => undefined);
    for await (const chunk of deflate) {
      sums.packed += chunk.length;
      yield chunk;
    }
    const tail = Buffer.alloc(16);
    [0x08074b50, sums.crc, sums.packed, sums.size].forEach((value, place) => {
      tail.writeUInt32LE(value, place * 4);
    });
    yield tail;
    offset += head.length + sums.packed + tail.length;
    directory.push(entryOf(name, sums, start));
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([listed, end]);
}

interface Sums {
  crc: number;
  size: number;
  packed: number;
}

async function* counted(parts: ZippedFile['parts'], sums: Sums): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const bytes = Buffer.from(part);
    sums.crc = crc32(bytes, sums.crc);
    sums.size += bytes.length;
    yield bytes;
  }
}

/**
 * Writes the fields that a file's header and its directory entry share. Before a file is written, its sums are zero.
 */
function fields(signature: number, words: readonly number[], sums: Sums, name: string): Buffer {
  const bytes = Buffer.from(name);
  const header = Buffer.alloc(4 + words.length * 2 + 16);
  header.writeUInt32LE(signature, 0);
  let at = 4;
  for (const word of words) at = header.writeUInt16LE(word, at);
  for (const sum of [sums.crc, sums.packed, sums.size]) at = header.writeUInt32LE(sum, at);
  header.writeUInt16LE(bytes.length, at);
  return Buffer.concat([header, bytes]);
}

function entryOf(name: string, sums: Sums, start: number): Buffer {
  const bytes = Buffer.from(name);
  const header = fields(0x02014b50, [VERSION, VERSION, FLAGS, DEFLATED, 0, DATE], sums, '');
  header.writeUInt16LE(bytes.length, 28);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(start, 10);
  return Buffer.concat([header, rest, bytes]);
}
