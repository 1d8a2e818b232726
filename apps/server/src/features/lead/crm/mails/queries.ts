import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { emailOfLead } from '#server/features/lead/queries.ts';
import { lead, leadContext, quoteForm } from '#server/features/lead/table.ts';
import { type MailState, mail } from '#server/features/mail/table.ts';
import { asker } from '../office.ts';
import { leadMail, mailTemplate } from './table.ts';

const MOST_TEMPLATES = 100;
const MOST_MAILS = 300;

/** Finds a lead with the data for a mail to its requester; undefined when it does not exist or is in no list. */
export async function findWrittenTo(db: Executor, id: string) {
  const [row] = await db
    .select({
      id: lead.id,
      formId: lead.formId,
      customerId: lead.customerId,
      brandId: lead.brandId,
      state: lead.state,
      stage: lead.stage,
      name: sql<string>`${asker.name}`,
      email: emailOfLead,
      emailKey: sql<string>`lower(${emailOfLead} collate "C")`,
      campaign: { title: campaign.title, titleEn: sql<string | null>`${campaign.english} ->> 'title'` },
      brand: brand.name,
      language: leadContext.language,
    })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .innerJoin(brand, eq(brand.id, lead.brandId))
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .leftJoin(leadContext, eq(leadContext.leadId, lead.id))
    .where(and(eq(lead.id, id), isNull(lead.erasedAt), eq(lead.isSuspect, false), isNull(lead.mergedInto)));
  return row;
}
export type WrittenTo = NonNullable<Awaited<ReturnType<typeof findWrittenTo>>>;

const isOffered = (brandId: string) =>
  and(eq(mailTemplate.brandId, brandId), eq(mailTemplate.isActive, true), isNull(mailTemplate.binnedAt));

export function listTemplates(db: Executor, brandId: string) {
  return db
    .select()
    .from(mailTemplate)
    .where(isOffered(brandId))
    .orderBy(asc(mailTemplate.sortKey), asc(mailTemplate.id))
    .limit(MOST_TEMPLATES);
}

/** Finds a template; undefined when it is another brand's or in the bin. */
export async function findTemplate(db: Executor, id: string, brandId: string) {
  const [row] = await db
    .select()
    .from(mailTemplate)
    .where(and(eq(mailTemplate.id, id), isOffered(brandId)));
  return row;
}

/** Lists the outbox ids of the mails in a thread, the earliest first. */
export async function listMailIds(db: Executor, leadId: string): Promise<readonly string[]> {
  const rows = await db
    .select({ mailId: leadMail.mailId })
    .from(leadMail)
    .where(eq(leadMail.leadId, leadId))
    .orderBy(asc(leadMail.createdAt), asc(leadMail.id))
    .limit(MOST_MAILS);
  return rows.map(({ mailId }) => mailId);
}

/** Lists the confirmations that the requesters of leads were sent, as long as the outbox has them. */
export function listConfirmations(db: Executor, leadIds: readonly string[]) {
  return db
    .select({ id: mail.id, leadId: sql<string>`${mail.leadId}`, at: mail.createdAt, state: mail.state })
    .from(mail)
    .where(
      and(sql`${mail.leadId} = any(${sql.param(leadIds)}::uuid[])`, eq(mail.template, 'request-received')),
    )
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(MOST_MAILS);
}

/** Lists the mails to the requesters of leads with their state, which outlives their rows in the outbox. */
export function listLeadMails(db: Executor, leadIds: readonly string[]) {
  return db
    .select({
      id: leadMail.id,
      leadId: leadMail.leadId,
      changeId: leadMail.changeId,
      purpose: leadMail.purpose,
      subject: leadMail.subject,
      text: leadMail.text,
      at: leadMail.createdAt,
      by: account.username,
      state: sql<MailState | 'stopped'>`coalesce(${mail.state}, ${leadMail.unsent}, 'sent')`,
    })
    .from(leadMail)
    .leftJoin(account, eq(account.id, leadMail.staffId))
    .leftJoin(mail, eq(mail.id, leadMail.mailId))
    .where(sql`${leadMail.leadId} = any(${sql.param(leadIds)}::uuid[])`)
    .orderBy(desc(leadMail.createdAt), desc(leadMail.id))
    .limit(MOST_MAILS);
}
