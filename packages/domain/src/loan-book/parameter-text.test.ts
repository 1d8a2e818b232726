import { expect, it } from 'vitest';
import type { ParameterName } from '../loan/loan-parameters.ts';
import { isSoundParameter, readParameter, tidyParameter, writeParameter } from './parameter-text.ts';

it.each<[ParameterName, string, unknown]>([
  ['kkdf', '%15', 0.15],
  ['bsmv', '15', 0.15],
  ['allocation-fee', '0,5', 0.005],
  ['allocation-fee', '0.575 %', 0.00575],
  ['early-closure', '', null],
  ['early-closure', '36: %1; %2', { shortMonths: 36, shortFeeRate: 0.01, longFeeRate: 0.02 }],
  [
    'statutory-terms',
    '125.000: 36; 12',
    [
      { upTo: 125_000, maxTerm: 36 },
      { upTo: null, maxTerm: 12 },
    ],
  ],
  ['vehicle-bands', '400.000: %70 / 48', [{ upTo: 400_000, loanPercent: 70, maxTerm: 48 }]],
])('%s "%s" is %o, and is read back as written', (name, text, value) => {
  const read = readParameter(name, text);
  expect(read).toEqual({ kind: 'ok', value });
  if (read.kind !== 'ok') return;
  expect(readParameter(name, writeParameter(name, read.value, 'tr'))).toEqual(read);
  expect(readParameter(name, writeParameter(name, read.value, 'en'))).toEqual(read);
});

it.each<[ParameterName, string, string]>([
  ['kkdf', '', 'required'],
  ['kkdf', 'on beş', 'not-a-number'],
  ['kkdf', '101', 'above-maximum'],
  ['early-closure', '36: %1', 'invalid'],
  ['early-closure', '0: %1; %2', 'invalid'],
])('%s "%s" is %s', (name, text, problem) => {
  expect(readParameter(name, text)).toEqual({ kind: 'problem', problem });
});

it('a share above all of the interest is invalid', () => {
  expect(isSoundParameter('kkdf', 1.5)).toBe(false);
  expect(isSoundParameter('early-closure', { shortMonths: 36, shortFeeRate: 2, longFeeRate: 0 })).toBe(false);
});

it('a typed parameter is shown as it is written, or as typed if it cannot be read', () => {
  expect(tidyParameter('kkdf', ' 15 ', 'tr')).toBe(writeParameter('kkdf', 0.15, 'tr'));
  expect(tidyParameter('kkdf', ' çok ', 'tr')).toBe('çok');
});
