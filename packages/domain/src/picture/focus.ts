/** The point of a picture that no crop may lose: from its left and upper edge, each from 0 to 1. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture in whole pixels. */
export interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

/** Where the focus stands until somebody sets it. */
export const middle: Focus = { x: 0.5, y: 0.5 };

/** Width by height of what pictures are cut to: a card, a brand's mark, a shared page. */
export const cropRatios = { card: 16 / 9, mark: 1, share: 1200 / 630 } as const;

/** What a picture is cut to. */
export type CropForm = keyof typeof cropRatios;

/** The largest part of a picture in this ratio, with the focus as near to its middle as the edges allow. */
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

/** A focus within the picture, in hundredths: as finely as it is kept. */
export function roundFocus({ x, y }: Focus): Focus {
  return { x: hundredths(x), y: hundredths(y) };
}

function hundredths(part: number): number {
  return Math.round(Math.max(0, Math.min(1, part)) * 100) / 100;
}

/** How a picture is shown under a name: whole, or cut to a card or a mark. */
export const shownForms = { whole: 'w', card: 'c', mark: 'm' } as const;

/** A form that a name can ask for. */
export type ShownForm = keyof typeof shownForms;

/**
 * The name of a picture as pages know it: that of its content, and, where the focus is not the middle, in which form it
 * is shown around which focus. Another focus is another name, so that what is kept under one never changes.
 */
export function pictureName(hash: string, form: ShownForm, { x, y }: Focus): string {
  if (x === middle.x && y === middle.y) return hash;
  return `${hash}${shownForms[form]}${digits(x)}${digits(y)}`;
}

function digits(part: number): string {
  return String(Math.min(99, Math.round(part * 100))).padStart(2, '0');
}

/** What a name says of a picture; without a form it is whole, and its focus the middle. */
export interface NamedPicture {
  readonly hash: string;
  readonly form: ShownForm;
  readonly focus: Focus;
}

/** What the name of a picture looks like. */
export const pictureNamePattern = /^([0-9a-f]{20})(?:([wcm])(\d{2})(\d{2}))?$/;

/** Reads such a name; undefined where it is none. */
export function readPictureName(name: string): NamedPicture | undefined {
  const [, hash, letter, x, y] = pictureNamePattern.exec(name) ?? [];
  if (hash === undefined) return undefined;
  if (letter === undefined) return { hash, form: 'whole', focus: middle };
  const form: ShownForm = letter === 'c' ? 'card' : letter === 'm' ? 'mark' : 'whole';
  return { hash, form, focus: { x: Number(x) / 100, y: Number(y) / 100 } };
}
