import { emailKey } from '@ayrac/domain/account/identity.ts';
import { CROWDED_BITS, type Proof, proofSubject } from '@ayrac/domain/quote/quote-proof.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { countAttempts } from '#server/guards/attempts.ts';
import { networksOf } from '#server/guards/network.ts';
import { askForProof, isProof } from './proof/proof.ts';

const NETWORK = 'quote-network-attempt';
const EMAIL = 'quote-email-attempt';

/** Subject of an attempt: the email address and the campaign. */
interface AttemptSubject {
  readonly email: string;
  readonly campaignId: string;
}

/** Whether the sender runs scripts, and the proof if there is one. */
interface Means {
  readonly hasScript?: boolean | undefined;
  readonly proof?: Proof | undefined;
}

/**
 * Counts an attempt before anything is answered, since "you have asked already" reveals to a stranger who asked for
 * what. Counts the addresses tried from a network and the campaigns tried with an address. Many attempts need a proof
 * each. Very many from one network are refused, and so is a crowded sender who cannot compute a proof.
 */
export async function admitAttempt(
  context: CallContext,
  about: AttemptSubject,
  { hasScript = true, proof }: Means,
): Promise<void> {
  const { address, services } = context;
  const { proofFrom, most } = services.env.quoteAttempts;
  const email = emailKey(about.email);
  const counts = await countAttempts(
    context,
    [
      ...networksOf(address).map(({ network, share }) => ({
        ...{ kind: NETWORK, subject: network, share, about: email },
      })),
      { kind: EMAIL, subject: email, about: about.campaignId.toLowerCase() },
    ],
    most,
  );
  const ofNetwork = counts.get(NETWORK) ?? 0;
  if (Math.max(ofNetwork, counts.get(EMAIL) ?? 0) < proofFrom) return;
  // An address is never refused for what others try with it.
  if (ofNetwork > most || !hasScript) throw new RefusalError('too-many-requests');
  const subject = proofSubject(about);
  if (isProof(context, proof, subject)) return;
  askForProof(context, subject, CROWDED_BITS);
}
