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
  ])('turns %j into %j', (text, folded) => {
    expect(foldTurkish(text)).toBe(folded);
  });

  it.each(['İĞÜŞÖÇ ığüşöç', 'ẞ Æ ™ ½ ﬁ', 'Ünïcödé'])('leaves the folded form of %j as it is', (text) => {
    expect(foldTurkish(foldTurkish(text))).toBe(foldTurkish(text));
  });

  it('folds composed and decomposed spellings alike', () => {
    expect(foldTurkish('Çağdaş Şirket'.normalize('NFD'))).toBe(foldTurkish('Çağdaş Şirket'.normalize('NFC')));
  });

  it('folds a very long text', () => {
    expect(foldTurkish('Şğ '.repeat(50_000))).toHaveLength(149_999);
  });
});

it.each([
  ['IŞIK', 'ışık'],
  ['İSTANBUL', 'istanbul'],
])('lowers %s for the screen as %s', (text, lowered) => {
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

  it('puts numbers in the order of their values', () => {
    const items = [{ name: '10 taksit' }, { name: '9 taksit' }];
    expect(sortByTurkish(items, (item) => item.name)).toEqual([{ name: '9 taksit' }, { name: '10 taksit' }]);
    expect(items[0]).toEqual({ name: '10 taksit' });
  });
});

describe('a sort key', () => {
  it('orders names byte by byte as the Turkish alphabet does', () => {
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

  it('is the same for one name, however it is composed', () => {
    expect(turkishSortKey('C\u0327am ')).toBe(turkishSortKey('çam'));
  });
});
