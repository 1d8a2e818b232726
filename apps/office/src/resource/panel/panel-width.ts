/** Narrowest panel, in pixels: the width of the narrowest phone. */
const LEAST = 320;
/** Width that the list keeps, so that its rows can be told apart. */
const LIST = 480;
/** Pixels per press of an arrow key. */
const STEP = 16;

/** Range of the panel's width beside a list, in pixels. */
export interface PanelBounds {
  readonly least: number;
  readonly most: number;
}

/** Returns the range of the panel's width where list and panel share `room` pixels. */
export function panelBounds(room: number): PanelBounds {
  return { least: LEAST, most: Math.max(LEAST, room - LIST) };
}

/** Returns the nearest possible width. */
export function withinBounds(width: number, { least, most }: PanelBounds): number {
  return Math.round(Math.min(Math.max(width, least), most));
}

/** Returns the width after a key was pressed on the edge between list and panel, or undefined for any other key. */
export function widthAfterKey(key: string, width: number, bounds: PanelBounds): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return withinBounds(width + STEP, bounds);
    case 'ArrowRight':
      return withinBounds(width - STEP, bounds);
    case 'Home':
      return bounds.least;
    case 'End':
      return bounds.most;
    default:
      return undefined;
  }
}
