import { createHash } from 'node:crypto';
import { coverLayouts } from '@ayrac/domain/cover/cover-layout.ts';
import { VERSION_DIGITS } from '@ayrac/domain/cover/cover-name.ts';
import { drawCover } from './draw-cover.ts';
import { HEIGHT, WIDTH } from './layouts.ts';
import { drawnThings } from './things.ts';

/** The size of every cover, in pixels. */
export const coverSize = { width: WIDTH, height: HEIGHT } as const;

/** Names these drawings: whatever changes in them changes it, and with it every address of a cover. */
export const coverVersion = createHash('sha256')
  .update(drawnThings)
  .update(
    coverLayouts
      .map((layout) => drawCover({ thing: 'sedan', layout, colour: '#0b6b68', mark: Buffer.from('mark') }))
      .join('\n'),
  )
  .digest('hex')
  .slice(0, VERSION_DIGITS);
