import {
  type CampaignFilter,
  type CampaignFilters,
  type ChoiceFilter,
  campaignFilters,
  isChoiceFilter,
  type RangeFilter,
  writeFilters,
} from './campaign-filter.ts';

/** Names of the filters' query parameters. */
export const filterParameters: Readonly<Record<CampaignFilter, string>> = {
  category: 'kategori',
  brand: 'marka',
  price: 'fiyat',
  city: 'sehir',
  benefit: 'avantaj',
  discount: 'indirim',
  fuel: 'yakit',
  isElectric: 'elektrikli',
  gearType: 'vites',
  modelYear: 'yil',
  range: 'menzil',
  batteryCapacity: 'batarya',
  seatingCapacity: 'koltuk',
  doorCount: 'kapi',
  ending: 'donem',
};

/** Names of filter values in URLs. Values that are not listed, slugs and numbers, are the same there. */
export const valueNames: { readonly [Name in ChoiceFilter]?: Readonly<Record<string, string>> } = {
  benefit: {
    'percent-off': 'indirim',
    'lower-price': 'dusen-fiyat',
    'zero-interest': 'faizsiz',
    loan: 'kredi',
    installments: 'taksit',
  },
  fuel: {
    petrol: 'benzin',
    diesel: 'dizel',
    hybrid: 'hibrit',
    'plug-in-hybrid': 'sarjli-hibrit',
    electric: 'elektrik',
    lpg: 'lpg',
  },
  isElectric: { true: 'evet', false: 'hayir' },
  gearType: { manual: 'manuel', automatic: 'otomatik', 'semi-automatic': 'yari-otomatik' },
  ending: { 'last-day': 'son-gun', 'last-week': 'son-gunler' },
};

/** Returns the names of the two form fields of a range filter. */
export function rangeFieldNames(name: RangeFilter): { readonly from: string; readonly to: string } {
  const parameter = filterParameters[name];
  return { from: `${parameter}-en-az`, to: `${parameter}-en-cok` };
}

/** Returns the value of a filter as written in URLs. */
export function addressValue(name: ChoiceFilter, value: string): string {
  return valueNames[name]?.[value] ?? value;
}

/** Writes filters as query parameters in a fixed order. The values need no escaping. */
export function writeFilterAddress(filters: CampaignFilters): (readonly [name: string, value: string])[] {
  const written = writeFilters(filters);
  return campaignFilters.flatMap((name) => {
    const text = written[name];
    if (text === undefined) return [];
    const values = isChoiceFilter(name) ? text.split(',').map((value) => addressValue(name, value)) : [text];
    return [[filterParameters[name], values.join(',')] as const];
  });
}
