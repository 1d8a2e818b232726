import { foldTitle, foldWithoutRemarks, recogniseColumns } from '@ayrac/domain/import/column-mapping.ts';
import { type ImportKind, importKinds } from '@ayrac/domain/import/import-state.ts';
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
    // The number of people also describes hotels and tours, which are no vehicles.
    ['campaigns', { 'Kişi sayısı': null }],
    ['brands', { Firma: 'name', 'İnternet sitesi': 'brandUrl', Aktif: 'isActive' }],
    ['categories', { 'Grup adı': 'name', 'Ana grup': 'parentId', İkon: 'icon' }],
    ['rates', { 'Banka adı': 'bank', 'Kredi tipi': 'loanType', 'Başlangıç tarihi': 'from' }],
  ])('of %s are those of spreadsheets: %j', (kind, fields) => {
    expect(recogniseColumns(Object.keys(fields), importNames(kind))).toEqual(Object.values(fields));
  });

  it.each(importKinds)('of %s name one field each', (kind) => {
    expect(sharedTitles(kind, foldTitle)).toEqual([]);
  });

  it.each(importKinds)('of %s without remarks are shared by a text and its English one at most', (kind) => {
    const shared = sharedTitles(kind, foldWithoutRemarks);
    expect(shared.filter(([text, english, ...more]) => more.length > 0 || english !== `${text}En`)).toEqual(
      [],
    );
  });
});

/** Returns the groups of fields that have a title in common. */
function sharedTitles(kind: ImportKind, fold: (title: string) => string): readonly (readonly string[])[] {
  const titles = Object.entries(importNames(kind)).flatMap(([field, called]) =>
    [...new Set([field, ...called].map(fold))].map((title) => ({ field, title })),
  );
  const groups = [...Map.groupBy(titles, ({ title }) => title).values()];
  return groups.filter(({ length }) => length > 1).map((group) => group.map(({ field }) => field));
}
