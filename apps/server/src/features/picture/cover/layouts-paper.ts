import { disc, EDGE, ground, HEIGHT, type Layout, signature, slab, WIDTH } from './art.ts';
import { brandMark, drawing } from './drawing.ts';
import { lockup } from './lockup.ts';
import { near } from './near.ts';

/** A coupon with a stub to tear off. */
export const ticket: Layout = (art) => {
  const { palette, motif, mark } = art;
  const [left, top, width, height, tear] = [90, 130, 1100, 460, 800];
  const notch = 34;
  const outline = `M${left + 36} ${top}H${tear - notch}a${notch} ${notch} 0 0 0 ${2 * notch} 0H${left + width - 36}a36 36 0 0 1 36 36v${height - 72}a36 36 0 0 1-36 36H${tear + notch}a${notch} ${notch} 0 0 0-${2 * notch} 0H${left + 36}a36 36 0 0 1-36-36V${top + 36}a36 36 0 0 1 36-36z`;
  return [
    ground(palette.brand),
    disc(140, 700, 260, palette.darker),
    disc(1210, 20, 230, palette.lighter),
    `<path transform="translate(14 16)" fill="${palette.darker}" d="${outline}"/>`,
    `<path fill="${palette.paper}" d="${outline}"/>`,
    `<path d="M${tear} ${top + 62}V${top + height - 62}" stroke="${palette.mid}" stroke-width="6" stroke-dasharray="4 20" stroke-linecap="round"/>`,
    drawing(motif[0], 995, 342, 230, { line: palette.ink, fill: palette.accent, weight: 1.4 }),
    brandMark(mark, 963, 484, 64, palette.brand),
    lockup(
      art.benefit,
      { x: 150, y: 180, width: 570, height: 360 },
      { figure: palette.brand, words: palette.ink, most: 230 },
    ),
    near(560, 150, 720),
  ].join('');
};

/** Three cards fanned out, the front one tells. */
export const fan: Layout = (art) => {
  const { palette, motif } = art;
  const card = (turn: number, fill: string) =>
    `<g transform="rotate(${turn} 640 900)">${slab(330, 110, 620, 700, 48, fill)}</g>`;
  return [
    ground(palette.pale),
    card(-17, palette.accent),
    card(17, palette.mid),
    card(0, palette.brand),
    `<g transform="rotate(-17 230 430)">${drawing(motif[1], 226, 430, 130, { line: palette.ink, weight: 1.5 })}</g>`,
    `<g transform="rotate(17 1050 430)">${drawing(motif[0], 1054, 430, 140, { line: palette.ink, fill: '#ffffff', weight: 1.5 })}</g>`,
    brandMark(art.mark, 594, 160, 92, palette.darker),
    lockup(
      art.benefit,
      { x: 376, y: 276, width: 528, height: 380, align: 'middle' },
      { figure: '#ffffff', words: '#ffffff', most: 220 },
    ),
    near(
      190,
      147,
      900,
      drawing(motif[0], 640, 450, 250, { line: '#ffffff', fill: palette.lighter, weight: 1.3 }),
    ),
  ].join('');
};

/** A window onto a coloured room, words on the wall beside it. */
export const frame: Layout = (art) => {
  const { palette, motif } = art;
  return [
    ground(palette.paper),
    slab(690, 64, 526, 592, 56, palette.brand),
    `<clipPath id="pane">${slab(690, 64, 526, 592, 56, '#000')}</clipPath>`,
    `<g clip-path="url(#pane)">${disc(760, 140, 200, palette.lighter)}${disc(808, 186, 92, palette.accent)}<path d="M640 560q150-150 320-40t330-60v260H640z" fill="${palette.darker}"/></g>`,
    drawing(motif[0], 940, 420, 300, { line: '#ffffff', fill: palette.lighter, weight: 1.3 }),
    signature(art, EDGE, 112, 'light'),
    lockup(
      art.benefit,
      { x: EDGE, y: 190, width: 540, height: 450 },
      { figure: palette.brand, words: palette.ink, most: 240 },
    ),
    near(600, 230, 680),
  ].join('');
};

/** A slanted cut between two grounds. */
export const slant: Layout = (art) => {
  const { palette, motif } = art;
  return [
    ground(palette.accent),
    `<path d="M0 0H820L600 ${HEIGHT}H0z" fill="${palette.brand}"/>`,
    `<path d="M820 0H870L650 ${HEIGHT}H600z" fill="${palette.paper}"/>`,
    disc(980, 420, 222, '#ffffff', ' fill-opacity=".5"'),
    drawing(motif[0], 980, 420, 310, { line: palette.ink, fill: '#ffffff', weight: 1.25 }),
    signature(art, EDGE, 112, 'brand'),
    lockup(
      art.benefit,
      { x: EDGE, y: 200, width: 540, height: 440 },
      { figure: '#ffffff', words: '#ffffff', most: 240 },
    ),
    near(560, 217, 720),
  ].join('');
};

/** A shop awning over the offer. */
export const awning: Layout = (art) => {
  const { palette, motif } = art;
  const count = 8;
  const step = WIDTH / count;
  const flaps = Array.from({ length: count }, (_, index) => {
    const fill = index % 2 === 0 ? palette.brand : '#ffffff';
    const x = index * step;
    return `<path d="M${x} 0h${step}v120a${step / 2} ${step / 2} 0 0 1-${step} 0z" fill="${fill}"/>`;
  });
  return [
    ground(palette.pale),
    `<path d="M0 0H${WIDTH}V150H0z" fill="${palette.soft}"/>`,
    `<g transform="translate(0 12)" opacity=".14">${flaps.map((flap) => flap.replace(/fill="[^"]*"/, `fill="${palette.ink}"`)).join('')}</g>`,
    ...flaps,
    slab(0, 612, WIDTH, 108, 0, palette.soft),
    drawing(motif[0], 1010, 450, 300, { line: palette.ink, fill: palette.accent, weight: 1.3 }),
    drawing(motif[2], 768, 552, 110, { line: palette.ink, fill: '#ffffff', weight: 1.5 }),
    signature(art, EDGE, 666, 'light'),
    lockup(
      art.benefit,
      { x: EDGE, y: 250, width: 600, height: 300 },
      { figure: palette.brand, words: palette.ink, most: 220 },
    ),
    near(480, 170, 800),
  ].join('');
};
