import type { Client } from '@ayrac/contract/client.ts';
import type { Proof, ProofChallenge } from '@ayrac/domain/quote-proof.ts';
import { readProblem } from '#web/calls/problem.ts';
import { noteAsked } from '#web/follow/hold-campaign.ts';
import type { quoteBody } from '#web/public/quote/form/quote-draft.ts';
import { prove } from '#web/public/quote/proof/prove.ts';

interface Sending {
  readonly body: ReturnType<typeof quoteBody>;
  readonly idempotencyKey: string;
  /** Milliseconds between seeing the form and sending it. */
  readonly filledInMs: number;
  /** Tests bring their own. */
  readonly solve?: (challenge: ProofChallenge) => Promise<Proof>;
  /** The server asked for a proof, and the browser begins to compute it. */
  readonly onChallenge: () => void;
}

/**
 * Sends a quote and marks its campaign as asked for; where the server wants a proof first, it is computed and the same
 * request is sent once more.
 */
export async function sendQuote(
  client: Pick<Client, 'submitAnonymousQuote'>,
  { body, idempotencyKey, filledInMs, solve = prove, onChallenge }: Sending,
): Promise<void> {
  const told = { filledInMs: Math.max(0, Math.min(Math.round(filledInMs), 86_400_000)), hasScript: true };
  const send = (proof?: Proof) => {
    const sending =
      proof === undefined ? told : { ...told, proof: { ...proof, solutions: [...proof.solutions] } };
    return client.submitAnonymousQuote({ body: { ...body, sending } }, { idempotencyKey });
  };
  try {
    await send();
  } catch (error) {
    const { challenge } = readProblem(error);
    if (challenge === undefined) throw error;
    onChallenge();
    await send(await solve(challenge));
  }
  noteAsked(body.campaignId);
}
