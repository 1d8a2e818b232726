import { describe, expect, it } from 'vitest';
import { endOf, readDay, readMoment, startOfDay, wallTextOf } from './day-and-moment.ts';

describe('calendar day', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    [' 20.11.2026 ', '2026-11-20'],
    ['1.2.2028', '2028-02-01'],
  ])('%j is %s', (text, value) => {
    expect(readDay(text)).toEqual({ kind: 'ok', value });
  });

  it.each(['2026-02-30', '31.02.2026', '20/11/2026', '20.11.26', 'x'])('%j is invalid', (text) => {
    expect(readDay(text)).toEqual({ kind: 'problem', problem: 'invalid-date' });
  });

  it('begins and ends in İstanbul time', () => {
    expect(startOfDay('2026-11-20')?.toISOString()).toBe('2026-11-19T21:00:00.000Z');
    expect(endOf('2026-11-20')?.toISOString()).toBe('2026-11-20T21:00:00.000Z');
    expect(startOfDay('2026-02-30')).toBeUndefined();
    expect(endOf('2026-02-30')).toBeUndefined();
  });
});

describe('typed moment', () => {
  it.each([
    ['2026-11-20T14:30', '2026-11-20T11:30:00.000Z'],
    ['2026-11-20T00:15:30', '2026-11-19T21:15:30.000Z'],
    ['20.11.2026 14:30', '2026-11-20T11:30:00.000Z'],
    ['20.11.2026 9.05', '2026-11-20T06:05:00.000Z'],
    ['2026-11-20T11:30:00.000Z', '2026-11-20T11:30:00.000Z'],
    ['2026-11-20T14:30:00+03:00', '2026-11-20T11:30:00.000Z'],
  ])('%j is %s', (text, value) => {
    expect(readMoment(text)).toEqual({ kind: 'ok', value });
  });

  it.each([
    '2026-11-20',
    '2026-11-20T25:00',
    '20.11.2026 14:60',
    '2026-02-30T10:00:00Z',
    '2026-11-20T10:00 x',
  ])('%j is invalid', (text) => {
    expect(readMoment(text)).toEqual({ kind: 'problem', problem: 'invalid-date' });
  });

  it('is shown in a field as typed', () => {
    const shown = ['2026-11-19T21:05:00.000Z', '2026-11-19T21:05:07.000Z', '2026-11-19T21:05:00.250Z'];
    const texts = shown.map((instant) => wallTextOf(new Date(instant)));
    expect(texts).toEqual(['2026-11-20T00:05', '2026-11-20T00:05:07', '2026-11-20T00:05:00.250']);
    expect(texts.map(readMoment)).toEqual(shown.map((value) => ({ kind: 'ok', value })));
  });
});
