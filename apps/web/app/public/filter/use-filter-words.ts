import { useLocale } from '@ayrac/browser/locale.ts';
import { type ScreenPhrases, useScreenPhrases } from '@ayrac/browser/phrases.tsx';
import type { Facet } from '@ayrac/contract/filter.ts';
import type { ChoiceFilter, RangeFilter } from '@ayrac/domain/filter/campaign-filter.ts';
import { formatCount, formatMoney, formatPercent } from '@ayrac/domain/text/format.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';

type Words = ScreenPhrases['filter'];
type ChoiceValue = Extract<Facet, { kind: 'choice' }>['values'][number];
type Range = Extract<Facet, { kind: 'range' }>;

/** A selected filter value in words. */
export interface ChosenThing {
  readonly name: Facet['name'];
  /** Absent for a range. */
  readonly value?: string;
  readonly label: string;
}

/** Returns the names of filters and their values in the page's language. */
export function useFilterWords() {
  const words = useScreenPhrases('filter');
  const locale = useLocale();
  return {
    words,
    valueLabel: (name: ChoiceFilter, { value, label }: ChoiceValue) => label ?? nameOf(words, name, value),
    chosenThings: (facets: readonly Facet[]) => facets.flatMap((facet) => thingsOf(words, locale, facet)),
  };
}

function nameOf(words: Words, name: ChoiceFilter, value: string): string {
  const named: { readonly [Name in ChoiceFilter]?: Readonly<Record<string, string>> } = {
    benefit: words.benefits,
    fuel: words.fuels,
    gearType: words.gears,
    isElectric: words.electric,
    ending: words.endings,
  };
  if (name === 'seatingCapacity') return words.seats({ count: value });
  if (name === 'doorCount') return words.doors({ count: value });
  return named[name]?.[value] ?? value;
}

function thingsOf(words: Words, locale: Locale, facet: Facet): ChosenThing[] {
  if (facet.kind === 'range') return rangeThing(words, locale, facet);
  const { name, values } = facet;
  return values
    .filter(({ isChosen }) => isChosen)
    .map(({ value, label }) => ({ name, value, label: label ?? nameOf(words, name, value) }));
}

function rangeThing(words: Words, locale: Locale, { name, from, to }: Range): ChosenThing[] {
  const figure = (end: number) => formatEnd(name, end, locale);
  const own = words.rangeNames[name];
  if (from !== null && to !== null) {
    return [{ name, label: words.between({ name: own, from: figure(from), to: figure(to) }) }];
  }
  if (from !== null) return [{ name, label: words.from({ name: own, from: figure(from) }) }];
  return to === null ? [] : [{ name, label: words.to({ name: own, to: figure(to) }) }];
}

function formatEnd(name: RangeFilter, end: number, locale: Locale): string {
  switch (name) {
    case 'price':
      return formatMoney(end, locale, { trimWhole: true });
    case 'discount':
      return formatPercent(end, locale);
    case 'modelYear':
      return String(end);
    case 'range':
      return `${formatCount(end, locale)} km`;
    case 'batteryCapacity':
      return `${formatCount(end, locale)} kWh`;
  }
}
