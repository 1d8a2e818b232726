// In rem, as in the stylesheet, because the text in both grows with the browser's font size.

/** Narrowest panel: the width of the narrowest phone. */
const LEAST = 20;
/** Narrowest panel with text to read, and its default width in a narrow window. */
const LEAST_READ = 26;
/** Width that the list keeps, so that its rows can be told apart. It is wider than a toast, which is below it. */
const LIST = 30;
/** Width of the edge between them. */
const EDGE = 1.5;
/** Narrowest room in which the panel is beside the list. In a narrower one it replaces the list. */
const BESIDE = 58;
/** Pixels per press of an arrow key. */
const STEP = 16;

/** Range of the panel's width beside a list, in pixels. */
export interface PanelBounds {
  readonly least: number;
  readonly most: number;
}

/** Returns the range of the panel's width where list, edge and panel share `room` pixels, with `rem` pixels per rem. */
export function panelBounds(room: number, rem: number, isRead = false): PanelBounds {
  const least = (isRead ? LEAST_READ : LEAST) * rem;
  return { least, most: Math.max(least, room - (LIST + EDGE) * rem) };
}

/** Returns whether list and panel are side by side in `room` pixels. */
export function isBeside(room: number, rem: number): boolean {
  return room >= BESIDE * rem;
}

/** Returns the nearest possible width. */
export function withinBounds(width: number, { least, most }: PanelBounds): number {
  return Math.round(Math.min(Math.max(width, least), most));
}

/**
 * Returns the width after a key was pressed on the edge between list and panel, null for the default width, or
 * undefined for any other key.
 */
export function widthAfterKey(key: string, width: number, bounds: PanelBounds): number | null | undefined {
  switch (key) {
    case 'ArrowLeft':
      return withinBounds(width + STEP, bounds);
    case 'ArrowRight':
      return withinBounds(width - STEP, bounds);
    case 'Home':
      return bounds.least;
    case 'End':
      return bounds.most;
    case 'Enter':
      return null;
    default:
      return undefined;
  }
}
