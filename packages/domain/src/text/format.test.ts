import { describe, expect, it } from 'vitest';
import {
  exactDecimals,
  formatBriefly,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  formatToSecond,
  noFigure,
} from './format.ts';
import { localeTag } from './locale.ts';

describe('money', () => {
  // Specification 1.17
  it.each([
    [1234.56, '₺1.234,56', '₺1,234.56'],
    [0, '₺0,00', '₺0.00'],
    [-0, '₺0,00', '₺0.00'],
    [-0.001, '₺0,00', '₺0.00'],
    [-1234.5, '-₺1.234,50', '-₺1,234.50'],
    [1000, '₺1.000,00', '₺1,000.00'],
    [1.005, '₺1,01', '₺1.01'],
    ['1234.50', '₺1.234,50', '₺1,234.50'],
    ['-99.90', '-₺99,90', '-₺99.90'],
    ['9007199254740991.49', '₺9.007.199.254.740.991,49', '₺9,007,199,254,740,991.49'],
    [999_999_999_999, '₺999.999.999.999,00', '₺999,999,999,999.00'],
    ['12345678901234567890.12', '₺12.345.678.901.234.567.890,12', '₺12,345,678,901,234,567,890.12'],
    [Number.NaN, '–', '–'],
    [Number.POSITIVE_INFINITY, '–', '–'],
    ['', '–', '–'],
    ['1.234,56', '–', '–'],
    ['1e5', '–', '–'],
  ])('shows %j as %s in Turkish and %s in English', (amount, turkish, english) => {
    expect(formatMoney(amount, 'tr')).toBe(turkish);
    expect(formatMoney(amount, 'en')).toBe(english);
  });

  it.each([
    [250000, '₺250.000'],
    ['250000.00', '₺250.000'],
    [250000.5, '₺250.000,50'],
    [-1000, '-₺1.000'],
    [1234.999, '₺1.235'],
  ])('shows %j without zeros as %s on request', (amount, shown) => {
    expect(formatMoney(amount, 'tr', { trimWhole: true })).toBe(shown);
  });
});

describe('formatted figure', () => {
  const whole = [0, 7, 999, 1_000, 12_345, -1_234, -999_999, 1_000_000, 123_456_789_012, '1000.00', '-5'];
  const broken = [0.5, -0.5, 1.005, 2.675, 0.995, 999.999, 1_234.565, '12.3456', '-0.004', 0.004999];
  const extreme = [1e-7, -1e-9, 1e21, -1.5e22, '0.000', '00012.50', '123456789012345678.995'];

  it.each([...whole, ...broken, ...extreme])('equals the output of Intl: %s', (figure) => {
    for (const locale of ['tr', 'en'] as const) {
      for (const decimals of [undefined, 0, 1, 2, 3]) {
        const written = new Intl.NumberFormat(localeTag[locale], {
          minimumFractionDigits: decimals ?? 0,
          maximumFractionDigits: decimals ?? 2,
          signDisplay: 'negative',
        });
        const shown = formatNumber(figure, locale, decimals === undefined ? {} : { decimals });
        expect(shown).toBe(written.format(figure as number));
      }
    }
  });
});

describe('percent', () => {
  it.each([
    [2.94, '%2,94', '2.94%'],
    [50, '%50', '50%'],
    ['4.20', '%4,2', '4.2%'],
    [-1.5, '-%1,5', '-1.5%'],
    [Number.NaN, '–', '–'],
  ])('shows %j as %s in Turkish and %s in English', (percent, turkish, english) => {
    expect(formatPercent(percent, 'tr')).toBe(turkish);
    expect(formatPercent(percent, 'en')).toBe(english);
  });

  it('keeps the requested number of decimals', () => {
    expect(formatPercent(3, 'tr', { decimals: 2 })).toBe('%3,00');
  });
});

describe('numbers and counts', () => {
  it.each([
    [1234.567, '1.234,57', '1,234.57'],
    [7, '7', '7'],
    ['0.1', '0,1', '0.1'],
  ])('shows %j as %s and %s', (value, turkish, english) => {
    expect(formatNumber(value, 'tr')).toBe(turkish);
    expect(formatNumber(value, 'en')).toBe(english);
  });

  it('counts are whole', () => {
    expect([formatCount(12345, 'tr'), formatCount(1_000_000, 'en')]).toEqual(['12.345', '1,000,000']);
  });
});

describe('dates', () => {
  it.each([
    ['2026-11-20T11:30:00Z', '20.11.2026', '20 Nov 2026'],
    ['2026-11-20T21:00:00Z', '21.11.2026', '21 Nov 2026'],
    ['2026-03-01', '01.03.2026', '1 Mar 2026'],
    [new Date('2025-12-31T21:30:00Z'), '01.01.2026', '1 Jan 2026'],
    ['yakında', '–', '–'],
    [new Date(Number.NaN), '–', '–'],
  ])('shows the İstanbul day of %s as %s and %s', (moment, turkish, english) => {
    expect(formatDate(moment, 'tr')).toBe(turkish);
    expect(formatDate(moment, 'en')).toBe(english);
  });

  it('shows the time in İstanbul', () => {
    expect(formatDateTime('2026-11-20T06:05:59Z', 'tr')).toBe('20.11.2026 09:05');
    expect(formatDateTime('2026-11-20T21:00:00Z', 'en')).toBe('21 Nov 2026, 00:00');
    expect(formatTime('2026-11-20T21:05:59Z')).toBe('00:05');
    expect(formatToSecond('2026-11-20T21:05:09Z', 'tr')).toBe('21.11.2026 00:05:09');
    expect(formatToSecond('2026-11-20T06:05:59.999Z', 'en')).toBe('20 Nov 2026, 09:05:59');
    expect(formatToSecond('yok', 'tr')).toBe(noFigure);
    expect(formatTime('yok')).toBe(noFigure);
  });

  it.each([
    ['2026-11-20T06:05:59Z', '20 Kas 09:05', '20 Nov, 09:05'],
    ['2026-12-31T20:59:00Z', '31 Ara 23:59', '31 Dec, 23:59'],
    ['2026-12-31T21:00:00Z', '01.01.2027', '1 Jan 2027'],
    ['yakında', '–', '–'],
  ])('shows %s briefly as %s and %s', (moment, turkish, english) => {
    const now = new Date('2026-11-20T09:00:00Z');
    expect(formatBriefly(moment, now, 'tr')).toBe(turkish);
    expect(formatBriefly(moment, now, 'en')).toBe(english);
  });
});

it.each([
  [3, 0, 0],
  [3, 2, 2],
  [2.945, 2, 3],
  [0.00575, 0, 5],
])('%d shows all its decimals, at least %i of them: %i', (figure, least, decimals) => {
  expect(exactDecimals(figure, least)).toBe(decimals);
});
