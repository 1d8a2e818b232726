import { describe, expect, it } from 'vitest';
import { compareTurkish, foldTurkish, lowerTurkish, sortByTurkish, turkishSortKey } from './turkish.ts';

describe('folding', () => {
  it.each([
    ['İ I ı i', 'i i i i'],
    ['SİGORTA', 'sigorta'],
    ['I\u0307STANBUL', 'istanbul'],
    ['ISPARTA', 'isparta'],
    ['Kampanyalı', 'kampanyali'],
    ['ŞşĞğÜüÖöÇç', 'ssgguuoocc'],
    ['Kâr payı, îmâl, sükûnet', 'kar payi imal sukunet'],
    ["  Türkiye'nin   %50 İNDİRİMİ!!  ", 'turkiye nin 50 indirimi'],
    ['Beyaz-Eşya/Mobilya', 'beyaz esya mobilya'],
    ['Café Straße Øresund Łódź', 'cafe strasse oresund lodz'],
    ['kredi\u00a0kartı\n\t\u202f7/24', 'kredi karti 7 24'],
    ['Кредит', 'кредит'],
    ['🎉🎉', ''],
    ['', ''],
    ['   ', ''],
  ])('converts %j to %j', (text, folded) => {
    expect(foldTurkish(text)).toBe(folded);
  });

  it.each(['İĞÜŞÖÇ ığüşöç', 'ẞ Æ ™ ½ ﬁ', 'Ünïcödé'])('keeps the folded form of %j', (text) => {
    expect(foldTurkish(foldTurkish(text))).toBe(foldTurkish(text));
  });

  it('is equal for composed and decomposed spellings', () => {
    expect(foldTurkish('Çağdaş Şirket'.normalize('NFD'))).toBe(foldTurkish('Çağdaş Şirket'.normalize('NFC')));
  });

  it('handles a very long text', () => {
    expect(foldTurkish('Şğ '.repeat(50_000))).toHaveLength(149_999);
  });
});

it.each([
  ['IŞIK', 'ışık'],
  ['İSTANBUL', 'istanbul'],
])('lowers %s for display as %s', (text, lowered) => {
  expect(lowerTurkish(text)).toBe(lowered);
});

describe('sorting', () => {
  it('follows the Turkish alphabet', () => {
    const names = ['Zara', 'İpek', 'Irmak', 'Çınar', 'Cem', 'Şok', 'Sude', 'Ülker', 'Uzay', 'Özge', 'Oya'];
    expect(names.toSorted(compareTurkish)).toEqual([
      'Cem',
      'Çınar',
      'Irmak',
      'İpek',
      'Oya',
      'Özge',
      'Sude',
      'Şok',
      'Uzay',
      'Ülker',
      'Zara',
    ]);
  });

  it('compares numbers by value', () => {
    const items = [{ name: '10 taksit' }, { name: '9 taksit' }];
    expect(sortByTurkish(items, (item) => item.name)).toEqual([{ name: '9 taksit' }, { name: '10 taksit' }]);
    expect(items[0]).toEqual({ name: '10 taksit' });
  });
});

describe('sort key', () => {
  it('compares byte by byte in Turkish alphabetical order', () => {
    const names = [
      ...[
        'Ağaç',
        'Araç',
        'Cam',
        'Czerny',
        'Çam',
        'Çiçek',
        'Dağ',
        'Gaz',
        'Ğ',
        'Hızır',
        'Iğdır',
        'Izgara',
        'İade',
      ],
      ...['İzmir', 'Jale', 'Ocak', 'Öç', 'Pil', 'Sap', 'Szabo', 'Şap', 'Tuz', 'Ulu', 'Ülke', 'Van', 'Zil'],
    ];
    const byBytes = (one: string, other: string) => (turkishSortKey(one) < turkishSortKey(other) ? -1 : 1);
    expect(names.toReversed().toSorted(byBytes)).toEqual(names);
    expect(names.toSorted(compareTurkish)).toEqual(names);
  });

  it('is equal for composed and decomposed spellings', () => {
    expect(turkishSortKey('C\u0327am ')).toBe(turkishSortKey('çam'));
  });
});
