import type { Column } from './column.ts';

/** Width of the list below which fewer columns fit, so that each takes more of it, in pixels. */
const NARROW = 960;
const WIDE = 1200;

/**
 * Returns the width of a column in a list of this width in pixels: a share of the list, or a number of rem. Undefined
 * for a column that shares the remaining space.
 */
export function columnWidth(
  kind: Column['width'],
  list: number,
): { readonly share: number } | { readonly rem: number } | undefined {
  const isNarrow = list < NARROW;
  switch (kind) {
    case 'title':
      return { share: isNarrow ? 0.32 : 0.28 };
    case 'name':
      return { share: isNarrow ? 0.23 : 0.15 };
    case 'long':
      return { share: isNarrow ? 0.36 : list < WIDE ? 0.2 : 0.25 };
    // A name of one or two words, which stand below each other where there is less room.
    case 'words':
      return { rem: isNarrow ? 7 : 8.5 };
    // The longest state as a badge, with a mark after it.
    case 'state':
      return { rem: 11.5 };
    case 'figure':
      return { rem: 7 };
    case 'short':
      return { rem: 8.5 };
    case 'instant':
      return { rem: isNarrow ? 10.25 : 10.75 };
    case 'share':
      return undefined;
  }
}
