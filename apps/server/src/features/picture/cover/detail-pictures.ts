import { type Art, disc, EDGE, ground, HEIGHT, type Layout, signature, slab, WIDTH } from './art.ts';
import { breakLines } from './break-lines.ts';
import { brandMark, drawing } from './drawing.ts';
import { textLine } from './lockup.ts';
import { near, words } from './near.ts';
import { CAP_HEIGHT, fittingSize } from './typeset.ts';

/** A fact of a campaign's table: what it is, and what it says. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

const MOST_FACTS = 3;
const MOST_CONDITIONS = 3;

/** A text in lines of one size within a width, from a first baseline down. */
function paragraph(
  text: string,
  weight: 600 | 800,
  size: number,
  box: { x: number; width: number },
  top: number,
  fill: string,
  most: number,
) {
  let lines = 1;
  while (lines < most && fits(text, lines, weight, size, box.width) === false) lines += 1;
  const parts = breakLines(text, lines);
  const fitted = Math.min(...parts.map((part) => fittingSize(part, weight, box.width, size)));
  const step = fitted * 1.28;
  const drawn = parts.map((part, index) =>
    textLine(part, weight, fitted, box, top + fitted * CAP_HEIGHT + index * step, fill),
  );
  return { svg: drawn.join(''), height: fitted * CAP_HEIGHT + (parts.length - 1) * step };
}

function fits(text: string, lines: number, weight: 600 | 800, size: number, width: number): boolean {
  return breakLines(text, lines).every((part) => fittingSize(part, weight, width, size) >= size);
}

/** Two or three facts as rows of a card. */
export function factsPicture(facts: readonly Fact[]): Layout {
  return (art) => {
    const { palette, motif } = art;
    const shown = facts.slice(0, MOST_FACTS);
    const top = 190;
    const step = (HEIGHT - top - 60) / shown.length;
    const rows = shown.map(({ label, value }, index) => {
      const y = top + index * step;
      const box = { x: EDGE + 40, width: 700 };
      const rule = index === 0 ? '' : slab(EDGE + 40, y - 2, 700, 3, 0, palette.pale);
      const name = textLine(
        label,
        600,
        fittingSize(label, 600, 700, 34),
        box,
        y + step * 0.34,
        palette.brand,
      );
      const said = textLine(value, 800, fittingSize(value, 800, 700, 56), box, y + step * 0.74, palette.ink);
      return rule + name + said;
    });
    return [
      ground(palette.soft),
      disc(1180, 120, 300, palette.mid),
      slab(EDGE, 150, 790, HEIGHT - 190, 40, '#ffffff'),
      words(rows.join('')),
      disc(1050, 420, 176, palette.brand),
      drawing(motif[1], 1050, 420, 200, { line: '#ffffff', fill: palette.lighter, weight: 1.4 }),
      signature(art, EDGE, 84, 'light'),
      near(720, 262, 560),
    ].join('');
  };
}

/** The first conditions, each with a tick. */
export function conditionsPicture(heading: string, conditions: readonly string[]): Layout {
  return (art) => {
    const { palette, motif } = art;
    const shown = conditions.slice(0, MOST_CONDITIONS);
    const step = 148;
    const rows = shown.map((condition, index) => {
      const y = 250 + index * step;
      const tick =
        disc(EDGE + 32, y + 32, 32, palette.accent) +
        drawing('check', EDGE + 32, y + 32, 38, { line: palette.ink, weight: 2.6 });
      return tick + paragraph(condition, 600, 36, { x: EDGE + 96, width: 760 }, y + 4, '#ffffff', 3).svg;
    });
    return [
      ground(palette.brand),
      disc(1240, 640, 330, palette.darker),
      disc(1240, 640, 220, palette.lighter),
      drawing(motif[2], 1130, 560, 170, { line: '#ffffff', fill: palette.brand, weight: 1.4 }),
      brandMark(art.mark, WIDTH - EDGE - 84, 70, 84, palette.darker),
      words(textLine(heading, 800, 72, { x: EDGE, width: 900 }, 160, '#ffffff') + rows.join('')),
      near(720, 390, 560),
    ].join('');
  };
}

/** The brand's panel: mark, name and what it says of itself. */
export function brandPicture(about: string): Layout {
  return (art) => {
    const { palette } = art;
    const said = paragraph(about, 600, 40, { x: 560, width: 640 }, 360, palette.ink, 5);
    const name = fittingSize(art.brandName, 800, 640, 96);
    return [
      ground(palette.pale),
      `<path d="M0 0H470V${HEIGHT}H0z" fill="${palette.brand}"/>`,
      disc(0, HEIGHT, 260, palette.darker),
      disc(470, 0, 190, palette.lighter),
      brandMark(art.mark, 105, 230, 260, 'none'),
      words(
        textLine(art.brandName, 800, name, { x: 560, width: 640 }, 270, palette.brand) +
          slab(560, 304, 96, 8, 4, palette.accent) +
          said.svg,
      ),
      near(0, 180, 640),
    ].join('');
  };
}

/** The drawings of a campaign alone, as a pattern. */
export const patternPicture: Layout = (art: Art) => {
  const { palette, motif } = art;
  const side = 240;
  const fills = [palette.brand, palette.accent, palette.pale, palette.mid, palette.darker, palette.accent2];
  const cells = Array.from({ length: 18 }, (_, index) => {
    const column = index % 6;
    const row = Math.floor(index / 6);
    const shade = (column * 5 + row * 2) % fills.length;
    const isDeep = shade === 0 || shade === 4;
    const x = -80 + column * side;
    const name = motif[(column + row) % motif.length] ?? motif[0];
    const ink = isDeep
      ? { line: '#ffffff', fill: palette.lighter, weight: 1.5 }
      : { line: palette.ink, fill: '#ffffff', weight: 1.5 };
    return (
      slab(x, row * side, side + 0.5, side + 0.5, 0, fills[shade] ?? palette.pale) +
      drawing(name, x + side / 2, row * side + side / 2, 124, ink)
    );
  });
  return [ground(palette.pale), ...cells].join('');
};
