import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { Sending } from '@ayrac/contract/quote.ts';
import type { ProofChallenge } from '@ayrac/domain/proof-challenge.ts';
import type { Proof } from '@ayrac/domain/quote/quote-proof.ts';
import { prove } from '#web/public/quote/proof/prove.ts';
import { arrivalOf } from './arrival.ts';

const DAY_MS = 86_400_000;

/** How a form is sent, and who is told when that takes longer. */
export interface ProvenSending {
  /** Milliseconds between seeing the form and sending it. */
  readonly filledInMs: number;
  /** Tests bring their own. */
  readonly solve?: (challenge: ProofChallenge) => Promise<Proof>;
  /** The server asked for a proof, and the browser begins to compute it. */
  readonly onChallenge: () => void;
}

/** Sends a form; where the server wants a proof first, it is computed and the same form is sent once more. */
export async function sendProven(
  send: (sending: Sending) => Promise<unknown>,
  { filledInMs, solve = prove, onChallenge }: ProvenSending,
): Promise<void> {
  const arrival = typeof document === 'undefined' ? {} : arrivalOf(location.href, document.referrer);
  const told = {
    filledInMs: Math.max(0, Math.min(Math.round(filledInMs), DAY_MS)),
    hasScript: true,
    ...arrival,
  };
  try {
    await send(told);
  } catch (error) {
    const { challenge } = readProblem(error);
    if (challenge === undefined) throw error;
    onChallenge();
    const { token, solutions } = await solve(challenge);
    await send({ ...told, proof: { token, solutions: [...solutions] } });
  }
}
