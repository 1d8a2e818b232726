/** Bounds of the zoom. 1 fits the screen. */
export const SMALLEST = 1;
export const LARGEST = 4;

/** Zoom of a picture, and its scroll position in pixels of its frame. */
export interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the view zoomed by `factor`, with the same spot of the picture under `point` of its frame. */
export function zoomAt({ zoom, left, top }: View, factor: number, { x, y }: Point): View {
  const next = Math.min(Math.max(zoom * factor, SMALLEST), LARGEST);
  const grown = next / zoom;
  return { zoom: next, left: (left + x) * grown - x, top: (top + y) * grown - y };
}

/** Returns the distance between two fingers and the point between them. */
export function pinchOf(one: Point, other: Point): { readonly width: number; readonly middle: Point } {
  return {
    width: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}
