import { describe, expect, it } from 'vitest';
import { clockOf, minuteOf, readClock } from './clock.ts';

describe('time of day', () => {
  it.each([
    ['9', '09:00'],
    ['9:30', '09:30'],
    [' 09.30 ', '09:30'],
    ['0930', '09:30'],
    ['00:00', '00:00'],
    ['24:00', '24:00'],
  ])('%j is parsed as %s', (text, value) => {
    expect(readClock(text)).toEqual({ kind: 'ok', value });
    expect(clockOf(minuteOf(value))).toBe(value);
  });

  it.each(['', 'x', '25', '24:01', '9:60', '9:5', '-1', '9:30:00', '1e1', '99999999'])(
    '%j is invalid',
    (text) => {
      expect(readClock(text)).toEqual({ kind: 'problem', problem: 'invalid-time' });
    },
  );
});
