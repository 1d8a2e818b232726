import { type Fields, type RawOf, type RuledField, readFields } from '../field.ts';
import { choice, knownName } from '../form-field.ts';
import { ok, type Parsed, problem } from '../parsed.ts';
import {
  birthdayField,
  type Gender,
  genderField,
  type KnownPlaces,
  nameFields,
  parseBirthday,
  personLimits,
  placeFields,
} from '../person/person.ts';
import type { FormCheck } from '../quote/quote.ts';
import { phoneField } from './identity.ts';

/** What a profile takes; nothing has to be told. */
export const profileForm = {
  name: { ...nameFields.name, isRequired: false },
  surname: { ...nameFields.surname, isRequired: false },
  phoneNumber: { ...phoneField, isRequired: false },
  gender: genderField,
  birthday: birthdayField,
  /** The id of an occupation; which there are is the form's rule. */
  job: { kind: 'id', isRequired: false, limit: 40, read: ok<string> } satisfies RuledField,
  city: { ...placeFields.city, isRequired: false },
  town: { ...placeFields.town, isRequired: false },
  remindMe: { kind: 'switch', isRequired: false },
} as const satisfies Fields;

/** A profile's form as it was filled in or sent; absent, `null` and blank mean the same: not told. */
export type RawProfile = RawOf<typeof profileForm>;

/** What a person tells of themselves: the phone as ten digits, the birthday as YYYY-MM-DD, the job as an occupation's id. */
export interface Profile {
  readonly name: string | null;
  readonly surname: string | null;
  readonly phoneNumber: string | null;
  readonly gender: Gender | null;
  readonly birthday: string | null;
  readonly job: string | null;
  readonly city: string | null;
  readonly town: string | null;
  readonly remindMe: boolean;
}

/** The names of the fields of a profile, in the order of its form. */
export const profileFields = [
  'name',
  'surname',
  'birthday',
  'gender',
  'job',
  'phoneNumber',
  'city',
  'town',
  'remindMe',
] as const satisfies readonly (keyof Profile)[];

/** What the lists of the form offer; an empty list of places could not be loaded, and then any name is taken. */
export interface ProfileChoices {
  readonly places: KnownPlaces;
  /** Ids of occupations. */
  readonly jobs: readonly string[];
}

/** Checks a profile by the rules of the quote form; nothing has to be told, and a district needs its city. */
export function validateProfile(
  raw: RawProfile,
  { places, jobs }: ProfileChoices,
  now: Date,
): FormCheck<Profile> {
  const city = knownName(raw.city, places.provinces, personLimits.city, 'unknown-city');
  return readFields(profileForm, raw, {
    birthday: (text) => parseBirthday(text, now),
    job: (text) => choice(text, jobs),
    city: () => city,
    town: (text) => townOf(city.kind === 'ok' ? city.value : null, text, places),
  });
}

/** The fields in which two profiles differ: what an audit names, without their values. */
export function changedFields(before: Profile, after: Profile): readonly (keyof Profile)[] {
  return profileFields.filter((field) => before[field] !== after[field]);
}

function townOf(city: string | null, text: string, places: KnownPlaces): Parsed<string> {
  if (city === null) return problem('unknown-town');
  return knownName(text, places.districtsOf(city), personLimits.town, 'unknown-town');
}
