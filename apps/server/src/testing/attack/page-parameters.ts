import { endpoints } from '@ayrac/contract/endpoints.ts';
import { campaignFilters, rangeFilters } from '@ayrac/domain/filter/campaign-filter.ts';
import { filterParameters, rangeFieldNames } from '@ayrac/domain/filter/filter-address.ts';
import { z } from 'zod';

/** Meaningful values by query parameter. */
export const pageParameters: readonly (readonly [name: string, values: readonly string[]])[] = [
  ['sayfa', ['1', '2', '40', '41']],
  ['siralama', ['yeni', 'indirim', 'cok-istenen', 'fiyat']],
  ['donem', ['son-gun', 'son-gun,son-gunler']],
  ['q', ['oto', 'sigrta', 'kredi kartı']],
  ['tur', ['ihtiyac', 'tasit', 'konut']],
  ['tutar', ['100000', '1.000.000', '9000000']],
  ['vade', ['12', '36', '120']],
  ['ilk-konut', ['evet']],
  ['deger', ['2000000']],
  ['banka', ['x']],
  ['duzenle', ['1']],
  ['kod', ['x', 'a.b.c']],
  ['hakkinda', ['hatirlatma']],
  ['donus', ['/profile', '//example.com', 'https://example.com']],
  ['durum', ['uye-olundu', 'sifre-yenilendi', 'davet-kabul']],
  ['_routes', ['root', 'x']],
  ...campaignFilters.map(
    (filter) => [filterParameters[filter], ['elektrik,hibrit', 'evet', '5-', '5-10']] as const,
  ),
  ...rangeFilters
    .flatMap((filter) => Object.values(rangeFieldNames(filter)))
    .map((name) => [name, ['1', '1000000']] as const),
];

/** Names of form fields: those of the calls' bodies, and those that forms add themselves. */
export const fieldNames: readonly string[] = [
  ...new Set([
    ...['made', 'action', 'step', 'brand', 'campaign'],
    ...Object.values(endpoints).flatMap((shape) =>
      'body' in shape && shape.body instanceof z.ZodObject ? Object.keys(shape.body.shape) : [],
    ),
  ]),
];
