import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { WorkQueue } from '#server/guards/work-queue.ts';
import { drawVariant, type VariantFormat } from './draw-variant.ts';

const WAITING_LIMIT = 400;

/** One size and format of a picture. */
export interface Variant {
  readonly hash: string;
  readonly width: number;
  readonly format: VariantFormat;
}

/** The variants of pictures: made when first asked for and kept on disk, named by content. */
export class PictureVariants {
  readonly #folder: string;
  readonly #findOriginal: (hash: string) => Promise<Buffer | undefined>;
  readonly #effort: number;
  // Half of the processors at most: a burst of new pictures must not hold up the pages that show them.
  readonly #queue = new WorkQueue({
    atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
    waiting: WAITING_LIMIT,
  });
  readonly #making = new Map<string, Promise<Buffer | undefined>>();

  constructor(folder: string, findOriginal: (hash: string) => Promise<Buffer | undefined>, effort: number) {
    this.#folder = folder;
    this.#findOriginal = findOriginal;
    this.#effort = effort;
  }

  /** The bytes of a variant that was made before. */
  findKept(variant: Variant): Promise<Buffer | undefined> {
    return readIfThere(this.#fileOf(variant));
  }

  /** The bytes of a variant; undefined without an original. Throws `QueueFull` when too many wait. */
  async get(variant: Variant, kind: 'urgent' | 'patient' = 'urgent'): Promise<Buffer | undefined> {
    const file = this.#fileOf(variant);
    const kept = await readIfThere(file);
    if (kept !== undefined) return kept;
    const running = this.#making.get(file);
    if (running !== undefined) return running;
    const made = this.#queue.run(kind, () => this.#make(variant, file));
    this.#making.set(file, made);
    try {
      return await made;
    } finally {
      this.#making.delete(file);
    }
  }

  async #make({ hash, width, format }: Variant, file: string): Promise<Buffer | undefined> {
    const original = await this.#findOriginal(hash);
    if (original === undefined) return undefined;
    const bytes = await drawVariant(original, width, format, this.#effort);
    await mkdir(dirname(file), { recursive: true });
    // Written aside and renamed: nobody ever reads half a picture.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  }

  #fileOf({ hash, width, format }: Variant): string {
    return join(this.#folder, hash.slice(0, 2), `${hash}-${width}.${format}`);
  }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
