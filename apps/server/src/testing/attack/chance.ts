import { type Random, seededRandom } from '@ayrac/domain/campaign/draw.ts';

// Larger than any run, so that neighbouring seeds never share a request.
const SEED_STEP = 1_000_003;

/** Returns the random numbers of one request. They depend on seed and number only, not on earlier requests. */
export function chanceOf(seed: number, number: number): Random {
  return seededRandom(mixed(seed * SEED_STEP + number));
}

/**
 * Spreads neighbouring numbers over 32 bits with MurmurHash3's finaliser. Otherwise the draws of neighbouring requests
 * would differ by a constant step.
 */
function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Picks one of the items. Throws when there are none. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const [item] = items.slice(below(random, items.length));
  if (item === undefined) throw new Error('There is nothing to draw from.');
  return item;
}

/** Draws a whole number from 0 to `limit` − 1. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** Whether an event with this probability (0 to 1) happens. */
export function happens(random: Random, share: number): boolean {
  return random() < share;
}
