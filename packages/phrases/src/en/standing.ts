import type { standing as turkish } from '../tr/standing.ts';

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number) => `${place}${endings[rules.select(place)] ?? 'th'}`;

/** Phrases for an offer's rank among comparable ones. */
export const standing: typeof turkish = {
  lowest: {
    best: (p) => `Lowest of ${p.among} similar offers`,
    between: (p) => `${ordinal(p.place)} lowest of ${p.among} similar offers`,
    last: (p) => `Highest of ${p.among} similar offers`,
    first: 'Lowest',
    final: 'Highest',
  },
  highest: {
    best: (p) => `Highest of ${p.among} similar offers`,
    between: (p) => `${ordinal(p.place)} highest of ${p.among} similar offers`,
    last: (p) => `Lowest of ${p.among} similar offers`,
    first: 'Highest',
    final: 'Lowest',
  },
  equals: (p) => (p.count === 1 ? 'same as 1 other' : `same as ${p.count} others`),
};
