import { shareSize } from '@ayrac/domain/campaign/picture-address.ts';
import type { Cover } from '@ayrac/domain/cover/cover-name.ts';
import { cropOf, type Focus } from '@ayrac/domain/picture/focus.ts';
import { sharp } from '#server/files/limited-sharp.ts';
import { drawBesideWords } from './cover/draw-cover.ts';
import { drawShareWords, SHARE_PICTURE, type ShareWords } from './cover/draw-share.ts';
import { PIXEL_LIMIT } from './draw-variant.ts';

/** Picture beside the text: a stored picture or a cover. */
export type SharedPicture = { readonly cover: Cover } | { readonly bytes: Buffer; readonly focus: Focus };

/** Renders the picture that represents a campaign where it is shared: its picture and its offer in words. */
export async function drawSharePicture(picture: SharedPicture, words: ShareWords): Promise<Buffer> {
  const { width, height } = shareSize;
  const beside = await ('cover' in picture
    ? sharp(Buffer.from(drawBesideWords(picture.cover, SHARE_PICTURE)))
        .png()
        .toBuffer()
    : cutBesideWords(picture));
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      { input: Buffer.from(drawShareWords(words)), left: 0, top: 0 },
      { input: beside, left: SHARE_PICTURE.x, top: 0 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function cutBesideWords({ bytes, focus }: { readonly bytes: Buffer; readonly focus: Focus }) {
  const { width, height } = SHARE_PICTURE;
  const upright = sharp(bytes, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' }).rotate();
  const { autoOrient } = await upright.metadata();
  const cut = upright.extract(cropOf(autoOrient, width / height, focus));
  return cut.resize({ width, height, fit: 'cover' }).flatten({ background: '#ffffff' }).png().toBuffer();
}
