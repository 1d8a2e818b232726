import type { ProofChallenge } from '@ayrac/domain/proof-challenge.ts';
import { solveChallenge } from './solve-challenge.ts';

// The thread is this computation's own: nobody waits for a pause.
addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => {
  solveChallenge(data, async () => undefined).then((proof) => postMessage(proof));
});
