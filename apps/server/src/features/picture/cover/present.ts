import { createHash } from 'node:crypto';
import { coverLayouts } from '@ayrac/domain/cover/cover-layout.ts';
import { VERSION_DIGITS } from '@ayrac/domain/cover/cover-name.ts';
import { drawCover } from './draw-cover.ts';
import { HEIGHT, WIDTH } from './layouts.ts';
import { drawnThings } from './things.ts';

/** Size of every cover in pixels. */
export const coverSize = { width: WIDTH, height: HEIGHT } as const;

/** Hash of all cover drawings. Any change to them changes the version and so the address of every cover. */
export const coverVersion = createHash('sha256')
  .update(drawnThings)
  .update(
    coverLayouts
      .map((layout) => drawCover({ thing: 'sedan', layout, colour: '#0b6b68', logo: Buffer.from('logo') }))
      .join('\n'),
  )
  .digest('hex')
  .slice(0, VERSION_DIGITS);

/**
 * Hash of an example of the drawn words. Drawing it would load the fonts at each start, so that a test compares it
 * instead.
 */
export const shareWordsVersion = '2ee913a48898dab63208b3c2d08852e3ff0ec4b5840a4093fb97ea2daa4fcab0';

/** Hash of the drawing of shared pictures. Any change to it changes all their addresses. */
export const shareVersion = createHash('sha256').update(coverVersion).update(shareWordsVersion).digest('hex');
