import { citySlugs } from '../campaign/cities.ts';
import { readWholeNumber } from '../text/typed-number.ts';
import {
  benefitKinds,
  type CampaignFilter,
  type CampaignFilters,
  type ChoiceFilter,
  campaignFilters,
  endingSpans,
  isChoiceFilter,
  type NumberRange,
} from './campaign-filter.ts';

/** Unvalidated filters: values comma-separated or given several times, ranges as `500-900`, `500-` or `-900`. */
export type RawFilters = { readonly [Name in CampaignFilter]?: string | readonly string[] | undefined };

/** Most values of one filter. Further values are ignored. */
export const mostFilterValues = 12;

/** Allowed values of each filter. Null means slugs, which are checked against the catalogue. */
export const filterValues: Readonly<Record<ChoiceFilter, readonly string[] | null>> = {
  category: null,
  brand: null,
  city: citySlugs,
  benefit: benefitKinds,
  fuel: ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg'],
  isElectric: ['true', 'false'],
  gearType: ['manual', 'automatic', 'semi-automatic'],
  seatingCapacity: Array.from({ length: 60 }, (_, index) => String(index + 1)),
  doorCount: Array.from({ length: 9 }, (_, index) => String(index + 1)),
  ending: endingSpans,
};

const longestNumber = 12;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestSlug = 120;

/**
 * Reads filters and normalises them: unknown values are ignored, duplicates removed, values sorted, the ends of a
 * reversed range swapped, and filters without values left out.
 */
export function readFilters(raw: RawFilters): CampaignFilters {
  const read = campaignFilters.flatMap((name) => {
    const texts = [raw[name] ?? []].flat().filter((text) => typeof text === 'string');
    const value = isChoiceFilter(name) ? readChoice(name, texts) : readRange(texts[0] ?? '');
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(read);
}

function readChoice(name: ChoiceFilter, texts: readonly string[]): readonly string[] | undefined {
  const given = new Set(texts.flatMap((text) => text.split(',', mostFilterValues * 4)));
  const known = filterValues[name];
  const values =
    known === null ? [...given].filter(isSlug).toSorted() : known.filter((value) => given.has(value));
  return values.length === 0 ? undefined : values.slice(0, mostFilterValues);
}

function isSlug(text: string): boolean {
  return text.length <= longestSlug && slugPattern.test(text);
}

function readRange(text: string): NumberRange | undefined {
  const [, from, to] = /^(\d*)-(\d*)$/.exec(text) ?? [];
  return rangeOf(readNumber(from), readNumber(to));
}

/** Returns a range with its ends in ascending order, or undefined when both ends are open. */
export function rangeOf(from: number | null, to: number | null): NumberRange | undefined {
  if (from === null && to === null) return undefined;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Reads the end of a range as typed, with or without thousands separators. Returns null when it is not a number. */
export function readNumber(text: string | null | undefined): number | null {
  const number = readWholeNumber(text ?? '');
  return number !== null && number < 10 ** longestNumber ? number : null;
}
