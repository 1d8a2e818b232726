import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress, createGzip, gunzip } from 'node:zlib';
import { WorkQueue } from '#server/work-queue.ts';
import { compressWhole } from './compress-whole.ts';
import type { PackedPart } from './packed-part.ts';

const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);

/** Content encodings that make a response body smaller. */
export type Compression = 'br' | 'gzip';

/** A body as it is sent. */
interface SentBody {
  readonly encoding: Compression | 'identity';
  readonly bytes: Buffer;
}

/** When a body is compressed: for its first visitor, who waits for it, or once it has been sent often. */
type Stage = 'first' | 'popular';

/** Bodies of at least this many bytes are large. */
const LARGE = 512 * 1024;
/**
 * Compression levels by the size of a body. For a page, Brotli at 10 takes half the time and a quarter of the memory of
 * 9, whose tables are larger than the page. For a body of 1.5 MB it would take 0.9 s and 27 MB, but 0.07 s and 7 MB at 5,
 * for a ninth more bytes. At 1, such a body takes half the work of 3 for a tenth more bytes.
 */
const LEVELS = {
  usual: { first: { br: 3, gzip: 5 }, popular: { br: 10, gzip: 9 } },
  large: { first: { br: 1, gzip: 1 }, popular: { br: 5, gzip: 9 } },
} as const;
/** Number of sends after which a body is popular. */
const POPULAR = 20;
/**
 * Compresses popular bodies one after the other. Many become popular at the same time, and each takes 8 MB while it is
 * compressed, which the allocator then keeps: with all at once, a node kept 200 MB.
 */
const improvements = new WorkQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY });
/** Upper bound of the size of both encodings together, relative to the first. Both are counted from the start. */
const BOTH_FORMS = 2.5;
/** Number of bytes by which Brotli's window is smaller than a power of two. */
const BEYOND_WINDOW = 16;

/**
 * A body that is sent many times, compressed in an encoding that the first request accepts. Another encoding is made from
 * it when a client does not accept the first, or when the body is compressed better.
 */
export class CompressedBody {
  readonly #forms = new Map<Compression, Promise<Buffer>>();
  /** Upper bound of the memory that it holds, in bytes. */
  readonly bytes: number;
  /** Whether its gzip form contains a packed part, which makes it smaller than a quick form in Brotli. */
  readonly #isPacked: boolean;
  #times = 0;

  private constructor(compression: Compression, form: Buffer, isPacked = false) {
    this.#forms.set(compression, Promise.resolve(form));
    this.bytes = Math.ceil(form.length * BOTH_FORMS);
    this.#isPacked = isPacked;
  }

  /** Compresses a body quickly in one of the accepted encodings, the best first. */
  static async of(
    body: Buffer,
    accepted: readonly Compression[],
    packed?: PackedPart,
  ): Promise<CompressedBody> {
    const [compression = 'gzip'] = accepted;
    if (packed !== undefined && (compression === 'gzip' || accepted.includes('gzip'))) {
      const file = await packed.gzipAround(body, LEVELS.usual.first.gzip);
      if (file !== undefined) return new CompressedBody('gzip', file, true);
    }
    return new CompressedBody(compression, await compress(body, compression, 'first'));
  }

  /** Returns the body in the encoding that is the smallest so far, of the accepted ones. */
  async in(accepted: readonly Compression[]): Promise<SentBody> {
    this.#times += 1;
    const [best] = accepted;
    if (best === undefined) return { encoding: 'identity', bytes: await this.#expanded() };
    // If the better compression fails, the quick one stays in use.
    if (this.#times === POPULAR) this.#improve(best).catch(() => undefined);
    const isGzipBetter = this.#isPacked && accepted.includes('gzip') && !this.#forms.has(best);
    const encoding = isGzipBetter ? 'gzip' : best;
    return { encoding, bytes: await (this.#forms.get(encoding) ?? this.#make(encoding)) };
  }

  #make(compression: Compression): Promise<Buffer> {
    const form = this.#expanded().then((body) => compress(body, compression, 'first'));
    this.#forms.set(compression, form);
    form.catch(() => this.#forms.delete(compression));
    return form;
  }

  /** Replaces a form by a smaller one in the background. */
  async #improve(compression: Compression): Promise<void> {
    const better = await improvements.run('patient', async () =>
      compress(await this.#expanded(), compression, 'popular'),
    );
    this.#forms.set(compression, Promise.resolve(better));
  }

  async #expanded(): Promise<Buffer> {
    const zipped = this.#forms.get('gzip');
    if (zipped !== undefined) return expandGzip(await zipped);
    const [form] = this.#forms.values();
    return form === undefined ? Buffer.alloc(0) : expandBrotli(await form);
  }
}

function compress(body: Buffer, compression: Compression, stage: Stage): Promise<Buffer> {
  const level = LEVELS[body.length < LARGE ? 'usual' : 'large'][stage][compression];
  if (compression === 'gzip') return compressWhole(body, (chunkSize) => createGzip({ level, chunkSize }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
  };
  return compressWhole(body, (chunkSize) => createBrotliCompress({ params, chunkSize }));
}

/**
 * Returns the logarithm of the smallest window that spans a body. The default, which spans 4 MB, makes the same bytes
 * and takes up to three times as long for a small body, because of the memory that it takes.
 */
function windowFor(body: Buffer): number {
  const bits = Math.ceil(Math.log2(body.length + BEYOND_WINDOW));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
