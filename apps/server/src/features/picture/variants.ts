import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { pictureName } from '@ayrac/domain/picture/focus.ts';
import { WorkQueue } from '#server/guards/work-queue.ts';
import { drawVariant, type Variant } from './draw-variant.ts';
import type { Original } from './queries.ts';

const WAITING_LIMIT = 400;

/** The variants of pictures: made when first asked for and kept on disk, named by content. */
export class PictureVariants {
  readonly #folder: string;
  readonly #findOriginal: (hash: string) => Promise<Original | undefined>;
  readonly #effort: number;
  // Half of the processors at most: a burst of new pictures must not hold up the pages that show them.
  readonly #queue = new WorkQueue({
    atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
    waiting: WAITING_LIMIT,
  });
  readonly #making = new Map<string, Promise<Buffer | undefined>>();

  constructor(folder: string, findOriginal: (hash: string) => Promise<Original | undefined>, effort: number) {
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

  async #make(variant: Variant, file: string): Promise<Buffer | undefined> {
    const original = await this.#findOriginal(variant.hash);
    if (original === undefined) return undefined;
    const bytes = await drawVariant(original.bytes, variant, this.#effort);
    // A page that was made before the focus moved still asks for it; of any other nobody may fill the disk.
    if (!isAround(variant, original)) return bytes;
    await mkdir(dirname(file), { recursive: true });
    // Written aside and renamed: nobody ever reads half a picture.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  }

  #fileOf({ hash, form, focus, width, format }: Variant): string {
    const name = `${pictureName(hash, form, focus)}-${width}.${format}`;
    return join(this.#folder, hash.slice(0, 2), name);
  }
}

/** Where variants lie on a node's disk, in folders by the beginning of their names. */
export function variantFolder(dataDir: string): string {
  return join(dataDir, 'pictures');
}

/** Whether a variant has the focus of its picture, or none of its own. */
function isAround({ hash, form, focus }: Variant, original: Original): boolean {
  const asked = pictureName(hash, form, focus);
  return asked === hash || asked === pictureName(hash, form, original.focus);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
