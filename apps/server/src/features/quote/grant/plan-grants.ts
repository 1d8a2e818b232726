import type { PlannedGrant } from '@ayrac/contract/office/campaign-grants.ts';
import { emailKey } from '@ayrac/domain/account/identity.ts';
import { type Refusal, type RefusalCode, RefusalError, refuse } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { refusalMessages } from '#server/api/problem.ts';
import { campaignIntake } from '#server/features/campaign/table.ts';
import { findQuotableCampaign } from '../queries.ts';
import { type Customer, findCustomers, findHeld, listTitles, pairKey, presentCustomer } from './queries.ts';

/** Customers and campaigns to give or take. */
interface GrantRequest {
  readonly action: 'give' | 'take';
  readonly customers: readonly string[];
  readonly emails: readonly string[];
  readonly campaigns: readonly string[];
}

/** Campaign to give: the reason why it cannot be given, and its remaining places. */
interface Offer {
  readonly refusal: Refusal | null;
  places: number;
}

/** Previews giving or taking campaigns, customer by customer, in the current state. */
export async function planGrants(
  context: CallContext,
  { action, customers, emails, campaigns }: GrantRequest,
) {
  const { db } = context;
  const people = await findCustomers(db, customers, emails);
  const titles = await listTitles(db, campaigns);
  const ids = titles.map(({ id }) => id);
  const held = await findHeld(context, { people, campaigns: ids });
  const offers = new Map<string, Offer>();
  for (const id of action === 'give' ? ids : []) offers.set(id, await findOffer(context, id));

  const decide = (person: Customer, campaignId: string): Omit<PlannedGrant, 'customerId' | 'campaignId'> => {
    const link = held.get(pairKey(person.id, campaignId));
    const because = (code: RefusalCode) => refused(context, refuse(code));
    if (action === 'take') {
      if (link === undefined) return already;
      return link.isOfForm ? because('link-of-form') : { ...will, linkId: link.leadId };
    }
    if (link !== undefined) return already;
    const offer = offers.get(campaignId);
    if (offer?.refusal) return refused(context, offer.refusal);
    if (person.phone === null) return because('phone-missing');
    if (offer !== undefined && offer.places-- <= 0) return because('campaign-closed');
    return will;
  };

  const known = new Set(people.map(({ email }) => emailKey(email)));
  return {
    customers: people.map(presentCustomer),
    campaigns: titles,
    pairs: people.flatMap((person) =>
      ids.map((campaignId) => ({ customerId: person.id, campaignId, ...decide(person, campaignId) })),
    ),
    unknown: [...new Set(emails.filter((email) => !known.has(emailKey(email))))],
  };
}

const will = { verdict: 'will', reason: null, linkId: null } as const;
const already = { verdict: 'already', reason: null, linkId: null } as const;

function refused({ locale }: CallContext, refusal: Refusal) {
  return { verdict: 'refused', reason: refusalMessages(refusal, locale).error, linkId: null } as const;
}

async function findOffer({ db, now }: CallContext, campaignId: string): Promise<Offer> {
  try {
    await findQuotableCampaign(db, campaignId, now);
  } catch (error) {
    if (error instanceof RefusalError) return { refusal: error.refusal, places: 0 };
    throw error;
  }
  const [intake] = await db.select().from(campaignIntake).where(eq(campaignIntake.id, campaignId));
  const { requestLimit = null, taken = 0 } = intake ?? {};
  return { refusal: null, places: requestLimit === null ? Number.POSITIVE_INFINITY : requestLimit - taken };
}
