import { recogniseColumns } from '@ayrac/domain/import/column-mapping.ts';
import { type ImportKind, importKinds } from '@ayrac/domain/import/import-state.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { describe, expect, it } from 'vitest';
import { importNames } from './import-titles.ts';

describe('titles of imported columns', () => {
  it.each<readonly [ImportKind, Readonly<Record<string, string | null>>]>([
    [
      'campaigns',
      {
        Anahtar: 'key',
        'FİRMA ADI': 'brandId',
        Grup: 'categoryId',
        'Kampanya başlığı': 'title',
        Fırsat: 'discount',
        'Etiket fiyatı (TL)': 'listPrice',
        'Kampanyalı Fiyat': 'campaignPrice',
        'Son geçerlilik tarihi': 'endAt',
        Detaylar: 'description',
        Şartlar: 'conditions',
        Şanzıman: 'gearType',
        Link: 'campaignUrl',
      },
    ],
    ['campaigns', { 'Ürün grubu': 'categoryId', Marka: 'brandId', 'Kampanya Kodu': 'key' }],
    ['campaigns', { Category: 'categoryId', Group: null }],
    ['brands', { Firma: 'name', 'İnternet sitesi': 'brandUrl', Aktif: 'isActive' }],
    ['categories', { 'Grup adı': 'name', 'Ana grup': 'parentId', İkon: 'icon' }],
    ['rates', { 'Banka adı': 'bank', 'Kredi tipi': 'loanType', 'Başlangıç tarihi': 'from' }],
  ])('of %s are those of spreadsheets: %j', (kind, fields) => {
    expect(recogniseColumns(Object.keys(fields), importNames(kind))).toEqual(Object.values(fields));
  });

  it.each(importKinds)('of %s name one field each', (kind) => {
    const titles = Object.entries(importNames(kind)).flatMap(([field, called]) =>
      [...new Set(called.map(foldTurkish))].map((title) => ({ field, title })),
    );
    const repeated = titles.filter(({ field, title }) =>
      titles.some((other) => other.title === title && other.field !== field),
    );
    expect(repeated).toEqual([]);
  });
});
