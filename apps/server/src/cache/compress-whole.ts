import type { createBrotliCompress, createDeflateRaw, createGzip } from 'node:zlib';

type Compressor = ReturnType<typeof createBrotliCompress | typeof createDeflateRaw | typeof createGzip>;

/** Smallest chunk. A smaller one would come from the pool of buffers, which cannot be freed. */
const SMALLEST = 64 * 1024;

/**
 * Compresses a body with the stream that `open` creates for a size of chunks, and returns the bytes in memory of exactly
 * their length. The result usually fits into one chunk, which is freed at once: a stream of Node.js stays in the old
 * generation with all that it refers to until the whole heap is collected, and its chunks would be what causes that.
 */
export function compressWhole(body: Buffer, open: (chunkSize: number) => Compressor): Promise<Buffer> {
  const stream = open(Math.max(SMALLEST, Math.ceil(body.length / 2)));
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    stream
      .on('error', reject)
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        resolve(joined(parts));
        // Drops the listeners, which hold the bytes. A late error without a listener would end the process.
        stream.removeAllListeners().on('error', ignore);
        for (const buffer of new Set(parts.map((part) => part.buffer))) freeBytes(buffer);
      })
      .end(body);
  });
}

// Declared outside, so that it does not hold the bytes.
const ignore = () => undefined;

function joined(parts: readonly Buffer[]): Buffer {
  const whole = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) end += part.copy(whole, end);
  return whole;
}

/**
 * Frees the memory of bytes that nobody uses any more. Waiting for the garbage collector costs more: the bytes of
 * twenty large bodies make it collect the whole heap.
 */
export function freeBytes(buffer: ArrayBufferLike): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

/** Frees a body that nobody uses any more. A small one shares its memory with others, and stays. */
export function freeBody(body: Buffer): void {
  if (body.buffer.byteLength === body.length) freeBytes(body.buffer);
}
