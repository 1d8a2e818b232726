import { setTimeout as delay } from 'node:timers/promises';

/** Longest pause, so that a surrounding transaction is not idle for longer. */
const LONGEST_REST_MS = 1_000;

/**
 * Returns a function that pauses for as long as the work since its last call took, so that visitors are not delayed.
 */
export function atHalfPace(): () => Promise<void> {
  let rested = performance.now();
  return async () => {
    await delay(Math.min(performance.now() - rested, LONGEST_REST_MS));
    rested = performance.now();
  };
}
