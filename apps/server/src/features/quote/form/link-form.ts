import { maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addApplication } from '#server/features/campaign/writes.ts';
import { insertLead } from '#server/features/lead/arrival/writes.ts';
import { offerOf, putRequestMail, turnOf } from '#server/features/lead/outbox.ts';
import { claimCampaign, markSuspect } from '#server/features/lead/writes.ts';
import { once } from '#server/guards/idempotency.ts';
import { admitAttempt } from '../admit.ts';
import { assessRequest, type Sent } from '../assess-request.ts';
import { findForm, findQuotableCampaign } from '../queries.ts';

/** Requests a campaign with a form that its creator, or an admin, sent before. */
export async function linkForm(
  context: CallContext,
  input: { readonly formId: string; readonly campaignId: string },
  sent: Sent,
): Promise<{ readonly relationId: string }> {
  const { db, caller, now } = context;
  const { formId, campaignId } = input;
  const form = await findForm(db, formId);
  if (form === undefined || !maySee(caller, 'create-form-link', form.customerId)) {
    throw new RefusalError('not-found');
  }
  const { email, phone, customerId } = form;
  await admitAttempt(context, { email, campaignId }, sent.sending ?? {});
  const offer = await offerOf(db, context, campaignId);
  return inTransaction(db, (tx) =>
    once(tx, context, 'create-form-link', input, async () => {
      const claimant = { email, customerId };
      const [campaign, relationId, suspicions, notBefore] = await together(
        findQuotableCampaign(tx, campaignId, now),
        claimCampaign(tx, context, campaignId, claimant),
        assessRequest(tx, context, sent, { ...claimant, phone, campaignId }),
        turnOf(tx, claimant, now),
      );
      if (suspicions.length > 0) await markSuspect(tx, formId, suspicions);
      const isSuspect = suspicions.length > 0 || form.isSuspect;
      await insertLead(tx, context, sent.sending, {
        ...{ id: relationId, campaign, formId, customerId, isSuspect, createdAt: now },
        suspicions: isSuspect ? [...new Set([...form.suspicions, ...suspicions])] : [],
        contactTime: form.contactTime,
      });
      if (!isSuspect) {
        await putRequestMail(tx, context, { relationId, campaign, offer, ...claimant, notBefore });
        await addApplication(tx, campaign.id);
      }
      return { relationId };
    }),
  );
}
