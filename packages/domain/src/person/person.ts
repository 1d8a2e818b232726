import { ok, type Parsed, problem } from '../parsed.ts';

/** Longest texts that forms take about a person, in characters. */
export const personLimits = { name: 80, surname: 80, city: 60, town: 80 } as const;

/** Genders that a person may state. */
export const genders = ['male', 'female', 'other'] as const;

/** A stated gender. */
export type Gender = (typeof genders)[number];

/** The known places; an empty list means that it could not be loaded, and then any name is taken. */
export interface KnownPlaces {
  readonly provinces: readonly string[];
  readonly districtsOf: (province: string) => readonly string[];
}

/** The form after the city changed: the district of the old city is cleared. */
export function cityChanged<Form extends { readonly city: string; readonly town: string }>(
  form: Form,
  city: string,
): Form {
  return city === form.city ? form : { ...form, city, town: '' };
}

/** The form after the city's districts arrived: a district that is not among them is cleared. */
export function districtsLoaded<Form extends { readonly town: string }>(
  form: Form,
  districts: readonly string[],
): Form {
  return form.town === '' || districts.includes(form.town) ? form : { ...form, town: '' };
}

/** Reads a birthday in the form YYYY-MM-DD: a day that exists, not in the future, within the last 120 years. */
export function parseBirthday(text: string, now: Date): Parsed<string> {
  const day = text.trim();
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return problem('invalid-date');
  // JavaScript reads 30 February as 1 or 2 March.
  if (date.toISOString().slice(0, 10) !== day) return problem('invalid-date');
  const earliest = new Date(now);
  earliest.setUTCFullYear(earliest.getUTCFullYear() - 120);
  return date > now || date < earliest ? problem('implausible-date') : ok(day);
}
