import { type CallRequest, drawCallRequest } from '../apps/server/src/testing/attack/call-requests.ts';
import type { Send } from '../apps/server/src/testing/attack/exchange.ts';
import { faultsOfCall } from '../apps/server/src/testing/attack/faults.ts';
import { learnKnown } from '../apps/server/src/testing/attack/known.ts';
import { type Person, renewEach, signInEach } from '../apps/server/src/testing/attack/people.ts';
import { type Outcome, runAttack } from '../apps/server/src/testing/attack/run-attack.ts';
import { stockSite } from '../apps/server/src/testing/attack/stock.ts';
import { onFreshSite } from './on-site.ts';
import { sendTo } from './send.ts';

/** Access tokens are renewed before they expire after 15 minutes. */
const RENEWED_AFTER_MS = 10 * 60_000;

/** Settings of a run from the command line. */
export interface Plan {
  readonly requests: number;
  readonly seed: number;
  readonly atOnce: number;
  /** Number of the first request. */
  readonly first: number;
}

/**
 * Attacks the API of a fresh site that has seen some use, as anonymous callers and with the demo account of each role.
 */
export function attackCalls({ requests, seed, atOnce, first }: Plan): Promise<Outcome> {
  return onFreshSite(async (origin) => {
    const send = sendTo(origin, atOnce);
    const signedIn = await signInEach(send, new Date());
    const known = await stockSite(send, { seed, known: await learnKnown(send), people: signedIn });
    const findPeople = keepSignedIn(send, signedIn);
    return runAttack<CallRequest>({
      ...{ requests, atOnce, first },
      draw: async (number) => drawCallRequest({ seed, known, people: await findPeople() }, number),
      send,
      faultsOf: faultsOfCall,
    });
  });
}

/** Returns a function that provides people with valid tokens, renewing them as needed. */
function keepSignedIn(send: Send, signedIn: readonly Person[]): () => Promise<readonly Person[]> {
  let people = Promise.resolve(signedIn);
  let renewedAt = Date.now();
  return () => {
    if (Date.now() - renewedAt > RENEWED_AFTER_MS) {
      renewedAt = Date.now();
      people = people.then((former) => renewEach(send, former));
    }
    return people;
  };
}
