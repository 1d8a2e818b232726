/** How near a picture comes, as a multiple of what fills the screen. */
export const SMALLEST = 1;
export const LARGEST = 4;

/** How near a picture is, and how far it is scrolled, in pixels of its frame. */
export interface View {
  readonly zoom: number;
  readonly left: number;
  readonly top: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The view that is nearer by `factor`, with the same spot of the picture under `point` of its frame. */
export function zoomAt({ zoom, left, top }: View, factor: number, { x, y }: Point): View {
  const wanted = Math.min(Math.max(zoom * factor, SMALLEST), LARGEST);
  const grown = wanted / zoom;
  return { zoom: wanted, left: (left + x) * grown - x, top: (top + y) * grown - y };
}

/** How far two fingers are apart, and the point between them. */
export function pinchOf(one: Point, other: Point): { readonly width: number; readonly middle: Point } {
  return {
    width: Math.hypot(one.x - other.x, one.y - other.y),
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  };
}
