import { describe, expect, it } from 'vitest';
import { cityChanged, districtsLoaded, parseBirthday } from './person.ts';

const now = new Date('2026-11-20T12:00:00Z');

it.each([
  ['2000-02-29', 'ok'],
  ['2001-02-29', 'invalid-date'],
  ['2000-13-01', 'invalid-date'],
  ['2026-11-21', 'implausible-date'],
  ['1900-01-01', 'implausible-date'],
])('the birthday %s: %s', (text, expected) => {
  const parsed = parseBirthday(text, now);
  expect(parsed.kind === 'ok' ? 'ok' : parsed.problem).toBe(expected);
});

describe('city and district', () => {
  // Specification 5.9
  it('a new city clears the district, the same city keeps it', () => {
    expect(cityChanged({ city: 'İstanbul', town: 'Şişli' }, 'Ankara')).toEqual({ city: 'Ankara', town: '' });
    expect(cityChanged({ city: 'İstanbul', town: 'Şişli' }, 'İstanbul').town).toBe('Şişli');
  });

  // Specification 5.10
  it('a district of another city is cleared', () => {
    expect(districtsLoaded({ town: 'Şişli' }, ['Çankaya']).town).toBe('');
    expect(districtsLoaded({ town: 'Çankaya' }, ['Çankaya']).town).toBe('Çankaya');
  });
});
