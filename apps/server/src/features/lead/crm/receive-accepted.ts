import { permissionOf } from '@ayrac/domain/consent/permission.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { putMails } from '#server/features/mail/outbox.ts';
import { listAnswersOfForms } from '#server/features/permission/queries.ts';
import { assignLeads } from '../assign-leads.ts';
import { notifyOfLeads } from '../notify-of-lead.ts';
import { readOffers, requestMailOf, turnsOf } from '../outbox.ts';
import { listTaken } from './queries.ts';
import { byBrand, type HeldLead, type HeldReview } from './review-writes.ts';

/**
 * Assigns accepted requests, notifies the people who work on leads, and confirms each to its requester in the language
 * of the request.
 */
export async function receiveAccepted(
  tx: Executor,
  context: CallContext,
  accepted: readonly HeldReview[],
): Promise<void> {
  for (const [brandId, own] of byBrand(accepted)) {
    const unassigned = own.filter(({ held }) => held.ownerId === null).map(({ held }) => held.id);
    if (unassigned.length > 0) await assignLeads(tx, brandId, unassigned, context.now);
  }
  const leads = accepted.map(({ held }) => held);
  await notifyOfLeads(
    tx,
    leads.map(({ id }) => id),
    'new',
  );
  await confirm(tx, context, leads);
}

/** Confirms the requests by mail. Of many, the mails let those go first that somebody waits for. */
async function confirm(tx: Executor, context: CallContext, leads: readonly HeldLead[]): Promise<void> {
  const taken = await listTaken(
    tx,
    leads.map(({ id }) => id),
  );
  const offerOf = await readOffers(
    tx,
    context,
    leads.map(({ campaignId }) => campaignId),
  );
  const asking = await listAsking(tx, leads);
  const turns = await turnsOf(tx, leads, context.now);
  const mails = leads.map(({ id, campaignId, email, customerId }, place) => {
    const { campaign, locale } = taken.get(id) ?? missing(id);
    const inLanguage = { ...context, locale: locale ?? context.locale };
    return requestMailOf(inLanguage, {
      ...{ relationId: id, campaign, email, customerId, asksPermission: asking.has(id) },
      offer: offerOf(campaignId, inLanguage.locale),
      notBefore: turns[place] ?? context.now,
    });
  });
  await putMails(
    tx,
    mails.map((mail) => ({ ...mail, isBulk: mails.length > 1 })),
  );
}

/** Returns the ids of the guests' requests whose permission for email awaits the press of the link in the mail. */
async function listAsking(tx: Executor, leads: readonly HeldLead[]): Promise<ReadonlySet<string>> {
  const ofGuests = leads.filter(({ customerId, formId }) => customerId === null && formId !== null);
  const answers = await listAnswersOfForms(
    tx,
    ofGuests.flatMap(({ formId }) => formId ?? []),
  );
  const byForm = Map.groupBy(answers, ({ request }) =>
    request !== null && 'formId' in request ? request.formId : null,
  );
  const asking = ofGuests.filter(
    ({ formId }) => permissionOf(byForm.get(formId) ?? [], 'email')?.state === 'unconfirmed',
  );
  return new Set(asking.map(({ id }) => id));
}

function missing(id: string): never {
  throw new Error(`The lead ${id} disappeared while it was locked.`);
}
