import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import { solveChallenge } from './solve-challenge.ts';

// The worker has no other task, so no pauses are needed.
addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  solveChallenge(data, async () => undefined).then((proof) => postMessage(proof));
});
