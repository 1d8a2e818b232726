import type { Shown } from './shown-pictures.ts';

/** One of two galleries. */
export type GallerySide = 'mine' | 'theirs';

/** The two galleries that two people have saved. */
export type Galleries = Readonly<Record<GallerySide, readonly Shown[]>>;

/** What becomes of each picture, by hash: the version of one side, or none. `order` is the side whose order is kept. */
export interface MergeChoices {
  readonly order: GallerySide;
  readonly pictures: Readonly<Record<string, GallerySide | 'none'>>;
}

const otherOf = { mine: 'theirs', theirs: 'mine' } as const;

/**
 * Suggests what to keep: the changes of both people since the gallery that both began with. Where both have changed the
 * same, the own version.
 */
export function suggestMerge(base: readonly Shown[], galleries: Galleries): MergeChoices {
  const before = byHash(base);
  const [mine, theirs] = [byHash(galleries.mine), byHash(galleries.theirs)];
  const choose = (hash: string): GallerySide | 'none' => {
    const [own, other, old] = [mine.get(hash), theirs.get(hash), before.get(hash)];
    if (own === undefined || other === undefined) {
      const side = own === undefined ? 'theirs' : 'mine';
      const kept = own ?? other;
      // What one side has removed is gone, unless the other has changed it since.
      return old !== undefined && kept !== undefined && isSame(old, kept) ? 'none' : side;
    }
    return old !== undefined && isSame(old, own) ? 'theirs' : 'mine';
  };
  const hashes = [...new Set([...mine.keys(), ...theirs.keys()])];
  return {
    order: hasSameOrder(galleries.mine, base) ? 'theirs' : 'mine',
    pictures: Object.fromEntries(hashes.map((hash) => [hash, choose(hash)])),
  };
}

/**
 * Returns a person's choices together with the suggestions for all else, such as pictures that have arrived since the
 * choices were made.
 */
export function withSuggestions(
  base: readonly Shown[],
  galleries: Galleries,
  { order, pictures }: Partial<MergeChoices>,
): MergeChoices {
  const suggested = suggestMerge(base, galleries);
  return { order: order ?? suggested.order, pictures: { ...suggested.pictures, ...pictures } };
}

/** Returns the chosen pictures. Those that the order does not know follow the picture that they follow in their gallery. */
export function mergeGalleries(galleries: Galleries, { order, pictures }: MergeChoices): readonly Shown[] {
  const chosen = (gallery: readonly Shown[]) =>
    gallery.flatMap(({ hash }) => {
      const side = pictures[hash];
      const shown =
        side === undefined || side === 'none' ? undefined : galleries[side].find((one) => one.hash === hash);
      return shown ?? [];
    });
  const merged = [...chosen(galleries[order])];
  let place = 0;
  for (const shown of chosen(galleries[otherOf[order]])) {
    const found = merged.findIndex(({ hash }) => hash === shown.hash);
    if (found < 0) merged.splice(place, 0, shown);
    place = (found < 0 ? place : found) + 1;
  }
  return merged;
}

/** Whether the pictures that two galleries share stand in the same order. */
export function hasSameOrder(one: readonly Shown[], other: readonly Shown[]): boolean {
  const [own, theirs] = [byHash(one), byHash(other)];
  const shared = (gallery: readonly Shown[]) =>
    gallery.map(({ hash }) => hash).filter((hash) => own.has(hash) && theirs.has(hash));
  return shared(one).join() === shared(other).join();
}

function byHash(gallery: readonly Shown[]): ReadonlyMap<string, Shown> {
  return new Map(gallery.map((shown) => [shown.hash, shown]));
}

function isSame(one: Shown, other: Shown): boolean {
  return one.alt === other.alt && one.altEn === other.altEn && one.hashEn === other.hashEn;
}
