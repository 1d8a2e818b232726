import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawShareWords, SHARE_PICTURE } from './draw-share.ts';
import { shareWordsVersion } from './present.ts';
import { measure, readable, within } from './typeset.ts';

const EDGE = 56;
const long = 'Yetkili Satıcıları ve Servisleri Anonim Şirketi İstanbul Avcılar Şubesi';
const words = { brand: 'Iğdır Oto', title: 'Kış bakımı', figure: null, end: '' };

/** Returns the font sizes of all lines below the logo, in pixels. */
function sizesOf(svg: string): readonly number[] {
  return [...svg.matchAll(/<path transform="translate\([^)]*\) scale\(([\d.]+)\)"/g)].map(
    ([, scale]) => 1000 * Number(scale),
  );
}

describe('words of a shared picture', () => {
  it.each([
    ['a long brand', { brand: long }],
    ['a long title', { title: `${long}, ${long}` }],
    ['a title of one long word', { title: long.replaceAll(' ', '') }],
  ])('are never too small to read, not with %s', (_what, changed) => {
    expect(Math.min(...sizesOf(drawShareWords({ ...words, ...changed })))).toBeGreaterThanOrEqual(22);
  });

  it('end long titles after a word, with an ellipsis', () => {
    const title = `${'kampanya '.repeat(12)}bilinmezlik`;
    expect(drawShareWords({ ...words, title })).toBe(
      drawShareWords({ ...words, title: `${'kampanya '.repeat(12).trim()}…` }),
    );
  });

  it('have the version of their drawing, which is part of the addresses', () => {
    const example = drawShareWords({
      brand: 'Škoda, Citroën ve benzeri markaların yetkili satıcıları',
      title:
        'Uzun bir örnek: başlık dört satır eder, sığmayan kelimeler kesilir ve yerlerine üç nokta konur, hepsi bu',
      figure: { before: 'Fiyat', value: '₺1.234', after: '12 ay' },
      end: '20.11.2026',
    });
    expect(createHash('sha256').update(example).digest('hex')).toBe(shareWordsVersion);
  });
});

describe('line of a drawn text', () => {
  it.each([...'Citroën Škoda L’Oréal Lancôme Hermès Łódź Ørsted'.replaceAll(' ', '')])(
    'has the letter %s',
    (letter) => {
      expect(measure(letter, 600, 100)).toBeGreaterThan(10);
    },
  );

  it.each([
    ['🎁 Hediye 🎁', 'Hediye'],
    ['bir 🎁 hediye', 'bir hediye'],
    ['Nguyễn', 'Nguyen'],
    ['Şişli'.normalize('NFD'), 'Şişli'],
    ['a\u0000b\u202ec', 'abc'],
    ['語', ''],
  ])('of “%s” is “%s” in the letters of the typeface', (text, shown) => {
    expect(readable(text, 600)).toBe(shown);
  });

  it('is cut only where it is too wide', () => {
    const width = SHARE_PICTURE.x - 2 * EDGE;
    expect(within('Kış bakımı', 600, width, 30)).toBe('Kış bakımı');
    const cut = within(long, 600, width, 30);
    expect(cut).toMatch(/^Yetkili .+…$/);
    expect(measure(cut, 600, 30)).toBeLessThanOrEqual(width);
  });
});
