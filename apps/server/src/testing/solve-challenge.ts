import { createHash } from 'node:crypto';
import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import { leadingZeroBits, type Proof, puzzleText } from '@ayrac/domain/quote/quote-proof.ts';

/** Solves a proof of work as a browser does. */
export function solveChallenge({ token, seed, puzzles, bits }: ProofChallenge): Proof {
  const solutions = Array.from({ length: puzzles }, (_, puzzle) => {
    for (let attempt = 0; ; attempt += 1) {
      const hash = createHash('sha256')
        .update(puzzleText(seed, puzzle, attempt))
        .digest();
      if (leadingZeroBits(hash) >= bits) return attempt;
    }
  });
  return { token, solutions };
}
