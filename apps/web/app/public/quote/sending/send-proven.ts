import { readProblem } from '@ayrac/browser/calls/problem.ts';
import type { Sending } from '@ayrac/contract/quote.ts';
import type { ProofChallenge } from '@ayrac/domain/quote/proof-challenge.ts';
import type { Proof } from '@ayrac/domain/quote/quote-proof.ts';
import { prove } from '#web/public/quote/proof/prove.ts';
import { arrivalOf } from './arrival.ts';

const DAY_MS = 86_400_000;

/** How a form is sent, and what is called if it takes longer. */
export interface ProvenSending {
  /** Milliseconds between showing and sending the form. */
  readonly filledInMs: number;
  /** Solver of the challenge. Tests pass their own. */
  readonly solve?: (challenge: ProofChallenge) => Promise<Proof>;
  /** Called when the server requires a proof of work, before it is computed. */
  readonly onChallenge: () => void;
}

/** Sends a form. If the server requires a proof of work, computes it and sends the form again. */
export async function sendProven(
  send: (sending: Sending) => Promise<unknown>,
  { filledInMs, solve = prove, onChallenge }: ProvenSending,
): Promise<void> {
  const arrival = typeof document === 'undefined' ? {} : arrivalOf(location.href, document.referrer);
  const sending = {
    filledInMs: Math.max(0, Math.min(Math.round(filledInMs), DAY_MS)),
    hasScript: true,
    ...arrival,
  };
  try {
    await send(sending);
  } catch (error) {
    const { challenge } = readProblem(error);
    if (challenge === undefined) throw error;
    onChallenge();
    const { token, solutions } = await solve(challenge);
    await send({ ...sending, proof: { token, solutions: [...solutions] } });
  }
}
