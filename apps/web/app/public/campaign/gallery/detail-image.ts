import type { PictureValue } from '@ayrac/contract/values.ts';

/** Attributes read from an `img` of the specified gallery. */
export interface ImageAttributes {
  readonly src: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
}

/** Most detail images in a gallery, besides the main picture. */
const DETAIL_IMAGES = 5;

const ownPicture = /^\/pictures\/([0-9a-f]{20})-\d+\.(?:avif|webp)$/;

/** Returns the picture of a gallery image, or null unless it is a picture of this site. */
export function readDetailImage(image: ImageAttributes, origin: string): PictureValue | null {
  const address = URL.parse(image.src, origin);
  if (address === null || address.origin !== origin) return null;
  const hash = ownPicture.exec(address.pathname)?.[1];
  const width = Number(image.width);
  const height = Number(image.height);
  if (hash === undefined || !(width > 0 && height > 0)) return null;
  return { hash, width, height, alt: image.alt };
}

/** Returns the detail images of the gallery's HTML, in order and without duplicates. */
export function readDetailImages(images: readonly ImageAttributes[], origin: string): PictureValue[] {
  const read = images.flatMap((image) => readDetailImage(image, origin) ?? []);
  return [...new Map(read.map((picture) => [picture.hash, picture])).values()].slice(0, DETAIL_IMAGES);
}
