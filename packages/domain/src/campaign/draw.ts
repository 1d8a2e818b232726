/** Gives a number from 0 up to, but without, 1 at each call; `Math.random` is one. */
export type Random = () => number;

/** Draws up to `count` different items by chance, in the order drawn; the list itself stays as it is. */
export function draw<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const left = [...items];
  const drawn: Item[] = [];
  while (drawn.length < count && left.length > 0) {
    const place = Math.min(left.length - 1, Math.floor(random() * left.length));
    drawn.push(...left.splice(place, 1));
  }
  return drawn;
}

// The multiplicative generator of Park and Miller (1988): small, and the same in every runtime.
const modulus = 2_147_483_647;
const multiplier = 48_271;

/** Makes a source of chance that repeats itself for the same whole-numbered seed; not for secrets. */
export function seededRandom(seed: number): Random {
  let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
  const next = () => {
    state = (state * multiplier) % modulus;
    return (state - 1) / (modulus - 1);
  };
  // Neighbouring seeds begin alike; a few steps part them.
  for (let step = 0; step < 3; step += 1) next();
  return next;
}
