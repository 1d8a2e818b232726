import { setTimeout as delay } from 'node:timers/promises';

/** However long some work took: a transaction around it is not to stand still for longer. */
const LONGEST_REST_MS = 1_000;

/** Rests, each time that it is called, as long as what was done since the last time took: visitors come first. */
export function atHalfPace(): () => Promise<void> {
  let rested = performance.now();
  return async () => {
    await delay(Math.min(performance.now() - rested, LONGEST_REST_MS));
    rested = performance.now();
  };
}
