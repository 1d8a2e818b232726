import type { Sending } from '@ayrac/contract/quote.ts';
import { type Caller, maySee, type Operation, scopeOf } from '@ayrac/domain/access.ts';
import type { FormCheck } from '@ayrac/domain/field/field.ts';
import { validateMemberQuote } from '@ayrac/domain/quote/member-quote.ts';
import { validateContact, validateQuote } from '@ayrac/domain/quote/quote.ts';
import { readProof } from '@ayrac/domain/quote/quote-proof.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Handlers } from '#server/api/handler.ts';
import { newestFirst } from '#server/api/newest-first.ts';
import { knownPlaces } from '#server/features/geo/place-queries.ts';
import { emailClaim, hasClaim } from '#server/features/lead/claim-queries.ts';
import { admitAttempt } from './admit.ts';
import type { Sent } from './assess-request.ts';
import { createForm } from './form/create-form.ts';
import { linkForm } from './form/link-form.ts';
import { submitQuote } from './form/submit-quote.ts';
import { linkCustomer } from './member/link-customer.ts';
import { presentCustomerLink, presentForm, presentFormLink } from './present.ts';
import {
  findCustomerLink,
  findForm,
  findFormLink,
  listCustomerLinkRows,
  listFormLinkRows,
  listFormRows,
} from './queries.ts';

const OWN_CAMPAIGNS = 1_000;

export const quoteHandlers: Handlers<
  | 'submitAnonymousQuote'
  | 'submitAuthenticatedQuote'
  | 'checkDuplicate'
  | 'createForm'
  | 'createFormLink'
  | 'createCustomerLink'
  | 'listForms'
  | 'listFormLinks'
  | 'listOwnCampaigns'
> = {
  async submitAnonymousQuote(context, { body: { sending, ...body } }) {
    const places = await knownPlaces(context, body.city);
    const { campaignId, ...contact } = requireValid(validateQuote(body, places, context.now));
    return submitQuote(context, { contact, campaignId, sent: sentAs(body, sending), body });
  },

  async submitAuthenticatedQuote(context, { body: { sending, ...body } }) {
    const customerId = customerOf(context.caller, 'submit-quote-as-member', body.customerId);
    const places = await knownPlaces(context, body.city);
    const { contact, ticked } = requireValid(validateMemberQuote(body, places));
    const submission = { customerId, campaignId: body.campaignId ?? '', contact, ticked, body };
    return linkCustomer(context, 'submit-quote-as-member', { ...submission, sent: sentAs(body, sending) });
  },

  async checkDuplicate(context, { query: { email, campaignId, proof = '' } }) {
    await admitAttempt(context, { email, campaignId }, { proof: readProof(proof) });
    return { isDuplicate: await hasClaim(context.db, campaignId, emailClaim(context, email)) };
  },

  async createForm(context, { body: { sending, ...body } }) {
    const places = await knownPlaces(context, body.city);
    const contact = requireValid(validateContact(body, places, context.now));
    const { formId } = await createForm(context, { contact, sent: sentAs(body, sending), body });
    return presentForm(found(await findForm(context.db, formId)));
  },

  async createFormLink(context, { body }) {
    const submission = { formId: body.form.id, campaignId: body.campaign.id };
    const { relationId } = await linkForm(context, submission, sentAs(body, body.sending));
    return presentFormLink(found(await findFormLink(context.db, relationId)));
  },

  async createCustomerLink(context, { body: { sending, ...body } }) {
    const customerId = customerOf(context.caller, 'create-customer-link', body.customerId);
    const places = await knownPlaces(context, body.city);
    const { contact, ticked } = requireValid(validateMemberQuote(body, places));
    const submission = { customerId, campaignId: body.campaign.id, contact, ticked, body };
    const { relationId } = await linkCustomer(context, 'create-customer-link', {
      ...submission,
      sent: sentAs(body, sending),
    });
    return presentCustomerLink(found(await findCustomerLink(context.db, relationId)));
  },

  async listForms({ db, caller }, { query }) {
    const owner = ownerIn(caller, 'list-forms');
    return newestFirst(query.cursor, (after, limit) => listFormRows(db, owner, after, limit), presentForm);
  },

  async listFormLinks({ db, caller }, { query }) {
    const owner = ownerIn(caller, 'list-form-links');
    return newestFirst(
      query.cursor,
      (after, limit) => listFormLinkRows(db, owner, after, limit),
      presentFormLink,
    );
  },

  async listOwnCampaigns({ db, caller }) {
    if (caller.kind !== 'member') throw new RefusalError('unauthenticated');
    const rows = await listCustomerLinkRows(db, caller.id, OWN_CAMPAIGNS);
    return rows.map(presentCustomerLink);
  },
};

/** Returns the owner of the rows that the caller may list; null for all owners. */
function ownerIn(caller: Caller, operation: Operation): string | null {
  if (scopeOf(caller, operation) === 'all') return null;
  if (caller.kind !== 'member') throw new RefusalError('unauthenticated');
  return caller.id;
}

/**
 * Returns the customer for whom a member asks: the member, or for an admin any customer. Other customers are refused
 * with `not-found`.
 */
function customerOf(caller: Caller, operation: Operation, requested: string | null | undefined): string {
  if (caller.kind !== 'member') throw new RefusalError('unauthenticated');
  const customerId = requested ?? caller.id;
  if (!maySee(caller, operation, customerId)) throw new RefusalError('not-found');
  return customerId;
}

function requireValid<Value>(check: FormCheck<Value>): Value {
  if (check.kind === 'ok') return check.value;
  const isCampaignMissing = check.fields.campaignId !== undefined;
  throw new RefusalError(isCampaignMissing ? 'campaign-missing' : 'validation-failed', check.fields);
}

/**
 * Returns a row that this call wrote, or an earlier call with the same idempotency key. Throws `gone` when it no longer
 * exists.
 */
function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new RefusalError('gone');
  return row;
}

/** Describes how a request was sent: whether the honeypot field is filled in, and what the page reports. */
function sentAs({ website }: { readonly website?: string | null | undefined }, sending?: Sending): Sent {
  return { trippedHoneypot: (website ?? '').trim() !== '', sending };
}
