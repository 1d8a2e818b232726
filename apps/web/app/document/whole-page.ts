import { EventEmitter } from 'node:events';

/**
 * Takes a page from React as a whole: collects its bytes and hands them over at the end. A stream of Node.js would do
 * work after the end, too, and keep the rendered page in memory until the next collection of the whole heap.
 */
export class WholePage extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true;
  readonly #pieces: Uint8Array[] = [];
  readonly #done: (page: Buffer<ArrayBuffer>) => void;

  constructor(done: (page: Buffer<ArrayBuffer>) => void) {
    super();
    this.#done = done;
  }

  /** React writes long texts as strings and everything else as bytes. */
  write(piece: string | Uint8Array): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    return true;
  }

  end(): this {
    this.#done(Buffer.concat(this.#pieces));
    return this;
  }

  /** Called by React after an error, which it also reports. */
  destroy(): void {}
}
