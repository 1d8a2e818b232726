import { describe, expect, it } from 'vitest';
import {
  type ConsentMode,
  type ConsentType,
  choicesInForce,
  decideConsent,
  everything,
  hasToBeAsked,
  onlyNecessary,
  readVisitorConsent,
  type VisitorConsent,
} from './visitor-consent.ts';

const first = { now: new Date('2026-11-20T09:00:00Z'), newId: 'ilk' };
const later = { now: new Date('2026-12-01T10:30:00Z'), newId: 'sonraki' };
const accepted = decideConsent(undefined, everything, 'explicit', first);

describe('new choice', () => {
  // Specification 3.36
  it('has the specified fields', () => {
    expect(accepted).toEqual({
      hasConsented: true,
      consentDate: '2026-11-20T09:00:00.000Z',
      preferences: { necessary: true, analytics: true, marketing: true, preferences: true },
      version: '1.1',
      uniqueId: 'ilk',
      lastUpdated: '2026-11-20T09:00:00.000Z',
      consentType: 'explicit',
    });
  });

  it('keeps date and id of the one it changes', () => {
    expect(decideConsent(accepted, onlyNecessary, 'explicit', later)).toMatchObject({
      consentDate: '2026-11-20T09:00:00.000Z',
      lastUpdated: '2026-12-01T10:30:00.000Z',
      uniqueId: 'ilk',
      preferences: { necessary: true, analytics: false, marketing: false, preferences: false },
    });
  });

  // Specification 4.41
  it('always includes the necessary purposes', () => {
    const forged = decideConsent(undefined, { ...everything, necessary: false }, 'explicit', first);
    expect(forged.preferences.necessary).toBe(true);
  });
});

describe('stored choice', () => {
  it('is read as it was written', () => {
    expect(readVisitorConsent(JSON.stringify(accepted))).toEqual(accepted);
  });

  it.each<[string, string | undefined]>([
    ['nothing', undefined],
    ['an empty text', ''],
    ['no JSON', '{"version"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', JSON.stringify({ ...accepted, version: '1.0' })],
    ['no id', JSON.stringify({ ...accepted, uniqueId: undefined })],
    ['an invalid date', JSON.stringify({ ...accepted, lastUpdated: 'dün' })],
    ['another type', JSON.stringify({ ...accepted, consentType: 'assumed' })],
    [
      'a choice that is no yes or no',
      JSON.stringify({ ...accepted, preferences: { ...everything, analytics: 'yes' } }),
    ],
    ['a choice that is missing', JSON.stringify({ ...accepted, preferences: { necessary: true } })],
  ])('is ignored: %s', (_case, text) => {
    expect(readVisitorConsent(text)).toBeUndefined();
  });
});

it.each<[ConsentMode, ConsentType | 'none', boolean, boolean]>([
  ['spec', 'none', true, false],
  ['spec', 'explicit', false, true],
  ['spec', 'implicit', false, true],
  ['record-only', 'none', true, false],
  ['record-only', 'explicit', false, true],
  ['record-only', 'implicit', false, false],
  ['strict', 'none', true, false],
  ['strict', 'explicit', false, true],
  ['strict', 'implicit', true, false],
])('in mode %s an answer that is %s: asked %s, in force %s', (mode, type, isAsked, isInForce) => {
  const consent: VisitorConsent | undefined =
    type === 'none' ? undefined : decideConsent(undefined, everything, type, first);
  expect(hasToBeAsked(consent, mode)).toBe(isAsked);
  expect(choicesInForce(consent, mode)).toEqual(isInForce ? everything : onlyNecessary);
});
