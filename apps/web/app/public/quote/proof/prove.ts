import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import type { Proof } from '@ayrac/domain/quote/quote-proof.ts';

/** Computes a proof of work in a worker. Without workers it runs on the page's thread, with pauses. */
export async function prove(challenge: ProofChallenge): Promise<Proof> {
  try {
    return await proveInWorker(challenge);
  } catch {
    const { solveChallenge } = await import('./solve-challenge.ts');
    return solveChallenge(challenge, () => new Promise((resolve) => setTimeout(resolve)));
  }
}

function proveInWorker(challenge: ProofChallenge): Promise<Proof> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
  const proof = new Promise<Proof>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Proof>) => resolve(data);
    worker.onerror = reject;
  });
  worker.postMessage(challenge);
  return proof.finally(() => worker.terminate());
}
