import { expect, it } from 'vitest';
import { contrastWithWhite, readBrandColour } from './brand-colour.ts';

it.each([
  ['#334155', { kind: 'ok', value: '#334155' }],
  [' #1a2b3c ', { kind: 'ok', value: '#1A2B3C' }],
  ['#767676', { kind: 'ok', value: '#767676' }],
  ['#777777', { kind: 'problem', problem: 'pale-colour' }],
  ['#ffffff', { kind: 'problem', problem: 'pale-colour' }],
  ['334155', { kind: 'problem', problem: 'invalid-colour' }],
  ['#345', { kind: 'problem', problem: 'invalid-colour' }],
  ['#33415G', { kind: 'problem', problem: 'invalid-colour' }],
  ['red;background:url(x)', { kind: 'problem', problem: 'invalid-colour' }],
])('%s is parsed as %o', (text, read) => {
  expect(readBrandColour(text)).toEqual(read);
});

it.each([
  ['#FFFFFF', 1],
  ['#000000', 21],
])('white on %s has a contrast of %d', (colour, contrast) => {
  expect(contrastWithWhite(colour)).toBeCloseTo(contrast);
});
