import { maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addApplication } from '#server/features/campaign/writes.ts';
import { putRequestMail } from '#server/features/lead/outbox.ts';
import { claimCampaign, insertLead, markSuspect } from '#server/features/lead/writes.ts';
import { once } from '#server/guards/idempotency.ts';
import { admitAttempt } from '../admit.ts';
import { assessRequest, type Sent } from '../assess-request.ts';
import { findForm, findQuotableCampaign } from '../queries.ts';

/** Asks for a campaign with a form that its creator, or an admin, sent before. */
export async function linkForm(
  context: CallContext,
  asked: { readonly formId: string; readonly campaignId: string },
  sent: Sent,
): Promise<{ readonly relationId: string }> {
  const { db, caller, now, services } = context;
  const { formId, campaignId } = asked;
  const form = await findForm(db, formId);
  if (form === undefined || !maySee(caller, 'create-form-link', form.customerId)) {
    throw new RefusalError('not-found');
  }
  const { email, phone, customerId } = form;
  await admitAttempt(context, { email, campaignId }, sent.told ?? {});
  return inTransaction(db, (tx) =>
    once(tx, context, 'create-form-link', asked, async () => {
      const campaign = await findQuotableCampaign(tx, campaignId, now);
      const claimant = { email, customerId };
      const relationId = await claimCampaign(tx, campaign.id, claimant, services.fingerprint);
      const assessed = { ...claimant, phone, campaignId: campaign.id };
      const suspicions = await assessRequest(tx, context, sent, assessed);
      if (suspicions.length > 0) await markSuspect(tx, formId, suspicions);
      const isSuspect = suspicions.length > 0 || form.isSuspect;
      await insertLead(tx, context, sent.told, {
        ...{ id: relationId, formId, customerId, isSuspect, createdAt: now },
        suspicions: isSuspect ? [...new Set([...form.suspicions, ...suspicions])] : [],
        ...{ campaignId: campaign.id, brandId: campaign.brandId },
      });
      if (!isSuspect) {
        await putRequestMail(tx, context, { relationId, campaign, ...claimant });
        await addApplication(tx, campaign.id);
      }
      return { relationId };
    }),
  );
}
