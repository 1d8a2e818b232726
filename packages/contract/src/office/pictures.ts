import { galleryLacks, pictureStates } from '@ayrac/domain/picture/picture-lists.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

/** Hash of a picture's content. */
export const pictureHash = z.string().regex(/^[0-9a-f]{20}$/);

const part = z.number().min(0).max(1);
/** Point around which a picture is cropped, from its left and upper edge, each from 0 to 1. */
export const focus = z.object({ x: part, y: part });
const version = z.int().min(1).max(2_147_483_647);
const operation = 'manage-pictures';

/** Properties of a picture. */
const pictureBasis = {
  hash: pictureHash,
  width: z.int().positive(),
  height: z.int().positive(),
  focus,
  version,
};

const use = z.object({
  kind: z.enum(['campaign', 'brand', 'bank']),
  id: z.string(),
  label: z.string(),
});
/** Object that uses a picture. */
export type PictureUse = z.infer<typeof use>;

const officePicture = z.object({
  ...pictureBasis,
  /** Size of the stored file in bytes. */
  bytes: z.int(),
  /** Name of the uploaded file, or null. */
  fileName: z.string().nullable(),
  uploadedAt: instant,
  /** Username, or null for a drawn picture. */
  uploadedBy: z.string().nullable(),
  uses: z.array(use),
  binnedAt: instant.nullable(),
});
/** Picture in the back office's list. */
export type OfficePicture = z.infer<typeof officePicture>;

/** Lists pictures. */
export const listPictures = endpoint({
  method: 'GET',
  path: '/api/admin/pictures',
  summary: 'Lists pictures and where each is used, newest first, one page at a time.',
  operation,
  query: z.object({
    q: z.string().max(200).optional(),
    /** `unused` are pictures older than a day that nothing refers to. */
    state: z.enum(pictureStates).optional(),
    cursor: z.string().max(1_000).optional(),
  }),
  reply: z.object({
    items: z.array(officePicture),
    next: z.string().nullable(),
    /** A search for a common word is counted up to 1,000; 1,001 means that there are more. */
    total: z.int(),
  }),
});

/** Returns a picture. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/api/admin/pictures/:hash',
  summary: 'Returns a picture, also from the recycle bin, and where it is used.',
  operation,
  params: z.object({ hash: pictureHash }),
  reply: officePicture,
});

/** Creates a picture from an upload. */
export const storeUpload = endpoint({
  method: 'POST',
  path: '/api/admin/pictures',
  summary: 'Creates a picture from a completed upload. Can be repeated safely.',
  operation,
  body: z.object({ upload: z.string().max(100) }),
  reply: officePicture,
  timeoutMs: 60_000,
  isLong: true,
});

/** Changes the focus of a picture, which no crop may lose. */
export const changeFocus = endpoint({
  method: 'PATCH',
  path: '/api/admin/pictures/:hash',
  summary: 'Sets the focus point for cropping a picture, if it still has the given version.',
  operation,
  params: z.object({ hash: pictureHash }),
  body: z.object({ version, focus }),
  reply: officePicture,
});

const some = z.object({ hashes: z.array(pictureHash).min(1).max(500) });
const done = z.object({ done: z.array(pictureHash) });

/** Moves pictures to the recycle bin. They are deleted after thirty days. */
export const binPictures = endpoint({
  method: 'POST',
  path: '/api/admin/pictures/bin',
  summary: 'Moves unused pictures to the recycle bin. A picture in use is refused.',
  operation,
  body: some,
  reply: done,
});

/** Restores pictures from the recycle bin. */
export const restorePictures = endpoint({
  method: 'POST',
  path: '/api/admin/pictures/restore',
  summary: 'Restores pictures from the recycle bin.',
  operation,
  body: some,
  reply: done,
});

const galleryPicture = z.object({
  hash: pictureHash,
  hashEn: pictureHash.nullable(),
  alt: z.string().max(2_000),
  altEn: z.string().max(2_000),
});

const gallery = z.object({
  campaign: z.object({ id, title: z.string(), slug: z.string(), brand: z.string() }),
  /** Version of the gallery, increased with every write. */
  version,
  /** The showcase comes first. */
  pictures: z.array(
    galleryPicture.extend({ picture: z.object(pictureBasis), english: z.object(pictureBasis).nullable() }),
  ),
});
/** Gallery of a campaign. */
export type Gallery = z.infer<typeof gallery>;

/** Lists galleries. */
export const listGalleries = endpoint({
  method: 'GET',
  path: '/api/admin/galleries',
  summary: 'Lists campaigns with their pictures, newest first, one page at a time.',
  operation,
  query: z.object({
    q: z.string().max(200).optional(),
    lacks: z.enum(galleryLacks).optional(),
    cursor: z.string().max(1_000).optional(),
  }),
  reply: z.object({
    items: z.array(gallery),
    next: z.string().nullable(),
    /** A search is counted up to 10,000; 10,001 means that there are more. */
    total: z.int(),
  }),
});

const ofCampaign = z.object({ campaign: id });

/** Returns a gallery. */
export const getGallery = endpoint({
  method: 'GET',
  path: '/api/admin/galleries/:campaign',
  summary: 'Returns the pictures of a campaign.',
  operation,
  params: ofCampaign,
  reply: gallery,
});

/** Saves a gallery. */
export const saveGallery = endpoint({
  method: 'PATCH',
  path: '/api/admin/galleries/:campaign',
  summary: 'Saves the pictures of a campaign, the showcase first, if they still have the given version.',
  operation,
  params: ofCampaign,
  body: z.object({ version, pictures: z.array(galleryPicture).max(20) }),
  reply: gallery,
});
