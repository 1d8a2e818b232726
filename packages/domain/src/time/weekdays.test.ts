import { describe, expect, it } from 'vitest';
import { formatWeekdays, readWeekdays, weekdaysOf } from './weekdays.ts';

const names = ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'];

describe('days of the week', () => {
  it.each([
    ['5,1, 3', '1,3,5', 'Pzt, Çar, Cum'],
    ['1,2,3,4,5', '1,2,3,4,5', 'Pzt–Cum'],
    ['0,6,1,1', '1,6,0', 'Pzt, Cmt, Paz'],
    ['4,5,6,0,2', '2,4,5,6,0', 'Sal, Per–Paz'],
  ])('%j are parsed as %s and shown as %s', (text, value, expected) => {
    expect(readWeekdays(text)).toEqual({ kind: 'ok', value });
    expect(formatWeekdays(weekdaysOf(value), names)).toBe(expected);
  });

  it.each(['7', '1,7', 'x', '1,,2', '1;2', '-1', '1.0'])('%j are invalid', (text) => {
    expect(readWeekdays(text)).toEqual({ kind: 'problem', problem: 'not-a-choice' });
  });
});
