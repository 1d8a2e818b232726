import { describe, expect, it } from 'vitest';
import { changedFields, type Profile, type RawProfile, validateProfile } from './profile.ts';

const now = new Date('2026-11-20T09:00:00Z');
const teacher = '0b9ff0f1-0000-4000-8000-000000000001';
const choices = {
  places: {
    provinces: ['İstanbul', 'Iğdır'],
    districtsOf: (city: string) => (city === 'İstanbul' ? ['Kadıköy', 'Şile'] : ['Tuzluca']),
  },
  jobs: [teacher],
};
const nothing: Profile = {
  name: null,
  surname: null,
  phoneNumber: null,
  gender: null,
  birthday: null,
  job: null,
  city: null,
  town: null,
  remindMe: false,
};
const check = (raw: RawProfile) => validateProfile(raw, choices, now);

describe('a profile', () => {
  it('may be empty', () => {
    expect(check({})).toEqual({ kind: 'ok', value: nothing });
    expect(check({ name: ' ', phoneNumber: '', city: null, town: '' })).toEqual({
      kind: 'ok',
      value: nothing,
    });
  });

  // Specification 3.5
  it.each<[RawProfile, Partial<Profile>]>([
    [{ name: '  Şebnem  Gül ' }, { name: 'Şebnem Gül' }],
    [{ surname: 'Iğdır' }, { surname: 'Iğdır' }],
    [{ phoneNumber: '+90 532 111 22 33' }, { phoneNumber: '5321112233' }],
    [{ phoneNumber: '05321112233' }, { phoneNumber: '5321112233' }],
    [{ gender: 'other' }, { gender: 'other' }],
    [{ birthday: '1990-02-28' }, { birthday: '1990-02-28' }],
    [{ job: teacher }, { job: teacher }],
    [{ city: 'istanbul' }, { city: 'İstanbul' }],
    [
      { city: 'IĞDIR', town: 'tuzluca' },
      { city: 'Iğdır', town: 'Tuzluca' },
    ],
    [{ remindMe: true }, { remindMe: true }],
  ])('with %j is parsed as %j', (raw, expected) => {
    expect(check(raw)).toEqual({ kind: 'ok', value: { ...nothing, ...expected } });
  });

  // Specification 3.5
  it.each<[RawProfile, Record<string, string>]>([
    [{ name: 'a'.repeat(81) }, { name: 'too-long' }],
    [{ phoneNumber: '4321112233' }, { phoneNumber: 'not-mobile' }],
    [{ gender: 'Kadın' }, { gender: 'not-a-choice' }],
    [{ birthday: '1990-02-30' }, { birthday: 'invalid-date' }],
    [{ birthday: '2026-11-21' }, { birthday: 'implausible-date' }],
    [{ job: 'astronaut' }, { job: 'not-a-choice' }],
    [{ city: 'Atlantis' }, { city: 'unknown-city' }],
    [{ city: 'Iğdır', town: 'Kadıköy' }, { town: 'unknown-town' }],
    [{ town: 'Kadıköy' }, { town: 'unknown-town' }],
    [
      { phoneNumber: '1', birthday: 'x' },
      { phoneNumber: 'not-mobile', birthday: 'invalid-date' },
    ],
  ])('with %j is refused for %j', (raw, fields) => {
    expect(check(raw)).toEqual({ kind: 'invalid', fields });
  });

  it('accepts any place while the lists are unavailable', () => {
    const away = { places: { provinces: [], districtsOf: () => [] }, jobs: [] };
    expect(validateProfile({ city: 'Bursa', town: 'Nilüfer' }, away, now)).toMatchObject({ kind: 'ok' });
  });
});

it('the changed fields of an audit entry are exactly those that differ', () => {
  const after = { ...nothing, name: 'Elif', remindMe: true };
  expect(changedFields(nothing, after)).toEqual(['name', 'remindMe']);
  expect(changedFields(after, after)).toEqual([]);
});
