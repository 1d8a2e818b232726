import { expect, it } from 'vitest';
import { measureDurability } from './measure.ts';

const TWO_MINUTES = 120_000;

it(
  'confirmed quotes are neither lost nor duplicated while node and PostgreSQL are killed under load',
  async () => {
    const { kills, ...outcome } = await measureDurability(200, 2);
    expect(outcome).toEqual({ confirmed: 200, lost: 0, doubled: 0, repeated: expect.any(Number) });
    expect(outcome.repeated).toBeGreaterThan(0);
    expect(kills.map(({ what }) => what)).toEqual(['node', 'database']);
  },
  TWO_MINUTES,
);
