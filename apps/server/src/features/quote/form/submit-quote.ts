import { randomUUID } from 'node:crypto';
import { toE164 } from '@ayrac/domain/account/identity.ts';
import { keepAnswersTo } from '@ayrac/domain/campaign/intake.ts';
import type { QuoteContact } from '@ayrac/domain/quote/quote.ts';
import type { CallContext } from '#server/api/handler.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addApplication } from '#server/features/campaign/writes.ts';
import { insertLead } from '#server/features/lead/arrival/writes.ts';
import { offerOf, putRequestMail, turnOf } from '#server/features/lead/outbox.ts';
import { claimCampaign } from '#server/features/lead/writes.ts';
import { once } from '#server/guards/idempotency.ts';
import { admitAttempt } from '../admit.ts';
import { assessRequest, type Sent } from '../assess-request.ts';
import { findQuotableCampaign } from '../queries.ts';
import { saveForm } from './save-form.ts';

/** Validated request, how it was sent, and the original body, which is the same at each retry. */
export interface QuoteSubmission {
  readonly contact: QuoteContact;
  readonly campaignId: string;
  readonly sent: Sent;
  readonly body: unknown;
}

/** Ids of the stored form and lead. */
export type SubmittedQuote = { readonly formId: string; readonly relationId: string };

/**
 * Saves a visitor's request. The campaign must take requests, the visitor must not have asked for it before, the limits
 * must not be exceeded, and a suspicious sender must bring a proof. Form, lead and consents are written together or not
 * at all.
 */
export async function submitQuote(
  context: CallContext,
  submission: QuoteSubmission,
): Promise<SubmittedQuote> {
  const { db, caller, now } = context;
  const { contact, campaignId, sent, body } = submission;
  const customerId = caller.kind === 'member' ? caller.id : null;
  await admitAttempt(context, { email: contact.email, campaignId }, sent.sending ?? {});
  const offer = await offerOf(db, context, campaignId);
  return inTransaction(db, (tx) =>
    once(tx, context, 'submit-quote', body, async () => {
      const claimant = { email: contact.email, customerId };
      const phone = toE164(contact.phoneNumber);
      const [campaign, relationId, suspicions, notBefore] = await together(
        findQuotableCampaign(tx, campaignId, now),
        claimCampaign(tx, context, campaignId, claimant),
        assessRequest(tx, context, sent, { ...claimant, phone, campaignId }),
        turnOf(tx, claimant, now),
      );
      const kept = keepAnswersTo(contact, campaign.questions);
      const isSuspect = suspicions.length > 0;
      const formId = randomUUID();
      const newLead = { id: relationId, campaign, formId, customerId, isSuspect, suspicions, createdAt: now };
      const asksPermission = customerId === null && contact.marketing.email;
      const taken = { relationId, campaign, offer, ...claimant, notBefore, asksPermission };
      await together(
        saveForm(tx, context, { id: formId, contact: kept, suspicions }, campaign),
        insertLead(tx, context, sent.sending, { ...newLead, contactTime: kept.contactPreference?.timeOfDay }),
        // A suspected robot's request is stored, but sends no mail and is not counted until somebody accepts it.
        isSuspect ? Promise.resolve() : putRequestMail(tx, context, taken),
      );
      if (!isSuspect) await addApplication(tx, campaign.id);
      return { formId, relationId };
    }),
  );
}
