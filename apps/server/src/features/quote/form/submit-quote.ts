import { toE164 } from '@ayrac/domain/account/identity.ts';
import { keepAsked } from '@ayrac/domain/campaign/intake.ts';
import type { QuoteContact } from '@ayrac/domain/quote/quote.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addApplication } from '#server/features/campaign/writes.ts';
import { putRequestMail } from '#server/features/lead/outbox.ts';
import { claimCampaign, insertLead } from '#server/features/lead/writes.ts';
import { once } from '#server/guards/idempotency.ts';
import { admitAttempt } from '../admit.ts';
import { assessRequest, type Sent } from '../assess-request.ts';
import { findQuotableCampaign } from '../queries.ts';
import { saveForm } from './save-form.ts';

/** A checked request, how it was sent, and the body that it came in: what was asked, whatever the try. */
export interface AskedQuote {
  readonly contact: QuoteContact;
  readonly campaignId: string;
  readonly sent: Sent;
  readonly body: unknown;
}

/** The ids of what a request left. */
export type SubmittedQuote = { readonly formId: string; readonly relationId: string };

/**
 * Takes a visitor's request: the campaign takes requests, the visitor has none for it yet, nobody sends too many, and
 * who looks suspicious brings a proof; then the form, the lead and the consents are written. All of it stands, or nothing does.
 */
export async function submitQuote(context: CallContext, asked: AskedQuote): Promise<SubmittedQuote> {
  const { db, caller, now, services } = context;
  const { contact, campaignId, sent, body } = asked;
  const customerId = caller.kind === 'member' ? caller.id : null;
  await admitAttempt(context, { email: contact.email, campaignId }, sent.told ?? {});
  return inTransaction(db, (tx) =>
    once(tx, context, 'submit-quote', body, async () => {
      const campaign = await findQuotableCampaign(tx, campaignId, now);
      const kept = keepAsked(contact, campaign.questions);
      const claimant = { email: contact.email, customerId };
      const relationId = await claimCampaign(tx, campaign.id, claimant, services.fingerprint);
      const phone = toE164(contact.phoneNumber);
      const assessed = { ...claimant, phone, campaignId: campaign.id };
      const suspicions = await assessRequest(tx, context, sent, assessed);
      const isSuspect = suspicions.length > 0;
      const formId = await saveForm(tx, context, { contact: kept, suspicions }, campaign);
      await insertLead(tx, context, sent.told, {
        ...{ id: relationId, formId, customerId, isSuspect, createdAt: now },
        ...{ campaignId: campaign.id, brandId: campaign.brandId },
        suspicions: [...suspicions],
      });
      // What looks like a robot's is kept, writes to nobody and counts for nothing until somebody accepts it.
      if (!isSuspect) {
        const asksPermission = customerId === null && contact.marketing.email;
        const taken = { relationId, campaign, ...claimant, asksPermission };
        await putRequestMail(tx, context, taken);
        await addApplication(tx, campaign.id);
      }
      return { formId, relationId };
    }),
  );
}
