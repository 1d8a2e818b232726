import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PLACES_FILE, placeNames } from './build-places.ts';

it("equal the register's places, like the server's", () => {
  expect(readFileSync(PLACES_FILE, 'utf8')).toBe(placeNames());
});
