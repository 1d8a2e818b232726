import { expect, it } from 'vitest';
import { builtInProvinces } from './province.ts';

// Specification 8.15
it('lists the eight specified provinces in order, with their plate numbers', () => {
  expect(builtInProvinces.map(({ id, name }) => `${id} ${name}`)).toEqual([
    '34 İstanbul',
    '6 Ankara',
    '35 İzmir',
    '16 Bursa',
    '7 Antalya',
    '1 Adana',
    '42 Konya',
    '27 Gaziantep',
  ]);
});
