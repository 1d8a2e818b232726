import { disc, EDGE, ground, HEIGHT, type Layout, signature, slab, WIDTH } from './art.ts';
import { brandMark, drawing, round } from './drawing.ts';
import { lockup } from './lockup.ts';
import { near, words } from './near.ts';

/** Hills under a sky, the drawing on the nearer one's crest. */
export const hills: Layout = (art) => {
  const { palette, motif, random } = art;
  const lift = Math.round(random() * 50);
  return [
    ground(palette.soft),
    disc(900, 250, 150, palette.accent),
    `<path d="M0 ${600 - lift}q200-120 430-60t410-30 440 10V${HEIGHT}H0z" fill="${palette.mid}"/>`,
    drawing(motif[0], 900, 410 - lift, 290, { line: palette.ink, fill: '#ffffff', weight: 1.25 }),
    `<path d="M0 ${660 - lift}q260-90 520-20t420-40 340 20V${HEIGHT}H0z" fill="${palette.brand}"/>`,
    signature(art, EDGE, 112, 'light'),
    lockup(
      art.benefit,
      { x: EDGE, y: 206, width: 540, height: 290, hold: 'top' },
      { figure: palette.ink, words: palette.ink, most: 200 },
    ),
    near(500, 150, 780),
  ].join('');
};

/** A wall of tiles: quarters, discs and leaves, with the drawing on one of them. */
export const tiles: Layout = (art) => {
  const { palette, motif, random } = art;
  const side = 180;
  const grounds = [palette.darker, palette.lighter, palette.pale, palette.accent, palette.accent2] as const;
  const pieces = [
    (fill: string) => `<path d="M0 0a${side} ${side} 0 0 1 ${side} ${side}H0z" fill="${fill}"/>`,
    (fill: string) => disc(side / 2, side / 2, side / 2 - 26, fill),
    (fill: string) =>
      `<path d="M0 0h${side / 2}a${side / 2} ${side / 2} 0 0 1 ${side / 2} ${side / 2}v${side / 2}h-${side / 2}A${side / 2} ${side / 2} 0 0 1 0 ${side / 2}z" fill="${fill}"/>`,
    (fill: string) => `<path d="M0 ${side}L${side} 0V${side}z" fill="${fill}"/>`,
  ];
  const wall: string[] = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      const base = Math.floor(random() * grounds.length);
      const other = (base + 1 + Math.floor(random() * (grounds.length - 1))) % grounds.length;
      const piece = pieces[Math.floor(random() * pieces.length)];
      const x = 740 + column * side;
      wall.push(slab(x, row * side, side + 0.5, side + 0.5, 0, grounds[base] ?? palette.pale));
      wall.push(
        `<g transform="translate(${x} ${row * side}) rotate(${90 * Math.floor(random() * 4)} ${side / 2} ${side / 2})">${piece?.(grounds[other] ?? palette.pale) ?? ''}</g>`,
      );
    }
  }
  return [
    ground(palette.brand),
    ...wall,
    slab(920, 180, 360, 360, 0, palette.paper),
    drawing(motif[0], 1100, 360, 250, { line: palette.ink, fill: palette.accent, weight: 1.3 }),
    signature(art, EDGE, 112, 'brand'),
    lockup(
      art.benefit,
      { x: EDGE, y: 200, width: 580, height: 440 },
      { figure: '#ffffff', words: '#ffffff', most: 260 },
    ),
    near(740, 208, 540),
  ].join('');
};

/** The eight-pointed star of old tiles, the figure within. */
export const star: Layout = (art) => {
  const { palette, motif } = art;
  const points = (x: number, y: number, half: number, fill: string, extra = '') =>
    `<g transform="translate(${round(x)} ${round(y)})" fill="${fill}"${extra}><rect x="-${half}" y="-${half}" width="${2 * half}" height="${2 * half}"/><rect x="-${half}" y="-${half}" width="${2 * half}" height="${2 * half}" transform="rotate(45)"/></g>`;
  const field = Array.from({ length: 15 }, (_, index) =>
    points(64 + (index % 5) * 288, 72 + Math.floor(index / 5) * 288, 52, palette.darker, ' opacity=".55"'),
  );
  return [
    ground(palette.brand),
    ...field,
    points(400, 360, 300, palette.darker),
    points(400, 360, 272, palette.paper),
    drawing(motif[0], 1010, 390, 280, { line: '#ffffff', fill: palette.lighter, weight: 1.3 }),
    signature(art, 800, 606, 'brand'),
    lockup(
      art.benefit,
      { x: 150, y: 160, width: 500, height: 400, align: 'middle' },
      { figure: palette.brand, words: palette.ink, most: 200 },
    ),
    near(560, 188, 720),
  ].join('');
};

/** Broad bands that run up to the right. */
export const bands: Layout = (art) => {
  const { palette, motif } = art;
  const band = (x: number, width: number, fill: string) =>
    `<path d="M${x} ${HEIGHT}L${x + 420} 0H${x + 420 + width}L${x + width} ${HEIGHT}z" fill="${fill}"/>`;
  return [
    ground(palette.pale),
    band(520, 170, palette.soft),
    band(690, 170, palette.mid),
    band(860, 170, palette.accent),
    band(1030, 800, palette.brand),
    disc(960, 400, 190, palette.paper),
    drawing(motif[0], 960, 400, 230, { line: palette.ink, fill: palette.accent2, weight: 1.4 }),
    signature(art, EDGE, 112, 'light'),
    lockup(
      art.benefit,
      { x: EDGE, y: 200, width: 540, height: 440 },
      { figure: palette.brand, words: palette.ink, most: 230 },
    ),
    near(560, 198, 720),
  ].join('');
};

/** The figure alone, with a line of small drawings beneath. */
export const poster: Layout = (art) => {
  const { palette, motif } = art;
  const places = [900, 1030, 1160] as const;
  return [
    ground(palette.accent),
    slab(0, 540, WIDTH, 180, 0, palette.brand),
    words(
      motif
        .map((name, index) =>
          drawing(name, places[index] ?? 0, 630, 92, { line: '#ffffff', fill: palette.lighter, weight: 1.6 }),
        )
        .join(''),
    ),
    signature(art, EDGE, 630, 'brand'),
    lockup(
      art.benefit,
      { x: EDGE, y: 70, width: 960, height: 410 },
      { figure: palette.ink, words: palette.ink, most: 330 },
    ),
    near(
      107,
      60,
      1066,
      drawing(motif[0], 640, 300, 340, { line: palette.ink, fill: '#ffffff', weight: 1.3 }),
    ),
  ].join('');
};

/** A stage with a spot of light. */
export const stage: Layout = (art) => {
  const { palette, motif, mark } = art;
  return [
    ground(palette.darker),
    `<path d="M1010 -40L700 ${HEIGHT - 110}h620z" fill="${palette.brand}"/>`,
    `<ellipse cx="1010" cy="612" rx="310" ry="56" fill="${palette.lighter}"/>`,
    slab(836, 500, 348, 96, 24, palette.accent),
    slab(796, 566, 428, 60, 24, palette.accent2),
    drawing(motif[0], 1010, 372, 270, { line: '#ffffff', fill: palette.brand, weight: 1.35 }),
    brandMark(mark, EDGE, 70, 84, palette.brand),
    lockup(
      art.benefit,
      { x: EDGE, y: 190, width: 600, height: 450 },
      { figure: palette.accent, words: '#ffffff', most: 260 },
    ),
    near(560, 230, 720),
  ].join('');
};
