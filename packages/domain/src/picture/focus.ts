/**
 * Point of a picture that no crop may lose, as fractions from 0 to 1 of the width (from the left) and height (from the
 * top).
 */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part of a picture, in whole pixels. */
export interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

/** Default focus. */
export const middle: Focus = { x: 0.5, y: 0.5 };

/** Aspect ratios (width divided by height) of crops: a card, a brand's logo, a preview for sharing. */
export const cropRatios = { card: 16 / 9, logo: 1, share: 1200 / 630 } as const;

/** Purpose of a crop. */
export type CropForm = keyof typeof cropRatios;

/** Returns the largest crop with this aspect ratio, with the focus as close to its centre as the edges allow. */
export function cropOf({ width, height }: Size, ratio: number, focus: Focus): Crop {
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return {
    width: wide,
    height: high,
    left: clamp(Math.round(focus.x * width - wide / 2), width - wide),
    top: clamp(Math.round(focus.y * height - high / 2), height - high),
  };
}

function clamp(from: number, most: number): number {
  return Math.max(0, Math.min(most, from));
}

/** Limits a focus to the picture and rounds it to hundredths, the precision in which it is stored. */
export function roundFocus({ x, y }: Focus): Focus {
  return { x: hundredths(x), y: hundredths(y) };
}

function hundredths(part: number): number {
  return Math.round(Math.max(0, Math.min(1, part)) * 100) / 100;
}

/** Forms in which pages show a picture: whole, or cropped to a card or logo. The letters are part of its name. */
export const shownForms = { whole: 'w', card: 'c', logo: 'l' } as const;

/** Form in which pages show a picture. */
export type ShownForm = keyof typeof shownForms;

/**
 * Returns the name of a picture as used in URLs: the hash of its content, followed by form and focus unless the focus
 * is the centre. A new focus gives a new name, so the content under a name never changes.
 */
export function pictureName(hash: string, form: ShownForm, { x, y }: Focus): string {
  if (x === middle.x && y === middle.y) return hash;
  return `${hash}${shownForms[form]}${digits(x)}${digits(y)}`;
}

function digits(part: number): string {
  return String(Math.min(99, Math.round(part * 100))).padStart(2, '0');
}

/** Parts of a picture's name. Without form and focus, the picture is whole and its focus the centre. */
export interface NamedPicture {
  readonly hash: string;
  readonly form: ShownForm;
  readonly focus: Focus;
}

/** Pattern of a picture's name. */
export const pictureNamePattern = /^([0-9a-f]{20})(?:([wcl])(\d{2})(\d{2}))?$/;

/** Parses the name of a picture. Returns undefined for any other text. */
export function readPictureName(name: string): NamedPicture | undefined {
  const [, hash, letter, x, y] = pictureNamePattern.exec(name) ?? [];
  if (hash === undefined) return undefined;
  if (letter === undefined) return { hash, form: 'whole', focus: middle };
  const form: ShownForm = letter === 'c' ? 'card' : letter === 'l' ? 'logo' : 'whole';
  return { hash, form, focus: { x: Number(x) / 100, y: Number(y) / 100 } };
}
