import { canMove, type RequestState } from '@ayrac/domain/quote/request-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Executor } from '#server/db/database.ts';
import { notifyOfMove } from '#server/features/notification/queries.ts';
import { lockRequest, type RequestKind, writeState } from './queries.ts';

/** Where those who work on a request take it; whoever asked withdraws it themselves. */
export type MovedTo = Exclude<RequestState, 'received' | 'withdrawn'>;

const instantOf = { forwarded: 'forwardedAt', contacted: 'contactedAt', closed: 'closedAt' } as const;

/** Takes a request on, by the table of moves, and tells the member whose it is. */
export async function moveRequest(
  tx: Executor,
  { kind, id }: { readonly kind: RequestKind; readonly id: string },
  to: MovedTo,
  now: Date,
): Promise<void> {
  const request = await lockRequest(tx, kind, id);
  if (request === undefined) throw new RefusalError('not-found');
  if (request.state === to) return;
  if (!canMove(request.state, to)) throw new RefusalError('request-closed');
  await writeState(tx, kind, id, { state: to, isActive: true, [instantOf[to]]: now });
  const { customerId, campaignId } = request;
  if (customerId !== null) await notifyOfMove(tx, { accountId: customerId, campaignId, state: to, now });
}
