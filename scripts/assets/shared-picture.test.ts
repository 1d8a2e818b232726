import { locales } from '@ayrac/domain/text/locale.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawSharedPicture } from './shared-picture.ts';

const greysOf = (picture: string | Buffer) => sharp(picture).greyscale().raw().toBuffer();

it.each(locales)('the picture of shared pages shows the current slogan in %s', async (locale) => {
  const drawn = await greysOf(Buffer.from(await drawSharedPicture(locale)));
  const stored = await greysOf(`apps/web/public/share-${locale}.png`);
  // The stored picture has a palette, which changes some shades a little.
  const differing = drawn.filter((grey, at) => Math.abs(grey - (stored[at] ?? 0)) > 40).length;
  expect(differing, 'node scripts/assets/draw-app-pictures.ts draws it again').toBeLessThan(100);
});
