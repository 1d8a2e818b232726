import { describe, expect, it } from 'vitest';
import { ALT_LIMIT, altTextProblems, MOST_PICTURES, missingAltTexts, readGallery } from './gallery.ts';

const picture = (hash: string, alt = 'Kırmızı otomobil', altEn = 'A red car') => ({
  hash,
  hashEn: null,
  alt,
  altEn,
});

describe('gap in a gallery before publication', () => {
  it.each([
    ['nothing, where there is no picture', [], []],
    ['nothing, where all is said', [picture('a')], []],
    ['the English text', [picture('a'), picture('b', 'Mavi', '')], [{ place: 1, language: 'en' }]],
    [
      'both, also with only spaces',
      [picture('a', ' ', '\n')],
      [
        { place: 0, language: 'tr' },
        { place: 0, language: 'en' },
      ],
    ],
  ])('is %s', (_case, gallery, missing) => {
    expect(missingAltTexts(gallery)).toEqual(missing);
  });
});

it('names the field of each missing text', () => {
  expect(altTextProblems([picture('a', ''), picture('b'), picture('c', '', '')])).toEqual({
    'pictures.0.alt': 'required',
    'pictures.2.alt': 'required',
    'pictures.2.altEn': 'required',
  });
});

describe('sent gallery', () => {
  it('keeps its order, with normalised texts', () => {
    const sent = [picture('b', '  Kırmızı\n otomobil ', ''), picture('a')];
    expect(readGallery(sent)).toEqual({
      kind: 'ok',
      value: [picture('b', 'Kırmızı otomobil', ''), picture('a')],
    });
  });

  it('is refused with its errors', () => {
    const long = 'ş'.repeat(ALT_LIMIT + 1);
    expect(readGallery([picture('a'), picture('a', long)])).toEqual({
      kind: 'invalid',
      fields: { 'pictures.1.hash': 'taken', 'pictures.1.alt': 'too-long' },
    });
    const many = Array.from({ length: MOST_PICTURES + 1 }, (_, place) => picture(String(place)));
    expect(readGallery(many)).toEqual({ kind: 'invalid', fields: { pictures: 'too-long' } });
  });
});
