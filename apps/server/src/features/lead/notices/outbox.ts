import { leadsAddress } from '@ayrac/domain/screen/office-screens.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { assignee } from '#server/features/lead/assignment/table.ts';
import type { NewMail } from '#server/features/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { arrivedAt } from '../queries.ts';
import { lead } from '../table.ts';

const MOST_IN_A_MAIL = 20;

/** Recipient, language and time of a mail. */
type Reader = Pick<NewMail<'leads-planned'>, 'to' | 'locale' | 'now'>;

/** Data common to these mails. */
type MailedLeads = NewMail<'leads-planned'>['data'];

/**
 * Mails each person about their leads: one mail per person, without personal data of requesters. People who do not want
 * mails see the notices in the office.
 */
export async function putLeadMails(
  tx: Executor,
  { clock, env }: Services,
  leadsByPerson: ReadonlyMap<string, readonly string[]>,
  put: (reader: Reader, leads: MailedLeads) => Promise<unknown>,
): Promise<void> {
  for (const [accountId, leadIds] of leadsByPerson) {
    const reader = await findReader(tx, accountId);
    if (reader === undefined) continue;
    const rows = await listMailedLeads(tx, leadIds.slice(0, MOST_IN_A_MAIL));
    const leads = rows.map(({ id, askedAt, ...names }) => ({
      ...{ ...names, url: env.origin + leadsAddress(id), askedAt: askedAt.toISOString() },
    }));
    const mailed = { count: leadIds.length, leads, url: env.origin + leadsAddress() };
    await put({ to: { accountId }, locale: reader.locale, now: clock() }, mailed);
  }
}

/** Finds the language in which a person is written to; undefined for someone who wants no mails. */
async function findReader(tx: Executor, accountId: string) {
  const [row] = await tx
    .select({ locale: account.locale })
    .from(account)
    .innerJoin(assignee, eq(assignee.id, account.id))
    .where(sql`${account.id} = ${accountId} and ${assignee.wantsMail}`);
  return row;
}

/** Lists the requests as the mails describe them. */
function listMailedLeads(tx: Executor, leadIds: readonly string[]) {
  return tx
    .select({ id: lead.id, campaign: campaign.title, brand: brand.name, askedAt: arrivedAt })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .innerJoin(brand, eq(brand.id, lead.brandId))
    .where(sql`${lead.id} = any(${sql.param(leadIds)}::uuid[])`)
    .orderBy(asc(arrivedAt), asc(lead.id));
}
