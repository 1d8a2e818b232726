import {
  type CampaignFilter,
  type CampaignFilters,
  type ChoiceFilter,
  campaignFilters,
  isChoiceFilter,
  type RangeFilter,
  rangeFilters,
  writeRange,
} from './campaign-filter.ts';
import { filterParameters, rangeFieldNames, valueNames } from './filter-address.ts';
import { type RawFilters, rangeOf, readFilters, readNumber } from './read-filters.ts';

/** Reads the filters from the query of a URL. A URL written by the filter form may contain a filter several times. */
export function readFilterAddress(query: URLSearchParams): CampaignFilters {
  const raw: { [Name in CampaignFilter]?: string | string[] } = {};
  for (const name of campaignFilters) {
    const given = query.getAll(filterParameters[name]);
    if (isChoiceFilter(name)) raw[name] = given.flatMap((text) => text.split(',')).map(ownValue(name));
    else raw[name] = rangeOfForm(query, name) ?? given[0] ?? '';
  }
  return readFilters(raw satisfies RawFilters);
}

function ownValue(name: ChoiceFilter): (written: string) => string {
  const names = valueNames[name];
  if (names === undefined) return (written) => written;
  const own = new Map(Object.entries(names).map(([value, written]) => [written, value]));
  return (written) => own.get(written) ?? '';
}

function rangeOfForm(query: URLSearchParams, name: RangeFilter): string | undefined {
  const fields = rangeFieldNames(name);
  const range = rangeOf(readNumber(query.get(fields.from)), readNumber(query.get(fields.to)));
  return range && writeRange(range);
}

/** Returns the names of the range fields whose text is not a number. */
export function unreadableFields(query: URLSearchParams): readonly string[] {
  return [...rangeFields].filter((name) => {
    const text = query.get(name)?.trim() ?? '';
    return text !== '' && readNumber(text) === null;
  });
}

const filterNames = new Set(Object.values(filterParameters));
const rangeFields = new Set(rangeFilters.flatMap((name) => Object.values(rangeFieldNames(name))));

/**
 * Whether the query was written by the filter form without JavaScript. Such a query repeats filters or has separate
 * range fields.
 */
export function isWrittenByForm(query: URLSearchParams): boolean {
  const names = [...query.keys()];
  return names.some(
    (name, place) => rangeFields.has(name) || (filterNames.has(name) && names.indexOf(name) !== place),
  );
}
