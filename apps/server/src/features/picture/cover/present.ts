import { createHash } from 'node:crypto';
import { coverLayouts } from '@ayrac/domain/cover/cover-layout.ts';
import { VERSION_DIGITS } from '@ayrac/domain/cover/cover-name.ts';
import { drawCover } from './draw-cover.ts';
import { drawShareWords } from './draw-share.ts';
import { HEIGHT, WIDTH } from './layouts.ts';
import { drawnThings } from './things.ts';

/** Size of every cover in pixels. */
export const coverSize = { width: WIDTH, height: HEIGHT } as const;

/** Hash of all cover drawings. Any change to them changes the version and so the address of every cover. */
export const coverVersion = createHash('sha256')
  .update(drawnThings)
  .update(
    coverLayouts
      .map((layout) => drawCover({ thing: 'sedan', layout, colour: '#0b6b68', mark: Buffer.from('mark') }))
      .join('\n'),
  )
  .digest('hex')
  .slice(0, VERSION_DIGITS);

/** Hash of the drawing of shared pictures. Any change to it changes all their addresses. */
export const shareVersion = createHash('sha256')
  .update(coverVersion)
  .update(
    drawShareWords({
      brand: 'Škoda, Citroën ve benzeri markaların yetkili satıcıları',
      title:
        'Uzun bir örnek: başlık dört satır eder, sığmayan kelimeler kesilir ve yerlerine üç nokta konur, hepsi bu',
      figure: { before: 'Fiyat', value: '₺1.234', after: '12 ay' },
      end: '20.11.2026',
    }),
  )
  .digest('hex');
