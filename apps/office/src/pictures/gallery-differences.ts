import type { Shown } from './shown-pictures.ts';

/** How a picture differs from the same picture of another gallery. */
export type GalleryDifference = 'only-here' | 'place' | 'alt' | 'altEn' | 'english';

/** Returns how a picture of a gallery differs from the same one of another gallery. */
export function differencesOf(
  shown: Shown,
  gallery: readonly Shown[],
  other: readonly Shown[],
): readonly GalleryDifference[] {
  const place = other.findIndex(({ hash }) => hash === shown.hash);
  const same = other[place];
  if (same === undefined) return ['only-here'];
  return [
    ...(place === gallery.indexOf(shown) ? [] : ['place' as const]),
    ...(same.alt === shown.alt ? [] : ['alt' as const]),
    ...(same.altEn === shown.altEn ? [] : ['altEn' as const]),
    ...(same.hashEn === shown.hashEn ? [] : ['english' as const]),
  ];
}
