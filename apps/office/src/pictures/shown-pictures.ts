import type { Gallery } from '@ayrac/contract/office/pictures.ts';

/** A picture of a gallery with its descriptions. */
export type Shown = Gallery['pictures'][number];
/** Properties of a picture that are independent of the gallery. */
export type PictureBasis = Shown['picture'];

/** Returns what a gallery stores of its pictures. */
export function storedPart(pictures: readonly Shown[]) {
  return pictures.map(({ hash, hashEn, alt, altEn }) => ({ hash, hashEn, alt, altEn }));
}

/** Whether two galleries are stored alike. */
export function isSame(one: readonly Shown[], other: readonly Shown[]): boolean {
  return JSON.stringify(storedPart(one)) === JSON.stringify(storedPart(other));
}

/** Takes over the server's latest data of a picture, wherever the gallery shows it. */
export function withBasis(pictures: readonly Shown[], basis: PictureBasis): Shown[] {
  return pictures.map((one) => ({
    ...one,
    picture: one.picture.hash === basis.hash ? basis : one.picture,
    english: one.english?.hash === basis.hash ? basis : one.english,
  }));
}
