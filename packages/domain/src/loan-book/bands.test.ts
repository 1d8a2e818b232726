import { describe, expect, it } from 'vitest';
import { readTermBands, readVehicleBands, writeTermBands, writeVehicleBands } from './bands.ts';

const byAmount = [
  { upTo: 125_000, maxTerm: 36 },
  { upTo: 250_000, maxTerm: 24 },
  { upTo: null, maxTerm: 12 },
];
const byValue = [
  { upTo: 400_000, loanPercent: 70, maxTerm: 48 },
  { upTo: 800_000, loanPercent: 50, maxTerm: 36 },
];

describe('vehicle bands', () => {
  it.each(['tr', 'en'] as const)('are read back as written (%s)', (locale) => {
    expect(readTermBands(writeTermBands(byAmount, locale))).toEqual({ kind: 'ok', value: byAmount });
    expect(readVehicleBands(writeVehicleBands(byValue, locale))).toEqual({ kind: 'ok', value: byValue });
  });

  it('are written in the number format of the language', () => {
    expect(writeTermBands(byAmount, 'tr')).toBe('125.000: 36; 250.000: 24; 12');
    expect(writeVehicleBands(byValue, 'tr')).toBe('400.000: %70 / 48; 800.000: %50 / 36');
    expect(writeVehicleBands(byValue, 'en')).toBe('400,000: 70% / 48; 800,000: 50% / 36');
  });

  it.each([
    ['', []],
    ['36', [{ upTo: null, maxTerm: 36 }]],
    [
      '125.000 TL: 36\n12',
      [
        { upTo: 125_000, maxTerm: 36 },
        { upTo: null, maxTerm: 12 },
      ],
    ],
  ])('"%s" is %o', (text, bands) => {
    expect(readTermBands(text)).toEqual({ kind: 'ok', value: bands });
  });

  it.each([
    '250.000: 24; 125.000: 36',
    '12; 125.000: 36',
    '125.000:',
    'x: 12',
    '125.000: 0',
    '125.000: 12,5',
    '1: 481',
  ])('"%s" is invalid', (text) => {
    expect(readTermBands(text)).toEqual({ kind: 'problem', problem: 'invalid' });
  });

  it.each(['400.000: %70', '400.000: %0 / 48', '400.000: %101 / 48', '800.000: %50 / 36; 400.000: %70 / 48'])(
    '"%s" is invalid for a vehicle',
    (text) => {
      expect(readVehicleBands(text)).toEqual({ kind: 'problem', problem: 'invalid' });
    },
  );
});
