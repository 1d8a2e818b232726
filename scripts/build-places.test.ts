import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLACES_FILE, placeNames } from './build-places.ts';

it('are the places of the register, as the server has them', () => {
  expect(readFileSync(PLACES_FILE, 'utf8')).toBe(placeNames());
});
