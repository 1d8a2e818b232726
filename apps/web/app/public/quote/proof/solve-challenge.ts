import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import { leadingZeroBits, type Proof, puzzleText } from '@ayrac/domain/quote/quote-proof.ts';
import { sha256 } from '@ayrac/domain/quote/sha256.ts';

/** Attempts between pauses: a few milliseconds on a slow phone. */
const TRIES_BETWEEN_PAUSES = 1_000;

/** Solves a challenge. `pause` yields the thread. */
export async function solveChallenge(
  { token, seed, puzzles, bits }: ProofChallenge,
  pause: () => Promise<void>,
): Promise<Proof> {
  const solutions: number[] = [];
  for (let attempt = 0; solutions.length < puzzles; attempt += 1) {
    if (attempt % TRIES_BETWEEN_PAUSES === TRIES_BETWEEN_PAUSES - 1) await pause();
    if (leadingZeroBits(sha256(puzzleText(seed, solutions.length, attempt))) >= bits) {
      solutions.push(attempt);
      attempt = -1;
    }
  }
  return { token, solutions };
}
