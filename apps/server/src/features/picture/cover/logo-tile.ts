const GRID = 64;

/** Draws a white logo as a picture of its own: a square tile, whose corners are rounded where it is shown. */
export function drawLogoTile(logo: string, tile: string, side: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${GRID} ${GRID}"><rect width="${GRID}" height="${GRID}" fill="${tile}"/>${logo}</svg>`;
}
