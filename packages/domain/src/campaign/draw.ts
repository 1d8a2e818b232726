/** Source of random numbers from 0 (inclusive) to 1 (exclusive), such as `Math.random`. */
export type Random = () => number;

/** Draws up to `count` different items at random, in the order drawn. The list itself is not changed. */
export function draw<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0) {
    const place = Math.min(left.length - 1, Math.floor(random() * left.length));
    drawn.push(...left.splice(place, 1));
  }
  return drawn;
}

// Multiplicative generator of Park and Miller (1988): small, and the same in every runtime.
const modulus = 2_147_483_647;
const multiplier = 48_271;

/** Creates a source of random numbers that repeats itself for the same integer seed. Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
  const next = () => {
    state = (state * multiplier) % modulus;
    return (state - 1) / (modulus - 1);
  };
  // Neighbouring seeds give similar first values, so the first few are skipped.
  for (let step = 0; step < 3; step += 1) next();
  return next;
}
