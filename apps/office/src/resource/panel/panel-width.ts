/** Narrowest panel, in pixels: the width of the narrowest phone. */
const LEAST = 320;
/** Narrowest panel with text to read, and its default width in a narrow window (26 rem). */
const LEAST_READ = 416;
/** Width that the list keeps, so that its rows can be told apart. */
const LIST = 480;
/** Width of the edge between them. */
const EDGE = 24;
/** Pixels per press of an arrow key. */
const STEP = 16;

/** Range of the panel's width beside a list, in pixels. */
export interface PanelBounds {
  readonly least: number;
  readonly most: number;
}

/** Returns the range of the panel's width where list, edge and panel share `room` pixels. */
export function panelBounds(room: number, isRead = false): PanelBounds {
  const least = isRead ? LEAST_READ : LEAST;
  return { least, most: Math.max(least, room - LIST - EDGE) };
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
