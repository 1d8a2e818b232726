import { citySlugs } from '../campaign/cities.ts';
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

/** Filters as they arrive: values joined by commas or given several times, ranges as `500-900`, `500-` or `-900`. */
export type RawFilters = { readonly [Name in CampaignFilter]?: string | readonly string[] | undefined };

/** The values of a filter at most; what is beyond them is ignored. */
export const mostFilterValues = 12;

/** The values that a filter knows; null where they are slugs, which the catalogue knows. */
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
 * Reads filters in one form however they were written: unknown values are ignored, known ones stand once and in a
 * fixed order, a range that is upside down is turned, and a filter without a value is left out.
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

/** A range from its two ends, whichever is the lower; undefined when both are open. */
export function rangeOf(from: number | null, to: number | null): NumberRange | undefined {
  if (from === null && to === null) return undefined;
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

/** Reads an end of a range as people type it, with or without thousand separators; null when it is no number. */
export function readNumber(text: string | null | undefined): number | null {
  const digits = (text ?? '').replace(/[\s.,₺]/g, '');
  return /^\d+$/.test(digits) && digits.length <= longestNumber ? Number(digits) : null;
}
