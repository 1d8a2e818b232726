import { describe, expect, it } from 'vitest';
import { readWeekdays, tellWeekdays, weekdaysOf } from './weekdays.ts';

const names = ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'];

describe('days of the week', () => {
  it.each([
    ['5,1, 3', '1,3,5', 'Pzt, Çar, Cum'],
    ['1,2,3,4,5', '1,2,3,4,5', 'Pzt–Cum'],
    ['0,6,1,1', '1,6,0', 'Pzt, Cmt, Paz'],
    ['4,5,6,0,2', '2,4,5,6,0', 'Sal, Per–Paz'],
  ])('%j are read as %s and told as %s', (text, value, told) => {
    expect(readWeekdays(text)).toEqual({ kind: 'ok', value });
    expect(tellWeekdays(weekdaysOf(value), names)).toBe(told);
  });

  it.each(['7', '1,7', 'x', '1,,2', '1;2', '-1', '1.0'])('%j are none', (text) => {
    expect(readWeekdays(text)).toEqual({ kind: 'problem', problem: 'not-a-choice' });
  });
});
