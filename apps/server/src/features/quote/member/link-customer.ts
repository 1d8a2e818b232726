import { toE164 } from '@ayrac/domain/account/identity.ts';
import type { MemberQuote } from '@ayrac/domain/quote/member-quote.ts';
import type { CallContext } from '#server/api/handler.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addApplication } from '#server/features/campaign/writes.ts';
import { recordConsents } from '#server/features/consent/writes.ts';
import { insertLead } from '#server/features/lead/arrival/writes.ts';
import { offerOf, putRequestMail, turnOf } from '#server/features/lead/outbox.ts';
import { claimCampaign } from '#server/features/lead/writes.ts';
import { once } from '#server/guards/idempotency.ts';
import { admitAttempt } from '../admit.ts';
import { assessRequest, type Sent } from '../assess-request.ts';
import { findCustomer, findQuotableCampaign } from '../queries.ts';

/** Validated request of a member. */
export interface MemberSubmission extends MemberQuote {
  readonly customerId: string;
  readonly campaignId: string;
  readonly sent: Sent;
  readonly body: unknown;
}

/** Saves a member's request for a campaign, under the rules of every request. */
export async function linkCustomer(
  context: CallContext,
  operation: 'submit-quote-as-member' | 'create-customer-link',
  { customerId, campaignId, contact, ticked, sent, body }: MemberSubmission,
): Promise<{ readonly relationId: string }> {
  const { db, locale, now } = context;
  const { name, surname } = contact;
  const phone = toE164(contact.phoneNumber);
  // The account's address is used, not the submitted one: mails go to it, and a typed address may belong to somebody
  // else.
  const { email, ...home } = await findCustomer(db, customerId);
  await admitAttempt(context, { email, campaignId }, sent.sending ?? {});
  const offer = await offerOf(db, context, campaignId);
  return inTransaction(db, (tx) =>
    once(tx, context, operation, body, async () => {
      const claimant = { email, customerId };
      const [campaign, relationId, suspicions, notBefore] = await together(
        findQuotableCampaign(tx, campaignId, now),
        claimCampaign(tx, context, campaignId, claimant),
        assessRequest(tx, context, sent, { ...claimant, phone, campaignId }),
        turnOf(tx, claimant, now),
      );
      const isSuspect = suspicions.length > 0;
      const { questions } = campaign;
      const preference = questions.includes('contactPreference') ? contact.contactPreference : null;
      const place = contact.city === null ? home : { city: contact.city, town: contact.town };
      const newLead = {
        ...{ id: relationId, campaign, customerId, createdAt: now, isSuspect, suspicions },
        contact: { email, phone, name, surname, ...place, channel: preference?.channel },
        contactTime: preference?.timeOfDay,
      };
      await insertLead(tx, context, sent.sending, newLead);
      await recordConsents(tx, { leadId: relationId }, ticked, { campaign, locale, now });
      if (!isSuspect) {
        await putRequestMail(tx, context, { relationId, campaign, offer, ...claimant, notBefore });
        await addApplication(tx, campaign.id);
      }
      return { relationId };
    }),
  );
}
