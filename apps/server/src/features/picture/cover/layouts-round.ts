import { disc, EDGE, ground, HEIGHT, type Layout, signature, WIDTH } from './art.ts';
import { brandMark, drawing, round } from './drawing.ts';
import { lockup } from './lockup.ts';
import { near } from './near.ts';

const LEFT = { x: EDGE, y: 196, width: 630, height: 444 } as const;

/** A low sun in an accent, the drawing before it. */
export const sun: Layout = (art) => {
  const { palette, motif } = art;
  return [
    ground(palette.brand),
    disc(970, 400, 420, palette.darker),
    disc(970, 400, 310, palette.lighter),
    disc(970, 400, 214, palette.accent),
    drawing(motif[0], 970, 400, 330, { line: palette.ink, fill: '#ffffff', weight: 1.3 }),
    signature(art, EDGE, 112, 'brand'),
    lockup(art.benefit, LEFT, { figure: '#ffffff', words: '#ffffff' }),
    near(560, 198, 720),
  ].join('');
};

/** Nested arches, the drawing in the doorway. */
export const arches: Layout = (art) => {
  const { palette, motif } = art;
  const arch = (half: number, fill: string) =>
    `<path d="M${950 - half} ${HEIGHT}V${430}a${half} ${half} 0 0 1 ${2 * half} 0V${HEIGHT}z" fill="${fill}"/>`;
  return [
    ground(palette.pale),
    arch(350, palette.soft),
    arch(280, palette.mid),
    arch(210, palette.brand),
    arch(168, palette.paper),
    drawing(motif[0], 950, 520, 250, { line: palette.ink, fill: palette.accent, weight: 1.4 }),
    signature(art, EDGE, 112, 'light'),
    lockup(art.benefit, { ...LEFT, width: 500 }, { figure: palette.brand, words: palette.ink }),
    near(520, 290, 760),
  ].join('');
};

/** Circles of several sizes that drift up; the largest holds the figure. */
export const bubbles: Layout = (art) => {
  const { palette, motif, random } = art;
  const drift = () => (random() - 0.5) * 40;
  const small = [
    [1190, 400, 34, palette.accent2],
    [700, 90, 22, palette.mid],
    [120, 560, 30, palette.soft],
    [1216, 480, 16, palette.mid],
    [690, 660, 26, palette.accent],
  ] as const;
  return [
    ground(palette.paper),
    disc(1050, 660, 190, palette.soft),
    ...small.map(([x, y, radius, fill]) => disc(x + drift(), y + drift(), radius, fill)),
    disc(430, 396, 346, palette.brand),
    disc(940, 330, 190, palette.accent),
    drawing(motif[0], 940, 330, 210, { line: palette.ink, fill: '#ffffff', weight: 1.4 }),
    drawing(motif[1], 1050, 612, 120, { line: palette.brand, weight: 1.5 }),
    lockup(
      art.benefit,
      { x: 150, y: 190, width: 560, height: 420, align: 'middle' },
      { figure: '#ffffff', words: '#ffffff', most: 220 },
    ),
    brandMark(art.mark, EDGE, 56, 84, palette.brand),
    near(600, 139, 680),
  ].join('');
};

/** Rays behind a badge. */
export const rays: Layout = (art) => {
  const { palette, motif } = art;
  const [x, y] = [868, 360];
  const beams = Array.from({ length: 14 }, (_, index) => {
    const at = (turn: number) => {
      const angle = ((index + turn) / 14) * 2 * Math.PI;
      return `${round(x + 1300 * Math.cos(angle))} ${round(y + 1300 * Math.sin(angle))}`;
    };
    return `<path d="M${x} ${y}L${at(0)}L${at(0.5)}z" fill="${palette.lighter}" fill-opacity=".42"/>`;
  });
  return [
    ground(palette.brand),
    ...beams,
    disc(x, y, 268, palette.darker),
    disc(x, y, 244, palette.paper),
    drawing(motif[0], x, y, 270, { line: palette.ink, fill: palette.accent, weight: 1.35 }),
    signature(art, EDGE, 112, 'brand'),
    lockup(art.benefit, { ...LEFT, width: 484 }, { figure: '#ffffff', words: '#ffffff' }),
    near(348, 107, 900),
  ].join('');
};

/** A quarter of rings from the corner, like ripples. */
export const ripples: Layout = (art) => {
  const { palette, motif } = art;
  const rings = [760, 620, 480, 340] as const;
  const fills = [palette.pale, palette.soft, palette.mid, palette.brand] as const;
  return [
    ground(palette.paper),
    ...rings.map((radius, index) => disc(WIDTH, HEIGHT, radius, fills[index] ?? palette.pale)),
    drawing(motif[0], 1120, 580, 210, { line: '#ffffff', fill: palette.lighter, weight: 1.5 }),
    signature(art, EDGE, 112, 'light'),
    lockup(
      art.benefit,
      { ...LEFT, width: 560, hold: 'middle' },
      { figure: palette.brand, words: palette.ink, most: 250 },
    ),
    near(720, 405, 560),
  ].join('');
};
