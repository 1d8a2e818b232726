import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { canOwn } from '#server/features/lead/crm/queries.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { notifyOfLead } from '../notify-of-lead.ts';
import { putLeadMails } from './outbox.ts';
import { holdPlanned } from './queries.ts';
import { leaveNotices, markReminded } from './writes.ts';

const BATCH = 100;

/**
 * Reminds owners of planned actions when they are due. Each plan is announced once, however often and on however many
 * nodes this runs.
 */
export async function remindOfActions(db: Database, services: Services, batch = BATCH): Promise<void> {
  let reminded: number;
  do reminded = await inTransaction(db, (tx) => remindSome(tx, services, batch));
  while (reminded === batch);
}

/** Sends a batch of reminders and returns their number. */
async function remindSome(tx: Executor, services: Services, limit: number): Promise<number> {
  const now = services.clock();
  const leads = await holdPlanned(tx, { now, limit });
  if (leads.length === 0) return 0;
  await markReminded(
    tx,
    leads.map(({ id }) => id),
  );
  const leadsByOwner = new Map<string, string[]>();
  for (const { id, ownerId, brandId } of leads) {
    if (!(await canOwn(tx, ownerId, brandId))) continue;
    await leaveNotices(tx, { leadId: id, kind: 'plan', people: [ownerId], now });
    await notifyOfLead(tx, id, 'changed');
    leadsByOwner.set(ownerId, [...(leadsByOwner.get(ownerId) ?? []), id]);
  }
  await putLeadMails(tx, services, leadsByOwner, (to, data) =>
    putMail(tx, { ...to, template: 'leads-planned', data }),
  );
  return leads.length;
}
