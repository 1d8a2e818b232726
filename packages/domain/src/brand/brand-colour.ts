import { ok, type Parsed, problem } from '../parsed.ts';

/** Lowest contrast ratio between text and its background (WCAG 2, level AA). */
const LEAST_CONTRAST = 4.5;

/**
 * Reads a colour as `#RRGGBB` in upper case. It must be dark enough for the brand's initials, which are white on it.
 */
export function readBrandColour(text: string): Parsed<string> {
  const colour = text.trim().toUpperCase();
  if (!/^#[0-9A-F]{6}$/.test(colour)) return problem('invalid-colour');
  return contrastWithWhite(colour) < LEAST_CONTRAST ? problem('pale-colour') : ok(colour);
}

/** Returns the contrast ratio of `#RRGGBB` with white, from 1 to 21 (WCAG 2). */
export function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
