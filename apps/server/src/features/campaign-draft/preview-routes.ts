import { sharePictureAddress } from '@ayrac/domain/campaign/picture-address.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { type Handlers, RawReply } from '#server/api/handler.ts';
import { showPreview } from './show-preview.ts';

export const previewHandlers: Handlers<'openPreview' | 'getPreviewPicture'> = {
  openPreview: (context, { body }) => showPreview(context, body.token),

  async getPreviewPicture(context, { params }) {
    const { campaign } = await showPreview(context, params.token);
    if (campaign.picture === null) throw new RefusalError('not-found');
    const location = sharePictureAddress(campaign.picture.hash);
    return new RawReply({ status: 302, headers: { location, 'cache-control': 'no-store' } });
  },
};
