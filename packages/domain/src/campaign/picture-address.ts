/** Widths in pixels for small places. At these widths a drawn cover is cropped closer, without its words. */
export const nearWidths = [80, 160, 320] as const;

/** Widths in pixels at which the words of a drawn cover are legible. */
export const wholeWidths = [480, 640, 960, 1280] as const;

/** Widths in pixels of the variants of every picture. Variants are never wider than the original. */
export const pictureWidths = [...nearWidths, ...wholeWidths] as const;

/** Formats of a picture's variants, the smallest files first. */
export const pictureFormats = ['avif', 'webp'] as const;

/** Format of a picture's variant. */
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * Returns the path of a picture's variant by the picture's name (`picture/focus.ts`). The content at this path never
 * changes.
 */
export function pictureAddress(name: string, width: number, format: PictureFormat): string {
  return `/pictures/${name}-${width}.${format}`;
}

/** Returns the smallest variant width of at least `wanted` pixels, or the largest width. */
export function pictureWidth(atLeast: number): number {
  return (
    pictureWidths.find((width) => width >= atLeast) ?? pictureWidths[pictureWidths.length - 1] ?? atLeast
  );
}

/** Size in pixels of the preview picture of a shared page, in the aspect ratio of Open Graph. */
export const shareSize = { width: 1200, height: 630 } as const;

/**
 * Returns the path of a picture's variant for sharing: a JPEG, which every service supports, cropped around the focus
 * in its name.
 */
export function sharePictureAddress(name: string): string {
  return `/pictures/${name}-${shareSize.width}.jpeg`;
}
