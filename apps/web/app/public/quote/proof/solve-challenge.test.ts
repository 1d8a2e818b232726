import { isSolved } from '@ayrac/domain/quote/quote-proof.ts';
import { sha256 } from '@ayrac/domain/quote/sha256.ts';
import { expect, it } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

it.each([
  ['easy', 1],
  ['harder', 11],
])('a challenge that is %s is solved as the server verifies it, with pauses', async (_name, bits) => {
  const challenge = { token: 'jeton', seed: 'AbCd_012-xyz9876', puzzles: 8, bits };
  let pauses = 0;
  const proof = await solveChallenge(challenge, async () => {
    pauses += 1;
  });
  expect(proof.token).toBe('jeton');
  expect(isSolved(challenge, proof.solutions, sha256)).toBe(true);
  expect(pauses).toBe(proof.solutions.reduce((sum, tries) => sum + Math.floor((tries + 1) / 1_000), 0));
});
