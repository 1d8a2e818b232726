import type { ChoiceField, FieldRule, RuledField, TextField } from '../field/field.ts';
import { knownName, type RawText, requiredText } from '../field/form-field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';

/** Longest personal texts in forms, in characters. */
export const personLimits = { name: 80, surname: 80, city: 60, town: 80 } as const;

/** Genders that a person may state. */
export const genders = ['male', 'female', 'other'] as const;

/** Stated gender. */
export type Gender = (typeof genders)[number];

/** Known places. An empty list means that it could not be loaded; any name is then accepted. */
export interface KnownPlaces {
  readonly provinces: readonly string[];
  readonly districtsOf: (province: string) => readonly string[];
}

/** Rules for the fields of a place. The district of an unknown city is accepted: only the city is reported. */
export function placeRules(
  rawCity: RawText,
  { provinces, districtsOf }: KnownPlaces,
): Readonly<Record<keyof typeof placeFields, FieldRule>> {
  const city = knownName(rawCity, provinces, personLimits.city, 'unknown-city');
  const districts = city.kind === 'ok' ? districtsOf(city.value) : [];
  return { city: () => city, town: (text) => knownName(text, districts, personLimits.town, 'unknown-town') };
}

/** Returns the form after a change of the city. The district is cleared. */
export function cityChanged<Form extends { readonly city: string; readonly town: string }>(
  form: Form,
  city: string,
): Form {
  return city === form.city ? form : { ...form, city, town: '' };
}

/** Returns the form after the city's districts have been loaded. A district that is not among them is cleared. */
export function districtsLoaded<Form extends { readonly town: string }>(
  form: Form,
  districts: readonly string[],
): Form {
  return form.town === '' || districts.includes(form.town) ? form : { ...form, town: '' };
}

/** Reads an existing day in the format YYYY-MM-DD. */
export function parseDay(text: string): Parsed<string> {
  const day = text.trim();
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return problem('invalid-date');
  // JavaScript reads 30 February as 1 or 2 March, so the result is compared with the input.
  return date.toISOString().slice(0, 10) === day ? ok(day) : problem('invalid-date');
}

/** Reads a birthday: a day that is not in the future and at most 120 years ago. */
export function parseBirthday(text: string, now: Date): Parsed<string> {
  const day = parseDay(text);
  if (day.kind === 'problem') return day;
  const date = new Date(`${day.value}T00:00:00Z`);
  const earliest = new Date(now);
  earliest.setUTCFullYear(earliest.getUTCFullYear() - 120);
  return date > now || date < earliest ? problem('implausible-date') : day;
}

/** Fields for a person's name. */
export const nameFields = {
  name: {
    kind: 'text',
    isRequired: true,
    limit: personLimits.name,
    lines: 'one',
    autoComplete: 'given-name',
  },
  surname: {
    kind: 'text',
    isRequired: true,
    limit: personLimits.surname,
    lines: 'one',
    autoComplete: 'family-name',
  },
} as const satisfies Record<string, TextField>;

/** Fields for a person's city and district. The form checks them against the known places. */
export const placeFields = {
  city: placeField(personLimits.city, 'address-level1'),
  town: placeField(personLimits.town, 'address-level2'),
} as const;

/** Field for a person's gender. */
export const genderField = {
  kind: 'choice',
  isRequired: false,
  choices: genders,
  autoComplete: 'sex',
} as const satisfies ChoiceField;

/** Field for a person's birthday. The form checks whether it is plausible, because that depends on the current date. */
export const birthdayField = {
  kind: 'day',
  isRequired: false,
  limit: 10,
  autoComplete: 'bday',
  read: parseDay,
} as const satisfies RuledField;

function placeField<Level extends string>(limit: number, autoComplete: Level) {
  const read = (text: string) => requiredText(text, limit);
  return { kind: 'place', isRequired: true, limit, autoComplete, read } as const satisfies RuledField;
}
