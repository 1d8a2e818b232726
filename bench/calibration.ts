import { createHash } from 'node:crypto';
import { median } from './summary.ts';

const ROUNDS = 9;
const BLOCK = Buffer.alloc(1024 * 1024, 7);
const BLOCKS = 20;

/**
 * A loop that does the same everywhere: milliseconds to hash 20 MB. Whoever compares figures of two machines, or of
 * a busy and an idle one, divides by it.
 */
export function calibrate(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const begun = performance.now();
    const hash = createHash('sha256');
    for (let block = 0; block < BLOCKS; block += 1) hash.update(BLOCK);
    hash.digest();
    return performance.now() - begun;
  });
  return median(times);
}
