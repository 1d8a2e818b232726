import { expect, it } from 'vitest';
import { keepFigures } from './keep-figures.ts';

it.each([
  ['Gençlere ilk telefon: 9 taksit', 'Gençlere ilk telefon: 9~taksit'],
  ['Az kullanan büyüklere 8 GB, %10 daha uygun hat', 'Az kullanan büyüklere 8~GB, %10~daha uygun hat'],
  ['birlikte 3 yıl saklanır', 'birlikte 3~yıl saklanır'],
  ['3 karşılaştırma', '3 karşılaştırma'],
  // Too wide together for a card in large type.
  ['sneakerlar ₺400 indirime', 'sneakerlar ₺400 indirime'],
  ['Kuvarsel K9 256 GB', 'Kuvarsel K9 256~GB'],
  ['taksit 9', 'taksit 9'],
])('%s', (text, kept) => {
  expect(keepFigures(text).replaceAll('\u00a0', '~')).toBe(kept);
});
