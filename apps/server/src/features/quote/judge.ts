import type { Sending } from '@ayrac/contract/quote.ts';
import { judgeSending, proofSubject } from '@ayrac/domain/quote-proof.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { makeChallenge, spendProof } from './proof/proof.ts';

/** How a request was sent. */
export interface Sent {
  readonly trippedHoneypot: boolean;
  /** What the form's page says of it. */
  readonly told: Sending | undefined;
}

/** Tells whether a request is suspect; refuses with a challenge where a proof is needed first. */
export async function judge(
  tx: Executor,
  { now, services }: CallContext,
  { trippedHoneypot, told }: Sent,
  /** Requests of the same address within ten minutes, this one included. */
  recentFromAddress: number,
  quote: { readonly campaignId: string; readonly email: string },
  fingerprint: Fingerprint,
): Promise<boolean> {
  const subject = proofSubject(quote);
  const verdict = judgeSending(
    {
      trippedHoneypot,
      recentFromAddress,
      filledInMs: told?.filledInMs ?? null,
      hasScript: told?.hasScript ?? true,
      isProven: await spendProof(tx, told?.proof, subject, now, fingerprint),
    },
    services.env.quoteSuspicion,
  );
  if (verdict.kind === 'take') return verdict.isSuspect;
  throw new RefusalError(
    'proof-needed',
    {},
    {
      challenge: makeChallenge(fingerprint, subject, verdict.bits, now),
    },
  );
}
