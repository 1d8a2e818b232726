import { answerBeginning } from '@ayrac/domain/delivery/answer-beginning.ts';
import { afterFailedDelivery, isTaken } from '@ayrac/domain/delivery/delivery.ts';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { unseal } from '#server/guards/sealed.ts';
import { isDeliverable, personalOf, presentEvent } from '../present-event.ts';
import { type DeliveredLead, findDelivered } from '../queries.ts';
import { type Settlement, settleDelivery, type TakenDelivery } from '../writes.ts';
import { type Answered, callAddress } from './call-address.ts';
import type { Reach } from './reachable-address.ts';
import { signedHeaders } from './signature.ts';

/** Dependencies of an attempt. */
export interface Sender {
  readonly db: Database;
  readonly clock: () => Date;
  readonly reach: Reach;
  /** Timeout of the call. */
  readonly timeMs: number;
}

/** Tries to deliver once and stores the outcome. No database connection is held during the call. */
export async function attemptDelivery(
  taken: TakenDelivery,
  { db, clock, reach, timeMs }: Sender,
  signal: AbortSignal,
): Promise<Settlement['state']> {
  const lead = taken.leadId === null ? null : await findDelivered(db, taken.leadId);
  if (lead === undefined || (lead !== null && !isDeliverable(taken, lead))) {
    await settleDelivery(db, taken, { state: 'stopped' }, undefined);
    return 'stopped';
  }
  const body = JSON.stringify(presentEvent(taken, lead));
  const at = clock();
  const signed = signedHeaders({ id: taken.id, at, body }, await secretsOf(db, taken, at));
  const headers = { ...signed, 'content-type': 'application/json', 'user-agent': 'Ayrac-Webhooks/1' };
  const began = performance.now();
  const answered = await callAddress({ url: taken.url, headers, body, timeMs, reach, signal });
  const tookMs = Math.round(performance.now() - began);
  const settlement = settlementOf(taken, answered, clock());
  // The erased person's data is no longer known, so it could not be removed from the stored response. The response text
  // is dropped instead.
  const answer = taken.event === 'request-erased' ? withoutWords(answered) : answered;
  const attempt = { at, tookMs, ...presentAnswer(answer, lead) };
  await inTransaction(db, (tx) => settleDelivery(tx, taken, settlement, attempt));
  return settlement.state;
}

async function secretsOf(db: Database, taken: TakenDelivery, now: Date): Promise<readonly string[]> {
  const { webhookId, sealedSecret, previousSecret, previousUntil } = taken;
  const isPreviousGood = previousSecret !== null && previousUntil !== null && previousUntil > now;
  const sealed = isPreviousGood ? [sealedSecret, previousSecret] : [sealedSecret];
  return Promise.all(sealed.map((each) => unseal(db, each, webhookId)));
}

function settlementOf({ tries, triedSince }: TakenDelivery, answered: Answered, now: Date): Settlement {
  if (answered.kind === 'answer' && isTaken(answered.status)) return { state: 'delivered' };
  const outlook = afterFailedDelivery(tries, triedSince, now);
  return outlook.kind === 'failed' ? { state: 'failed' } : { state: 'waiting', nextTryAt: outlook.at };
}

function withoutWords(answered: Answered): Answered {
  return answered.kind === 'answer' ? { ...answered, beginning: '' } : answered;
}

function presentAnswer(answered: Answered, lead: DeliveredLead | null) {
  if (answered.kind === 'problem') return { problem: answered.problem };
  return { status: answered.status, answer: answerBeginning(answered.beginning, personalOf(lead)) };
}
