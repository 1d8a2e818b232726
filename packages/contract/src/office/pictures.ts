import { galleryLacks, pictureStates } from '@ayrac/domain/picture/picture-lists.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../values.ts';

/** The name of a picture's content. */
export const pictureHash = z.string().regex(/^[0-9a-f]{20}$/);

const part = z.number().min(0).max(1);
/** Around which point a picture is cut, from its left and upper edge. */
export const focus = z.object({ x: part, y: part });
const version = z.int().min(1).max(2_147_483_647);
const operation = 'manage-pictures';

/** What a picture is, whoever shows it. */
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
/** What shows a picture. */
export type PictureUse = z.infer<typeof use>;

const officePicture = z.object({
  ...pictureBasis,
  /** Of the file that is kept. */
  bytes: z.int(),
  /** As whoever uploaded it had called it. */
  fileName: z.string().nullable(),
  uploadedAt: instant,
  /** A username; null where the picture was drawn. */
  uploadedBy: z.string().nullable(),
  uses: z.array(use),
  binnedAt: instant.nullable(),
});
/** A picture as the office lists it. */
export type OfficePicture = z.infer<typeof officePicture>;

/** The pictures. */
export const listPictures = endpoint({
  method: 'GET',
  path: '/api/admin/pictures',
  summary: 'A page of the pictures, the newest first, with what shows each.',
  operation,
  query: z.object({
    q: z.string().max(200).optional(),
    /** `unused`: nothing names them, and they are older than a day. */
    state: z.enum(pictureStates).optional(),
    cursor: z.string().max(1_000).optional(),
  }),
  reply: z.object({ items: z.array(officePicture), next: z.string().nullable(), total: z.int() }),
});

/** One picture. */
export const getPicture = endpoint({
  method: 'GET',
  path: '/api/admin/pictures/:hash',
  summary: 'A picture with what shows it, also from the bin.',
  operation,
  params: z.object({ hash: pictureHash }),
  reply: officePicture,
});

/** Makes a picture of what was uploaded. */
export const storeUpload = endpoint({
  method: 'POST',
  path: '/api/admin/pictures',
  summary: 'Makes a picture of a file that was uploaded whole; may be repeated.',
  operation,
  body: z.object({ upload: z.string().max(100) }),
  reply: officePicture,
  timeoutMs: 60_000,
  isLong: true,
});

/** Moves the point that no crop may lose. */
export const changeFocus = endpoint({
  method: 'PATCH',
  path: '/api/admin/pictures/:hash',
  summary: 'Sets around which point a picture is cut, if it still has the version that is named.',
  operation,
  params: z.object({ hash: pictureHash }),
  body: z.object({ version, focus }),
  reply: officePicture,
});

const some = z.object({ hashes: z.array(pictureHash).min(1).max(500) });
const done = z.object({ done: z.array(pictureHash) });

/** Puts pictures into the bin, from where they go after thirty days. */
export const binPictures = endpoint({
  method: 'POST',
  path: '/api/admin/pictures/bin',
  summary: 'Puts pictures that nothing shows into the bin; one that is shown is a refusal.',
  operation,
  body: some,
  reply: done,
});

/** Takes pictures out of the bin. */
export const restorePictures = endpoint({
  method: 'POST',
  path: '/api/admin/pictures/restore',
  summary: 'Takes pictures out of the bin.',
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
  /** Counts the writes of the gallery. */
  version,
  /** The showcase first. */
  pictures: z.array(
    galleryPicture.extend({ picture: z.object(pictureBasis), english: z.object(pictureBasis).nullable() }),
  ),
});
/** The pictures of a campaign. */
export type Gallery = z.infer<typeof gallery>;

/** The galleries. */
export const listGalleries = endpoint({
  method: 'GET',
  path: '/api/admin/galleries',
  summary: 'A page of the campaigns with their pictures, the newest first.',
  operation,
  query: z.object({
    q: z.string().max(200).optional(),
    lacks: z.enum(galleryLacks).optional(),
    cursor: z.string().max(1_000).optional(),
  }),
  reply: z.object({ items: z.array(gallery), next: z.string().nullable(), total: z.int() }),
});

const ofCampaign = z.object({ campaign: id });

/** One gallery. */
export const getGallery = endpoint({
  method: 'GET',
  path: '/api/admin/galleries/:campaign',
  summary: 'The pictures of a campaign.',
  operation,
  params: ofCampaign,
  reply: gallery,
});

/** Writes a gallery. */
export const saveGallery = endpoint({
  method: 'PATCH',
  path: '/api/admin/galleries/:campaign',
  summary:
    'Writes the pictures of a campaign, the showcase first, if they still have the version that is named.',
  operation,
  params: ofCampaign,
  body: z.object({ version, pictures: z.array(galleryPicture).max(20) }),
  reply: gallery,
});
