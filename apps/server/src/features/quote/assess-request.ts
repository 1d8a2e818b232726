import type { Sending } from '@ayrac/contract/quote.ts';
import { assessSending, proofSubject, type Suspicion } from '@ayrac/domain/quote/quote-proof.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { type Asker, countQuote } from './limits.ts';
import { askForProof, spendProof } from './proof/proof.ts';

/** How a request was sent. */
export interface Sent {
  readonly trippedHoneypot: boolean;
  /** What the form's page reports about the sending. */
  readonly sending: Sending | undefined;
}

/** Sender of a request. A form on its own has no campaign. */
interface Assessed extends Asker {
  readonly campaignId?: string;
}

/**
 * Counts a request towards its limits and returns its suspicions. Refuses a request over a limit, and one that needs a
 * proof first, with the challenge.
 */
export async function assessRequest(
  tx: Executor,
  context: CallContext,
  { trippedHoneypot, sending }: Sent,
  { campaignId = '', ...asker }: Assessed,
): Promise<readonly Suspicion[]> {
  const recentFromAddress = await countQuote(tx, context, asker);
  const subject = proofSubject({ campaignId, email: asker.email });
  const verdict = assessSending(
    {
      trippedHoneypot,
      recentFromAddress,
      filledInMs: sending?.filledInMs ?? null,
      hasScript: sending?.hasScript ?? true,
      isProven: await spendProof(tx, context, sending?.proof, subject),
    },
    context.services.env.quoteSuspicion,
  );
  return verdict.kind === 'take' ? verdict.suspicions : askForProof(context, subject, verdict.bits);
}
