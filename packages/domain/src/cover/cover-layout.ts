/** Layouts of covers, by the letters that represent them in URLs. */
export const coverLayouts = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'] as const;

/** Layout of a cover. */
export type CoverLayout = (typeof coverLayouts)[number];

/** Number of neighbouring cards that are seen together. No two of them have the same layout. */
const SEEN_TOGETHER = 6;

/** Reads the letter of a layout. Returns undefined for any other text. */
export function readLayout(text: string): CoverLayout | undefined {
  return coverLayouts.find((layout) => layout === text);
}

/**
 * Assigns layouts to the covers of a list, so that none repeats within six cards. A cover keeps its own layout unless
 * one of the five before it has the same. Null is a photograph: it keeps its place and has no layout.
 */
export function spreadLayouts(own: readonly (CoverLayout | null)[]): (CoverLayout | null)[] {
  const spread: (CoverLayout | null)[] = [];
  for (const layout of own) {
    const near = spread.slice(-(SEEN_TOGETHER - 1));
    spread.push(layout === null ? null : firstFree(layout, near));
  }
  return spread;
}

/** Returns the layout itself, or the next one after it that is not taken. */
function firstFree(layout: CoverLayout, taken: readonly (CoverLayout | null)[]): CoverLayout {
  const start = coverLayouts.indexOf(layout);
  const inTurn = [...coverLayouts.slice(start), ...coverLayouts.slice(0, start)];
  return inTurn.find((candidate) => !taken.includes(candidate)) ?? layout;
}
