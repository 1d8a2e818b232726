import type { PictureValue } from '@ayrac/contract/values.ts';
import { pictureName, type ShownForm } from '@ayrac/domain/picture/focus.ts';

/** Presents a picture, or returns null when one of its columns is null. */
export function presentPicture(
  hash: string | null,
  width: number | null,
  height: number | null,
  alt: string,
): PictureValue | null {
  return hash === null || width === null || height === null ? null : { hash, width, height, alt };
}

/** Columns of a picture in a query result. */
export interface PictureColumns {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly focusX: number;
  readonly focusY: number;
}

/** Presents a picture in the form in which it is shown. */
export function presentPictureAs(
  form: ShownForm,
  { hash, width, height, focusX, focusY }: PictureColumns,
  alt: string,
): PictureValue {
  return { hash: pictureName(hash, form, { x: focusX, y: focusY }), width, height, alt };
}
