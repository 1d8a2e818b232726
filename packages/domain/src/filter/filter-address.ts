import {
  type CampaignFilter,
  type CampaignFilters,
  type ChoiceFilter,
  campaignFilters,
  isChoiceFilter,
  type RangeFilter,
  writeFilters,
} from './campaign-filter.ts';

/** The name that each filter has in an address. */
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

/** The names of values in an address; those that are not here are the same there: slugs and numbers. */
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

/** The names of the two fields in which a form asks for a range. */
export function rangeFieldNames(name: RangeFilter): { readonly from: string; readonly to: string } {
  const parameter = filterParameters[name];
  return { from: `${parameter}-en-az`, to: `${parameter}-en-cok` };
}

/** A value of a filter as it stands in an address. */
export function addressValue(name: ChoiceFilter, value: string): string {
  return valueNames[name]?.[value] ?? value;
}

/** Writes filters as parameters of an address, in one order; the values need no escaping. */
export function writeFilterAddress(filters: CampaignFilters): (readonly [name: string, value: string])[] {
  const written = writeFilters(filters);
  return campaignFilters.flatMap((name) => {
    const text = written[name];
    if (text === undefined) return [];
    const values = isChoiceFilter(name) ? text.split(',').map((value) => addressValue(name, value)) : [text];
    return [[filterParameters[name], values.join(',')] as const];
  });
}
