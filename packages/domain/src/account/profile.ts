import { type Fields, type FormCheck, type RawOf, type RuledField, readFields } from '../field/field.ts';
import { choice, knownName } from '../field/form-field.ts';
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
import { phoneField } from './identity.ts';

/** Fields of the profile form. All of them are optional. */
export const profileForm = {
  name: { ...nameFields.name, isRequired: false },
  surname: { ...nameFields.surname, isRequired: false },
  phoneNumber: { ...phoneField, isRequired: false },
  gender: genderField,
  birthday: birthdayField,
  /** Id of an occupation. The form checks it against the list of occupations. */
  job: { kind: 'id', isRequired: false, limit: 40, read: ok<string> } satisfies RuledField,
  city: { ...placeFields.city, isRequired: false },
  town: { ...placeFields.town, isRequired: false },
  remindMe: { kind: 'switch', isRequired: false },
} as const satisfies Fields;

/** Input of the profile form. Absent, `null` and blank all mean "not given". */
export type RawProfile = RawOf<typeof profileForm>;

/**
 * Personal data of a customer: the phone as ten digits, the birthday as YYYY-MM-DD, the job as the id of an occupation.
 */
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

/** Names of the profile's fields, in the order of its form. */
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

/**
 * Options of the profile form's lists. An empty list of places means that it could not be loaded; any name is then
 * accepted.
 */
export interface ProfileChoices {
  readonly places: KnownPlaces;
  /** Ids of occupations. */
  readonly jobs: readonly string[];
}

/** Validates a profile by the rules of the quote form. All fields are optional, but a district requires its city. */
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

/** Returns the fields in which two profiles differ. The audit log records these names without their values. */
export function changedFields(before: Profile, after: Profile): readonly (keyof Profile)[] {
  return profileFields.filter((field) => before[field] !== after[field]);
}

function townOf(city: string | null, text: string, places: KnownPlaces): Parsed<string> {
  if (city === null) return problem('unknown-town');
  return knownName(text, places.districtsOf(city), personLimits.town, 'unknown-town');
}
