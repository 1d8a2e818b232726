import { MOST_PICTURES } from '@ayrac/domain/picture/gallery.ts';
import { moved } from '#office/table/moves.ts';
import type { PictureBasis, Shown } from './shown-pictures.ts';

/** Whether a picture is among others. */
export function has(pictures: readonly Shown[], hash: string): boolean {
  return pictures.some((one) => one.hash === hash);
}

/** Returns a picture without descriptions. */
function undescribed(picture: PictureBasis): Shown {
  return { hash: picture.hash, hashEn: null, alt: '', altEn: '', picture, english: null };
}

/**
 * Adds a picture in the order in which the files were dropped, whichever upload finishes first. Ignores duplicates and
 * pictures beyond the limit.
 */
export function added(
  pictures: readonly Shown[],
  picture: PictureBasis,
  place: number,
  placeOf: (hash: string) => number | undefined,
): readonly Shown[] {
  if (pictures.length >= MOST_PICTURES || has(pictures, picture.hash)) return pictures;
  const behind = pictures.findIndex(({ hash }) => (placeOf(hash) ?? -1) > place);
  return pictures.toSpliced(behind < 0 ? pictures.length : behind, 0, undescribed(picture));
}

/**
 * Replaces a picture. Its descriptions stay, because they may still apply. Returns the same pictures if it is gone or
 * they include the other one already.
 */
export function replaced(pictures: readonly Shown[], hash: string, picture: PictureBasis): readonly Shown[] {
  if (!has(pictures, hash) || has(pictures, picture.hash)) return pictures;
  return pictures.map((one) => (one.hash === hash ? { ...one, hash: picture.hash, picture } : one));
}

/** Sets or removes the English version of a picture. Returns the same pictures if it is gone. */
export function translated(
  pictures: readonly Shown[],
  hash: string,
  english: PictureBasis | null,
): readonly Shown[] {
  if (!has(pictures, hash)) return pictures;
  return pictures.map((one) =>
    one.hash === hash ? { ...one, hashEn: english?.hash ?? null, english } : one,
  );
}

/** Moves a picture by one place, if possible. */
export function stepped(pictures: readonly Shown[], hash: string, by: 1 | -1): readonly Shown[] {
  const from = pictures.findIndex((one) => one.hash === hash);
  if (from < 0 || pictures[from + by] === undefined) return pictures;
  return moved(pictures, from, from + by);
}
