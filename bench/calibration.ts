import { createHash } from 'node:crypto';
import { median } from './summary.ts';

const ROUNDS = 9;
const BLOCK = Buffer.alloc(1024 * 1024, 7);
const BLOCKS = 20;

/**
 * Measures the milliseconds that this machine takes to hash 20 MB. Divide by it to compare figures of different
 * machines, or of a busy and an idle one.
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
