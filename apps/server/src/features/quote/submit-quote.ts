import { toE164 } from '@ayrac/domain/identity.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fingerprintOf } from '#server/guards/fingerprint.ts';
import { once } from '#server/guards/idempotency.ts';
import { claimCampaign } from './claim.ts';
import { countQuote } from './limits.ts';
import { addApplication, findQuotableCampaign } from './queries.ts';
import { type FilledForm, saveForm } from './save-form.ts';
import { formToCampaign } from './table.ts';

/** A checked request and the body that it came in. */
export interface AskedQuote extends FilledForm {
  readonly campaignId: string;
  readonly body: unknown;
}

/** The ids of what a request left. */
export type SubmittedQuote = { readonly formId: string; readonly relationId: string };

/**
 * Takes a visitor's request: the campaign takes requests, the visitor has none for it yet, nobody sends too many; then
 * the form, the link and the consents are written. All of it stands, or nothing does.
 */
export async function submitQuote(context: CallContext, asked: AskedQuote): Promise<SubmittedQuote> {
  const { db, caller, now } = context;
  const { contact, campaignId, body } = asked;
  const fingerprint = await fingerprintOf(db);
  const customerId = caller.kind === 'member' ? caller.id : null;
  return inTransaction(db, (tx) =>
    once(tx, context, 'submit-quote', body, async () => {
      const campaign = await findQuotableCampaign(tx, campaignId, now);
      const claimant = { email: contact.email, customerId };
      const relationId = await claimCampaign(tx, 'form_link_id', campaign.id, claimant, fingerprint);
      await countQuote(
        tx,
        context,
        { email: contact.email, phone: toE164(contact.phoneNumber) },
        fingerprint,
      );
      const formId = await saveForm(tx, context, asked, campaign);
      const link = { id: relationId, formId, campaignId: campaign.id, customerId, createdAt: now };
      await tx.insert(formToCampaign).values(link);
      await addApplication(tx, campaign.id);
      return { formId, relationId };
    }),
  );
}
