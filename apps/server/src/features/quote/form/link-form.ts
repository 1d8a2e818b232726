import { maySee } from '@ayrac/domain/access.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { once } from '#server/guards/idempotency.ts';
import { claimCampaign } from '../claim.ts';
import { countQuote } from '../limits.ts';
import { putRequestMail } from '../outbox.ts';
import { addApplication, findForm, findQuotableCampaign } from '../queries.ts';
import { formToCampaign } from '../table.ts';

/** Asks for a campaign with a form that its creator, or an admin, sent before. */
export async function linkForm(
  context: CallContext,
  asked: { readonly formId: string; readonly campaignId: string },
): Promise<{ readonly relationId: string }> {
  const { db, caller, now } = context;
  const { formId, campaignId } = asked;
  const fingerprint = await fingerprintOf(db);
  return inTransaction(db, (tx) =>
    once(tx, context, 'create-form-link', asked, async () => {
      const form = await findForm(tx, formId);
      if (form === undefined || !maySee(caller, 'create-form-link', form.customerId)) {
        throw new RefusalError('not-found');
      }
      const { email, phone, customerId } = form;
      const campaign = await findQuotableCampaign(tx, campaignId, now);
      const claimant = { email, customerId };
      const relationId = await claimCampaign(tx, 'form_link_id', campaign.id, claimant, fingerprint);
      await countQuote(tx, context, { ...claimant, phone }, fingerprint);
      const link = { id: relationId, formId, campaignId: campaign.id, customerId, createdAt: now };
      await tx.insert(formToCampaign).values(link);
      await putRequestMail(tx, context, { relationId, campaign, ...claimant }, fingerprint);
      await addApplication(tx, campaign.id);
      return { relationId };
    }),
  );
}
