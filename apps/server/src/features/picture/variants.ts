import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { type Cover, coverName } from '@ayrac/domain/cover/cover-name.ts';
import { pictureName } from '@ayrac/domain/picture/focus.ts';
import { WorkQueue } from '#server/work-queue.ts';
import { coverVersion } from './cover/present.ts';
import type { CoverVariant, StoredVariant, Variant } from './draw-variant.ts';
import type { Original } from './queries.ts';

const WAITING_LIMIT = 400;

export interface PictureSources {
  readonly findOriginal: (hash: string) => Promise<Original | undefined>;
  /** Logo for a cover: null when the brand has none, undefined when there is no such brand. */
  readonly findLogo: (cover: Cover) => Promise<Buffer | null | undefined>;
}

/**
 * Rendered picture, and whether it is stored. Variants that no page requests are not stored, so that nobody can fill
 * the disk.
 */
interface Made {
  readonly bytes: Buffer;
  readonly isKept: boolean;
}

/** Variants of pictures, rendered on the first request and stored on disk by name. */
export class PictureVariants {
  readonly #folder: string;
  readonly #sources: PictureSources;
  readonly #effort: number;
  // At most half of the processors, so that many new pictures do not slow down the pages.
  readonly #queue = new WorkQueue({
    atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
    waiting: WAITING_LIMIT,
  });
  readonly #making = new Map<string, Promise<Buffer | undefined>>();

  constructor(folder: string, sources: PictureSources, effort: number) {
    this.#folder = folder;
    this.#sources = sources;
    this.#effort = effort;
  }

  /** Returns the bytes of a stored variant; undefined when there is none. */
  findKept(variant: Variant): Promise<Buffer | undefined> {
    return readIfThere(this.#fileOf(variant));
  }

  /**
   * Returns the bytes of a variant; undefined when there is no original. Throws `QueueFull` when too many are waiting.
   */
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
    const made = await ('cover' in variant ? this.#drawCover(variant) : this.#drawStored(variant));
    if (made === undefined || !made.isKept) return made?.bytes;
    const { bytes } = made;
    await mkdir(dirname(file), { recursive: true });
    // Written to a temporary file and renamed, so that a partial picture is never read.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  }

  async #drawStored(variant: StoredVariant): Promise<Made | undefined> {
    const original = await this.#sources.findOriginal(variant.hash);
    if (original === undefined) return undefined;
    const { drawVariant } = await import('./draw-variant.ts');
    const bytes = await drawVariant(original.bytes, variant, this.#effort);
    // Pages from before a change of the focus still request the picture without one. Any other focus is invalid and not
    // stored.
    return { bytes, isKept: isAround(variant, original) };
  }

  /** Covers of another release are still requested, for example by old mails. They get the current drawing. */
  async #drawCover(variant: CoverVariant): Promise<Made> {
    const logo = await this.#sources.findLogo(variant.cover);
    const { drawCoverVariant } = await import('./draw-variant.ts');
    const bytes = await drawCoverVariant(variant, logo ?? undefined, this.#effort);
    return { bytes, isKept: logo !== undefined && isOfThisRelease(variant) };
  }

  #fileOf(variant: Variant): string {
    const { width, format } = variant;
    if ('cover' in variant)
      return join(this.#folder, coverFolder, `${coverName(variant.cover)}-${width}.${format}`);
    const { hash, form, focus } = variant;
    return join(this.#folder, hash.slice(0, 2), `${pictureName(hash, form, focus)}-${width}.${format}`);
  }
}

/** Folder of variants on a node's disk, with subfolders by the beginning of their names. */
export function variantFolder(dataDir: string): string {
  return join(dataDir, 'pictures');
}

/** Folder of covers among the variants, a different one for each release. */
export const coverFolder = `covers-${coverVersion}`;

/** Whether the content at a variant's address will never change. */
export function isOfThisRelease(variant: Variant): boolean {
  return !('cover' in variant) || variant.cover.version === coverVersion;
}

/** Whether a variant has the focus of its picture, or none. */
function isAround({ hash, form, focus }: StoredVariant, original: Original): boolean {
  const name = pictureName(hash, form, focus);
  return name === hash || name === pictureName(hash, form, original.focus);
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
