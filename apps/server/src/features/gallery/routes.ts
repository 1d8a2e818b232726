import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { storeUpload } from '#server/features/picture/upload/writes.ts';
import { binPictures, changeFocus, restorePictures } from './change-pictures.ts';
import { findPictures, listPicturePage } from './picture-queries.ts';
import { findGallery, listGalleryPage } from './queries.ts';
import { saveGallery } from './save-gallery.ts';

export const galleryHandlers: Handlers<
  | 'binPictures'
  | 'changeFocus'
  | 'getGallery'
  | 'getPicture'
  | 'listGalleries'
  | 'listPictures'
  | 'restorePictures'
  | 'saveGallery'
  | 'storeUpload'
> = {
  listPictures: ({ db, now }, { query }) => listPicturePage(db, query, now),

  async getPicture({ db }, { params }) {
    const [found] = await findPictures(db, [params.hash]);
    if (found === undefined) throw new RefusalError('not-found');
    return found;
  },

  async storeUpload(context, { body }) {
    const hash = await storeUpload(context, body.upload);
    const [stored] = await findPictures(context.db, [hash]);
    if (stored === undefined) throw new RefusalError('not-found');
    return stored;
  },

  changeFocus: (context, { params, body }) => changeFocus(context, { ...params, ...body }),

  async binPictures(context, { body }) {
    return { done: [...(await binPictures(context, body.hashes))] };
  },

  async restorePictures(context, { body }) {
    return { done: [...(await restorePictures(context, body.hashes))] };
  },

  listGalleries: ({ db }, { query }) => listGalleryPage(db, query),

  async getGallery({ db }, { params }) {
    const found = await findGallery(db, params.campaign);
    if (found === undefined) throw new RefusalError('not-found');
    return found;
  },

  saveGallery: (context, { params, body }) => saveGallery(context, { campaignId: params.campaign, ...body }),
};
