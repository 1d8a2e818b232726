import { describe, expect, it } from 'vitest';
import {
  joinBirthday,
  monthNames,
  readWholeDate,
  splitBirthday,
  validateBirthday,
} from './birthday-parts.ts';
import { parseBirthday } from './person.ts';

const now = new Date('2026-11-21T10:00:00Z');

describe('parts of a birthday', () => {
  it.each([
    [{ day: '17', month: '05', year: '1990' }, '1990-05-17'],
    [{ day: '7', month: '5', year: '1990' }, '1990-05-07'],
    [{ day: ' 7 ', month: '05', year: '19-90' }, '1990-05-07'],
    [{ day: '', month: '', year: '' }, ''],
    [{ day: ' ', month: '', year: '' }, ''],
    [{ day: '17', month: '', year: '' }, '--17'],
    [{ day: '', month: '05', year: '' }, '-05-'],
    [{ day: '', month: '', year: '90' }, '90--'],
    [{ day: 'on', month: '05', year: '1990' }, '1990-05-on'],
  ])('%j are joined as %j', (parts, text) => {
    expect(joinBirthday(parts)).toBe(text);
  });

  it.each([
    ['1990-05-17', { day: '17', month: '05', year: '1990' }],
    ['--17', { day: '17', month: '', year: '' }],
    ['-05-', { day: '', month: '05', year: '' }],
    ['90--', { day: '', month: '', year: '90' }],
    ['', { day: '', month: '', year: '' }],
  ])('%j are split as typed', (text, parts) => {
    expect(splitBirthday(text)).toEqual(parts);
    expect(joinBirthday(parts)).toBe(text);
  });

  it.each([
    ['', undefined],
    ['1990-05-17', undefined],
    ['2024-02-29', undefined],
    ['2026-11-21', undefined],
    ['1990-05-', { problem: 'missing-day', parts: ['day'] }],
    ['1990--17', { problem: 'missing-month', parts: ['month'] }],
    ['-05-17', { problem: 'missing-year', parts: ['year'] }],
    ['--17', { problem: 'missing-parts', parts: ['month', 'year'] }],
    ['1990-05-on', { problem: 'wrong-day', parts: ['day'] }],
    ['1990-05-32', { problem: 'wrong-day', parts: ['day'] }],
    ['1990-05-00', { problem: 'wrong-day', parts: ['day'] }],
    ['1990-13-17', { problem: 'wrong-month', parts: ['month'] }],
    ['90-05-17', { problem: 'wrong-year', parts: ['year'] }],
    ['19900-05-17', { problem: 'wrong-year', parts: ['year'] }],
    ['1990-02-30', { problem: 'no-such-day', parts: ['day'] }],
    ['2023-02-29', { problem: 'no-such-day', parts: ['day'] }],
    ['2026-11-22', { problem: 'in-future', parts: ['day', 'month', 'year'] }],
    ['2040-01-01', { problem: 'in-future', parts: ['day', 'month', 'year'] }],
    ['1906-11-20', { problem: 'too-long-ago', parts: ['year'] }],
    ['0090-05-17', { problem: 'too-long-ago', parts: ['year'] }],
  ])('have for the problem %j the place %j', (text, problem) => {
    expect(validateBirthday(text, now)).toEqual(problem);
    // `parseBirthday` must accept exactly what this validation accepts.
    expect(text === '' || parseBirthday(text, now).kind === 'ok').toBe(problem === undefined);
  });
});

describe('full date in one part', () => {
  it.each([
    '17.05.1990',
    '17.5.1990',
    '17/05/1990',
    '17-05-1990',
    '17 05 1990',
    ' 17. 05. 1990 ',
    '1990-05-17',
    '1990-05-17T00:00:00Z',
    '17 Mayıs 1990',
    '17 MAYIS 1990',
    '17 May 1990',
  ])('%j is the 17th of May 1990', (text) => {
    expect(readWholeDate(text)).toEqual({ day: '17', month: '05', year: '1990' });
  });

  // Incomplete dates are left alone, too, so that typing continues where it began.
  it.each(['17', '17.05', '17.05.90', '1990-05-1', '05/17/1990', '17 Brumaire 1990', '1990', ''])(
    '%j is left as typed',
    (text) => {
      expect(readWholeDate(text)).toBeUndefined();
    },
  );
});

it.each([
  ['tr', 'Ocak', 'Ağustos'],
  ['en', 'January', 'August'],
] as const)('the months are named in %s', (locale, first, eighth) => {
  expect(monthNames(locale)).toHaveLength(12);
  expect([monthNames(locale)[0], monthNames(locale)[7]]).toEqual([first, eighth]);
});
