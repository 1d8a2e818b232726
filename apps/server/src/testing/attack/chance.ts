import { type Random, seededRandom } from '@ayrac/domain/campaign/draw.ts';

// Larger than any run, so that no two requests of neighbouring seeds draw alike.
const SEED_STEP = 1_000_003;

/** The chance of one request of a run: the same seed and number draw the same, whatever came before. */
export function chanceOf(seed: number, number: number): Random {
  return seededRandom(mixed(seed * SEED_STEP + number));
}

/** Spreads neighbouring numbers over 32 bits, as MurmurHash3 ends; unmixed, each draw of theirs is a step apart. */
function mixed(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Draws one of the items. */
export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const [item] = items.slice(below(random, items.length));
  if (item === undefined) throw new Error('There is nothing to draw from.');
  return item;
}

/** Draws a whole number from 0 up to, but without, the limit. */
export function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** Whether something happens that does in this share (0 to 1) of all cases. */
export function happens(random: Random, share: number): boolean {
  return random() < share;
}
