import { hexOf, type Shade, shadeOf } from './colour.ts';

/** Colours of a cover. All but the accents are derived from the brand's colour. */
export interface Palette {
  readonly brand: string;
  /** Variants of the brand's colour, a step darker and a step lighter, for shapes on a background in that colour. */
  readonly darker: string;
  readonly lighter: string;
  /** Text on light backgrounds. */
  readonly ink: string;
  /** Backgrounds, from the lightest on. */
  readonly paper: string;
  readonly pale: string;
  readonly soft: string;
  readonly mid: string;
  /** Second tone of a drawing, besides white. */
  readonly tone: string;
  /** Two calm colours that suit the brand's. */
  readonly accent: string;
  readonly accent2: string;
}

// Apricot, butter, coral, sage, sky, lilac. All are similarly light, so that none dominates.
const accents: readonly Shade[] = [
  { lightness: 0.83, chroma: 0.105, hue: 68 },
  { lightness: 0.88, chroma: 0.11, hue: 92 },
  { lightness: 0.76, chroma: 0.115, hue: 32 },
  { lightness: 0.84, chroma: 0.075, hue: 158 },
  { lightness: 0.83, chroma: 0.075, hue: 235 },
  { lightness: 0.82, chroma: 0.075, hue: 305 },
];

/** Derives the colours of a cover. `turn` selects among the accents that suit the brand. */
export function paletteOf(colour: string, turn: number): Palette {
  const brand = shadeOf(colour);
  const tint = (lightness: number, chroma: number) =>
    hexOf({ lightness, chroma: Math.min(chroma, brand.chroma), hue: brand.hue });
  // Accents with a similar hue look like a mistake beside the brand's colour, distant ones look intended.
  const suiting = accents.filter((one) => distance(one.hue, brand.hue) > 50);
  const first = suiting[turn % suiting.length] ?? brand;
  const others = suiting.filter((one) => one !== first);
  const second = others[(turn >> 2) % others.length] ?? first;
  return {
    brand: colour,
    darker: hexOf({ ...brand, lightness: brand.lightness - 0.075 }),
    lighter: hexOf({ ...brand, lightness: brand.lightness + 0.085 }),
    ink: tint(0.29, 0.075),
    paper: tint(0.972, 0.012),
    pale: tint(0.935, 0.032),
    soft: tint(0.875, 0.06),
    mid: tint(0.765, 0.09),
    tone: tint(0.83, 0.06),
    accent: hexOf(first),
    accent2: hexOf(second),
  };
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}
