/** The letters of the layouts of a cover, by which its address names them. */
export const coverLayouts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/** A way to compose a cover. */
export type CoverLayout = (typeof coverLayouts)[number];

/** Cards as near as this to one another are seen together: none of them has the layout of another. */
const SEEN_TOGETHER = 6;

/** Reads the letter of a layout. */
export function readLayout(text: string): CoverLayout | undefined {
  return coverLayouts.find((layout) => layout === text);
}

/**
 * The layouts of the covers of one list, none twice within six cards. Each keeps its own unless one of the five before
 * it has that; null stands for a photograph, which keeps its place and has none.
 */
export function spreadLayouts(own: readonly (CoverLayout | null)[]): (CoverLayout | null)[] {
  const spread: (CoverLayout | null)[] = [];
  for (const layout of own) {
    const near = spread.slice(-(SEEN_TOGETHER - 1));
    spread.push(layout === null ? null : firstFree(layout, near));
  }
  return spread;
}

/** The layout itself, or the next one after it that none of these has. */
function firstFree(layout: CoverLayout, taken: readonly (CoverLayout | null)[]): CoverLayout {
  const start = coverLayouts.indexOf(layout);
  const inTurn = [...coverLayouts.slice(start), ...coverLayouts.slice(0, start)];
  return inTurn.find((candidate) => !taken.includes(candidate)) ?? layout;
}
