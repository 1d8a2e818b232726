import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { type Cover, coverName } from '@ayrac/domain/cover/cover-name.ts';
import { pictureName } from '@ayrac/domain/picture/focus.ts';
import { WorkQueue } from '#server/guards/work-queue.ts';
import { coverVersion } from './cover/present.ts';
import {
  type CoverVariant,
  drawCoverVariant,
  drawVariant,
  type StoredVariant,
  type Variant,
} from './draw-variant.ts';
import type { Original } from './queries.ts';

const WAITING_LIMIT = 400;

/** Where what pictures are made of comes from. */
export interface PictureSources {
  readonly findOriginal: (hash: string) => Promise<Original | undefined>;
  /** The mark of the brand that a cover is of, null where it has none; undefined where there is no such brand. */
  readonly findMark: (cover: Cover) => Promise<Buffer | null | undefined>;
}

/** A picture that was made, and whether it may be kept: of what nobody shows, nobody may fill the disk. */
interface Made {
  readonly bytes: Buffer;
  readonly isKept: boolean;
}

/** The variants of pictures: made when first asked for and kept on disk, named by content. */
export class PictureVariants {
  readonly #folder: string;
  readonly #sources: PictureSources;
  readonly #effort: number;
  // Half of the processors at most: a burst of new pictures must not hold up the pages that show them.
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
    const made = await ('cover' in variant ? this.#drawCover(variant) : this.#drawStored(variant));
    if (made === undefined || !made.isKept) return made?.bytes;
    const { bytes } = made;
    await mkdir(dirname(file), { recursive: true });
    // Written aside and renamed: nobody ever reads half a picture.
    const aside = `${file}.${randomUUID()}`;
    await writeFile(aside, bytes);
    await rename(aside, file);
    return bytes;
  }

  async #drawStored(variant: StoredVariant): Promise<Made | undefined> {
    const original = await this.#sources.findOriginal(variant.hash);
    if (original === undefined) return undefined;
    const bytes = await drawVariant(original.bytes, variant, this.#effort);
    // A page that was made before the focus moved still asks for it; any other focus is nobody's.
    return { bytes, isKept: isAround(variant, original) };
  }

  /** Drawings of another release are asked for by what it left behind, such as a mail: they get those of this one. */
  async #drawCover(variant: CoverVariant): Promise<Made> {
    const mark = await this.#sources.findMark(variant.cover);
    const bytes = await drawCoverVariant(variant, mark ?? undefined, this.#effort);
    return { bytes, isKept: mark !== undefined && isOfThisRelease(variant) };
  }

  #fileOf(variant: Variant): string {
    const { width, format } = variant;
    if ('cover' in variant)
      return join(this.#folder, coverFolder, `${coverName(variant.cover)}-${width}.${format}`);
    const { hash, form, focus } = variant;
    return join(this.#folder, hash.slice(0, 2), `${pictureName(hash, form, focus)}-${width}.${format}`);
  }
}

/** Where variants lie on a node's disk, in folders by the beginning of their names. */
export function variantFolder(dataDir: string): string {
  return join(dataDir, 'pictures');
}

/** Where covers lie among variants: those of another release in a folder of their own. */
export const coverFolder = `covers-${coverVersion}`;

/** Whether a variant is what its address stands for as long as there are such addresses. */
export function isOfThisRelease(variant: Variant): boolean {
  return !('cover' in variant) || variant.cover.version === coverVersion;
}

/** Whether a variant has the focus of its picture, or none of its own. */
function isAround({ hash, form, focus }: StoredVariant, original: Original): boolean {
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
