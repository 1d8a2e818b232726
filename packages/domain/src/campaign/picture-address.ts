/** Widths in pixels for small places: a drawn cover is seen from nearer there, without its words. */
export const nearWidths = [80, 160, 320] as const;

/** Widths in pixels at which the words of a drawn cover can be read. */
export const wholeWidths = [480, 640, 960, 1280] as const;

/** Widths in pixels that every picture is offered in; one above the original's is never made. */
export const pictureWidths = [...nearWidths, ...wholeWidths] as const;

/** The formats of a variant, the smallest first. */
export const pictureFormats = ['avif', 'webp'] as const;

/** The format of a variant. */
export type PictureFormat = (typeof pictureFormats)[number];

/** The address of a picture's variant, by its name (`picture/focus.ts`): what stands there never changes. */
export function pictureAddress(name: string, width: number, format: PictureFormat): string {
  return `/pictures/${name}-${width}.${format}`;
}

/** The smallest offered width that fills `wanted` pixels, or the largest one. */
export function pictureWidth(wanted: number): number {
  return pictureWidths.find((width) => width >= wanted) ?? pictureWidths[pictureWidths.length - 1] ?? wanted;
}

/** The size in pixels of a picture that stands for a shared page, in Open Graph's proportion. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The address of a picture's form for sharing: JPEG, which every service reads, cut around the focus of its name. */
export function sharePictureAddress(name: string): string {
  return `/pictures/${name}-${shareSize.width}.jpeg`;
}
