import { choice, FieldReader, knownName, optional, type RawText, requiredText } from '../form-field.ts';
import { type Parsed, problem } from '../parsed.ts';
import { type Gender, genders, type KnownPlaces, parseBirthday, personLimits } from '../person/person.ts';
import type { FormCheck } from '../quote/quote.ts';
import { parsePhone } from './identity.ts';

/** A profile's form as it was filled in or sent; absent, `null` and blank mean the same: not told. */
export interface RawProfile {
  readonly name?: RawText;
  readonly surname?: RawText;
  readonly phoneNumber?: RawText;
  readonly gender?: RawText;
  readonly birthday?: RawText;
  /** The id of an occupation. */
  readonly job?: RawText;
  readonly city?: RawText;
  readonly town?: RawText;
  readonly remindMe?: boolean | null | undefined;
}

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
  const reader = new FieldReader();
  const take = <Value>(
    path: keyof RawProfile & string,
    text: RawText,
    parse: (text: string) => Parsed<Value>,
  ) => reader.take(path, optional(text, parse), null);
  const city = take('city', raw.city, (text) =>
    knownName(text, places.provinces, personLimits.city, 'unknown-city'),
  );
  const value: Profile = {
    name: take('name', raw.name, (text) => requiredText(text, personLimits.name)),
    surname: take('surname', raw.surname, (text) => requiredText(text, personLimits.surname)),
    phoneNumber: take('phoneNumber', raw.phoneNumber, parsePhone),
    gender: take('gender', raw.gender, (text) => choice(text, genders)),
    birthday: take('birthday', raw.birthday, (text) => parseBirthday(text, now)),
    job: take('job', raw.job, (text) => choice(text, jobs)),
    city,
    town: take('town', raw.town, (text) => townOf(city, text, places)),
    remindMe: raw.remindMe === true,
  };
  return reader.isClean ? { kind: 'ok', value } : { kind: 'invalid', fields: reader.fields };
}

/** The fields in which two profiles differ: what an audit names, without their values. */
export function changedFields(before: Profile, after: Profile): readonly (keyof Profile)[] {
  return profileFields.filter((field) => before[field] !== after[field]);
}

function townOf(city: string | null, text: string, places: KnownPlaces): Parsed<string> {
  if (city === null) return problem('unknown-town');
  return knownName(text, places.districtsOf(city), personLimits.town, 'unknown-town');
}
