const GRID = 64;

/** A brand's mark, which is drawn in white, as a picture of its own: a square tile whose corners its place rounds. */
export function drawMarkTile(mark: string, tile: string, side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${GRID} ${GRID}"><rect width="${GRID}" height="${GRID}" fill="${tile}"/>${mark}</svg>`;
}
