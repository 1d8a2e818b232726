import type { ChoiceField, RuledField, TextField } from '../field.ts';
import { requiredText } from '../form-field.ts';
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

/** Reads a day in the form YYYY-MM-DD, one that exists. */
export function parseDay(text: string): Parsed<string> {
  const day = text.trim();
  const date = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(date.getTime())) return problem('invalid-date');
  // JavaScript reads 30 February as 1 or 2 March.
  return date.toISOString().slice(0, 10) === day ? ok(day) : problem('invalid-date');
}

/** Reads a birthday: a day, not in the future, within the last 120 years. */
export function parseBirthday(text: string, now: Date): Parsed<string> {
  const day = parseDay(text);
  if (day.kind === 'problem') return day;
  const date = new Date(`${day.value}T00:00:00Z`);
  const earliest = new Date(now);
  earliest.setUTCFullYear(earliest.getUTCFullYear() - 120);
  return date > now || date < earliest ? problem('implausible-date') : day;
}

/** What a form asks where it needs a person's name. */
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

/** What a form asks where it needs to know where somebody lives; which places there are is the form's rule. */
export const placeFields = {
  city: placeField(personLimits.city, 'address-level1'),
  town: placeField(personLimits.town, 'address-level2'),
} as const;

/** What a form asks about somebody's gender. */
export const genderField = {
  kind: 'choice',
  isRequired: false,
  choices: genders,
  autoComplete: 'sex',
} as const satisfies ChoiceField;

/** What a form asks about somebody's birthday; which days are plausible is the form's rule, as it knows the time. */
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
