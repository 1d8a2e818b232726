import type { Sending } from '@ayrac/contract/quote.ts';
import { assessSending, proofSubject, type Suspicion } from '@ayrac/domain/quote/quote-proof.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { type Asker, countQuote } from './limits.ts';
import { askForProof, spendProof } from './proof/proof.ts';

/** How a request was sent. */
export interface Sent {
  readonly trippedHoneypot: boolean;
  /** What the form's page says of it. */
  readonly told: Sending | undefined;
}

/** A request, by who asks; a form alone asks for no campaign. */
interface Assessed extends Asker {
  readonly campaignId?: string;
}

/**
 * Counts a request towards its limits and tells what it is suspected of; refuses what is too much, and with a challenge
 * where a proof is needed first.
 */
export async function assessRequest(
  tx: Executor,
  context: CallContext,
  { trippedHoneypot, told }: Sent,
  { campaignId = '', ...asker }: Assessed,
): Promise<readonly Suspicion[]> {
  const recentFromAddress = await countQuote(tx, context, asker);
  const subject = proofSubject({ campaignId, email: asker.email });
  const verdict = assessSending(
    {
      trippedHoneypot,
      recentFromAddress,
      filledInMs: told?.filledInMs ?? null,
      hasScript: told?.hasScript ?? true,
      isProven: await spendProof(tx, context, told?.proof, subject),
    },
    context.services.env.quoteSuspicion,
  );
  return verdict.kind === 'take' ? verdict.suspicions : askForProof(context, subject, verdict.bits);
}
