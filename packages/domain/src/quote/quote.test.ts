import { describe, expect, it } from 'vitest';
import type { KnownPlaces } from '../person/person.ts';
import { type RawQuote, validateContact, validateQuote } from './quote.ts';

const now = new Date('2026-11-20T12:00:00Z');
const districts: Record<string, string[]> = { İstanbul: ['Kadıköy', 'Şişli'], Ankara: ['Çankaya'] };
const places: KnownPlaces = {
  provinces: Object.keys(districts),
  districtsOf: (province) => districts[province] ?? [],
};
const filled: RawQuote = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  email: 'ayse@example.com',
  phoneNumber: '0532 123 45 67',
  city: 'İstanbul',
  town: 'Kadıköy',
  campaignId: 'c1',
  kvkkConsent: true,
};

describe('filled form', () => {
  // Specification 3.1
  it('becomes a quote with the given ticks only', () => {
    expect(validateQuote(filled, places, now)).toEqual({
      kind: 'ok',
      value: {
        name: 'Ayşe',
        surname: 'Yılmaz',
        email: 'ayse@example.com',
        phoneNumber: '5321234567',
        country: 'Türkiye',
        city: 'İstanbul',
        town: 'Kadıköy',
        gender: null,
        birthday: null,
        campaignId: 'c1',
        contactEmail: null,
        contactPhone: null,
        explicitConsent: false,
        noticeVersion: null,
        questionsVersion: null,
        marketing: { email: false, sms: false, call: false },
        contactPreference: null,
      },
    });
  });

  // Specification 3.3
  it('keeps optional values', () => {
    const check = validateQuote(
      {
        ...filled,
        gender: 'female',
        birthday: '1990-02-28',
        contactEmail: 'is@example.com',
        contactPhone: '+905559876543',
        marketing: { sms: true },
        contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' },
        noticeVersion: '2026-1',
        questionsVersion: '2026-2',
        explicitConsent: true,
      },
      places,
      now,
    );
    expect(check).toMatchObject({
      kind: 'ok',
      value: {
        gender: 'female',
        birthday: '1990-02-28',
        contactEmail: 'is@example.com',
        contactPhone: '5559876543',
        marketing: { email: false, sms: true, call: false },
        contactPreference: { channel: 'whatsapp', timeOfDay: 'evening' },
        noticeVersion: '2026-1',
        questionsVersion: '2026-2',
        explicitConsent: true,
      },
    });
  });

  it("normalises places in any spelling to the list's", () => {
    const check = validateQuote({ ...filled, city: 'istanbul', town: ' KADIKOY ' }, places, now);
    expect(check).toMatchObject({ value: { city: 'İstanbul', town: 'Kadıköy' } });
  });

  it('loses line breaks and invisible characters in names', () => {
    const check = validateQuote({ ...filled, name: ' Ayşe\r\n\u202eNur ' }, places, now);
    expect(check).toMatchObject({ value: { name: 'Ayşe Nur' } });
  });

  // Specification 8.16
  it('accepts any district while the list could not be loaded', () => {
    const check = validateQuote({ ...filled, town: 'Moda' }, { ...places, districtsOf: () => [] }, now);
    expect(check).toMatchObject({ kind: 'ok', value: { town: 'Moda' } });
  });

  it('can be validated without a campaign', () => {
    expect(validateContact({ ...filled, campaignId: null }, places, now).kind).toBe('ok');
  });
});

// Specification 5.1, 5.7, 5.8
it.each<[string, RawQuote, Record<string, string>]>([
  ['a blank name', { name: '  ' }, { name: 'required' }],
  ['a missing surname', { surname: undefined }, { surname: 'required' }],
  ['a name of 81 letters', { name: 'a'.repeat(81) }, { name: 'too-long' }],
  ['a faulty e-mail address', { email: 'ayse@' }, { email: 'invalid-email' }],
  ['a landline', { phoneNumber: '2121234567' }, { phoneNumber: 'not-mobile' }],
  ['an unknown city', { city: 'Atlantis' }, { city: 'unknown-city' }],
  ['a district of another city', { town: 'Çankaya' }, { town: 'unknown-town' }],
  ['no district', { town: '' }, { town: 'required' }],
  ['an unticked box', { kvkkConsent: false }, { kvkkConsent: 'must-accept' }],
  ['an unknown gender', { gender: 'robot' }, { gender: 'not-a-choice' }],
  ['a birthday in another form', { birthday: '28.02.1990' }, { birthday: 'invalid-date' }],
  ['no campaign', { campaignId: '' }, { campaignId: 'required' }],
  ['a faulty second phone', { contactPhone: '123' }, { contactPhone: 'not-mobile' }],
  [
    'an unknown channel',
    { contactPreference: { channel: 'pigeon' } },
    { 'contactPreference.channel': 'not-a-choice' },
  ],
])('reports %s as the only problem', (_, change, fields) => {
  expect(validateQuote({ ...filled, ...change }, places, now)).toEqual({ kind: 'invalid', fields });
});

// Specification 5.1
it('an empty form reports all required fields together', () => {
  expect(validateQuote({}, places, now)).toEqual({
    kind: 'invalid',
    fields: {
      name: 'required',
      surname: 'required',
      email: 'required',
      phoneNumber: 'required',
      city: 'required',
      town: 'required',
      campaignId: 'required',
      kvkkConsent: 'must-accept',
    },
  });
});
