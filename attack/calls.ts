import { type CallRequest, drawCallRequest } from '../apps/server/src/testing/attack/call-requests.ts';
import type { Send } from '../apps/server/src/testing/attack/exchange.ts';
import { faultsOfCall } from '../apps/server/src/testing/attack/faults.ts';
import { learnKnown } from '../apps/server/src/testing/attack/known.ts';
import { type Person, renewEach, signInEach } from '../apps/server/src/testing/attack/people.ts';
import { type Outcome, runAttack } from '../apps/server/src/testing/attack/run-attack.ts';
import { stockSite } from '../apps/server/src/testing/attack/stock.ts';
import { onFreshSite } from './on-site.ts';
import { sendTo } from './send.ts';

/** An access token lives for a quarter of an hour. */
const RENEWED_AFTER_MS = 10 * 60_000;

/** What the command line says of a run. */
export interface Plan {
  readonly requests: number;
  readonly seed: number;
  readonly atOnce: number;
  /** The number of the first request. */
  readonly first: number;
}

/** Attacks the calls of a fresh site after its first days, as strangers and as the demo's account of each role. */
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

/** Answers the people with tokens that live, for as long as somebody asks. */
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
