/**
 * Filters for the list of pictures in the back office. `unused` are pictures older than a day that nothing refers to.
 */
export const pictureStates = ['all', 'unused', 'bin'] as const;

/** Filter for the list of pictures. */
export type PictureState = (typeof pictureStates)[number];

/** Filters for campaigns with an incomplete gallery: without any picture, or without an alternative text. */
export const galleryLacks = ['pictures', 'texts'] as const;

/** Missing part of a gallery. */
export type GalleryLack = (typeof galleryLacks)[number];
