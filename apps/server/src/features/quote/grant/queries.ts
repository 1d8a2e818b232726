import { emailKey, maskEmail } from '@ayrac/domain/account/identity.ts';
import { personSearchWords } from '@ayrac/domain/person/person-search.ts';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { hasIndexedWords } from '#server/db/folded.ts';
import { account } from '#server/features/account/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { claimsOf } from '#server/features/lead/claim-queries.ts';
import { lead, leadClaim } from '#server/features/lead/table.ts';

const MOST_FOUND = 20;

const isCustomer = and(eq(account.role, 'CUSTOMER'), eq(account.isActive, true));

/** Selects customers with the columns that a grant needs. */
function customers(db: Executor, condition: SQL | undefined) {
  return db
    .select({
      id: account.id,
      username: account.username,
      name: account.name,
      surname: account.surname,
      email: account.email,
      phone: account.phone,
      city: account.city,
      town: account.town,
    })
    .from(account)
    .where(and(isCustomer, condition))
    .orderBy(asc(account.usernameKey), asc(account.id));
}

/** Customer to whom campaigns can be given. */
export type Customer = Awaited<ReturnType<typeof customers>>[number];

/** Finds the first customers that match these words. */
export function searchCustomers(db: Executor, q: string): Promise<Customer[]> {
  return customers(db, hasIndexedWords(account.searchKey, personSearchWords(q))).limit(MOST_FOUND);
}

/** Finds the customers with these ids, or with these email addresses in any case. */
export function findCustomers(
  db: Executor,
  ids: readonly string[],
  emails: readonly string[],
): Promise<Customer[]> {
  const keys = emails.map(emailKey);
  return customers(db, or(inArray(account.id, [...ids]), inArray(account.emailKey, keys)));
}

export function listTitles(db: Executor, ids: readonly string[]) {
  return db
    .select({ id: campaign.id, title: campaign.title })
    .from(campaign)
    .where(inArray(campaign.id, [...ids]))
    .orderBy(asc(campaign.title), asc(campaign.id));
}

/**
 * Finds the leads of these customers for these campaigns, by `pairKey`; `isOfForm` tells whether the lead has a form.
 */
export async function findHeld(
  context: CallContext,
  { people, campaigns }: { readonly people: readonly Customer[]; readonly campaigns: readonly string[] },
): Promise<ReadonlyMap<string, { readonly leadId: string; readonly isOfForm: boolean }>> {
  const owners = new Map(
    people.flatMap(({ id, email }) =>
      claimsOf(context, { email, customerId: id }).map((claim) => [claim, id] as const),
    ),
  );
  const rows = await context.db
    .select({
      claimant: leadClaim.claimant,
      campaignId: leadClaim.campaignId,
      leadId: leadClaim.leadId,
      isOfForm: sql<boolean>`${lead.formId} is not null`,
    })
    .from(leadClaim)
    .innerJoin(lead, eq(lead.id, leadClaim.leadId))
    .where(
      and(inArray(leadClaim.campaignId, [...campaigns]), inArray(leadClaim.claimant, [...owners.keys()])),
    );
  return new Map(
    rows.map(({ claimant, campaignId, leadId, isOfForm }) => [
      pairKey(owners.get(claimant) ?? '', campaignId),
      { leadId, isOfForm },
    ]),
  );
}

/** Returns the map key of a customer and a campaign. */
export function pairKey(customerId: string, campaignId: string): string {
  return `${customerId} ${campaignId}`;
}

/** Presents a customer for the office's lists, with a masked email address. */
export function presentCustomer({ id, name, surname, username, email }: Customer) {
  const called = [name, surname].filter((part) => part !== null && part !== '').join(' ');
  return { id, name: called === '' ? username : called, username, email: maskEmail(email) };
}
