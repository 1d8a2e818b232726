import { canMove, canRestore, stateBeforeWithdrawal } from '@ayrac/domain/quote/request-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { reclaimCampaign, releaseCampaign } from '../claim.ts';
import { addApplication, takeApplicationBack } from '../queries.ts';
import { linkOf, lockRequest, type RequestRow, writeState } from './queries.ts';

type Asked = Pick<RequestRow, 'kind' | 'id' | 'email'>;

/** Takes a request back: nobody goes on with it, and its campaign can be asked for again. Done twice it is done once. */
export function withdraw({ db, now }: CallContext, { kind, id }: Asked): Promise<void> {
  return inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, kind, id);
    if (request === undefined) throw new RefusalError('not-found');
    if (request.state === 'withdrawn') return;
    if (!canMove(request.state, 'withdrawn')) throw new RefusalError('request-closed');
    await releaseCampaign(tx, linkOf[kind].claim, id);
    await writeState(tx, kind, id, { state: 'withdrawn', isActive: false, withdrawnAt: now });
    await takeApplicationBack(tx, request.campaignId);
  });
}

/** Takes up again a request that was withdrawn minutes ago, where it was; unless its campaign was asked for anew. */
export async function restore({ db, now }: CallContext, { kind, id, email }: Asked): Promise<void> {
  const fingerprint = await fingerprintOf(db);
  await inTransaction(db, async (tx) => {
    const request = await lockRequest(tx, kind, id);
    if (request === undefined) throw new RefusalError('not-found');
    if (request.state !== 'withdrawn') return;
    if (!canRestore(request.withdrawnAt, now)) throw new RefusalError('request-closed');
    const claimant = { email, customerId: request.customerId };
    await reclaimCampaign(tx, linkOf[kind].claim, request, claimant, fingerprint);
    const state = stateBeforeWithdrawal(request);
    await writeState(tx, kind, id, { state, isActive: true, withdrawnAt: null });
    await addApplication(tx, request.campaignId);
  });
}
