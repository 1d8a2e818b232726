import { randomUUID } from 'node:crypto';
import type { Failure, Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { refusalMessages } from '#server/api/problem.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { addApplication } from '#server/features/campaign/writes.ts';
import { insertLead } from '#server/features/lead/arrival/writes.ts';
import { claimCampaign } from '#server/features/lead/writes.ts';
import { findQuotableCampaign } from '../queries.ts';
import { type Customer, findCustomers, presentCustomer } from './queries.ts';

interface Pair {
  readonly customerId: string;
  readonly campaignId: string;
}

/**
 * Gives campaigns to customers under the rules of every request: the campaign takes requests, and nobody gets it twice.
 * A pair that fails does not affect the others. One undo takes back all of them.
 */
export async function giveCampaigns(context: CallContext, pairs: readonly Pair[]): Promise<Outcome> {
  const people = await findCustomers(
    context.db,
    pairs.map(({ customerId }) => customerId),
    [],
  );
  const byId = new Map(people.map((person) => [person.id, person]));
  const change = randomUUID();
  return inTransaction(context.db, async (tx) => {
    const failed: Failure[] = [];
    for (const pair of pairs) {
      const person = byId.get(pair.customerId);
      try {
        if (person === undefined) throw new RefusalError('not-found');
        // In a savepoint, since a violated constraint would otherwise abort the whole transaction.
        await tx.transaction((own) => give(own, context, { person, campaignId: pair.campaignId, change }));
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        const { error: message } = refusalMessages(error.refusal, context.locale);
        const label = person === undefined ? '' : presentCustomer(person).name;
        failed.push({ id: pair.customerId, label, code: error.refusal.code, message });
      }
    }
    const done = pairs.length - failed.length;
    return { done, failed, change: done > 0 ? change : null };
  });
}

async function give(
  tx: Executor,
  context: CallContext,
  {
    person,
    campaignId,
    change,
  }: { readonly person: Customer; readonly campaignId: string; readonly change: string },
): Promise<void> {
  const { now } = context;
  const { id: customerId, email, phone, name, surname, city, town } = person;
  if (phone === null) throw new RefusalError('phone-missing');
  const campaign = await findQuotableCampaign(tx, campaignId, now);
  const id = await claimCampaign(tx, context, campaign.id, { email, customerId });
  await insertLead(tx, context, undefined, {
    ...{ id, campaign, customerId, createdAt: now },
    contact: { email, phone, name: name ?? '', surname: surname ?? '', city, town },
  });
  // Recorded as a link that was switched on, so that undo switches it off.
  await writeAudit(tx, context, {
    action: 'record-changed',
    targetKind: 'customer-campaigns',
    targetId: id,
    fields: ['isActive'],
    record: { changeId: change, version: 1, changes: { isActive: { before: false, after: true } } },
  });
  await addApplication(tx, campaign.id);
}
