/** Which pictures a list of the office shows: `unused` are those that nothing names, older than a day. */
export const pictureStates = ['all', 'unused', 'bin'] as const;

/** Which pictures such a list shows. */
export type PictureState = (typeof pictureStates)[number];

/** By what they lack campaigns can be listed: any picture, or an alternative text. */
export const galleryLacks = ['pictures', 'texts'] as const;

/** What a gallery may lack. */
export type GalleryLack = (typeof galleryLacks)[number];
