import type { Locale } from '@ayrac/domain/text/locale.ts';
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { auditEntry, exportedRecord } from '#server/features/audit/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { emailOfLead, phoneOfLead, wishesOfLead, workColumns } from '../queries.ts';
import { lead, leadContext, leadEvent, leadState, lostReason, quoteForm } from '../table.ts';

/** Maximum number of entries of each kind in a timeline. */
export const MOST_ENTRIES = 300;
const MOST_REQUESTS = 50;

/** Finds a lead with its requester and contact preferences. */
export async function findStoried(db: Executor, id: string) {
  const [row] = await db
    .select({
      ...workColumns,
      id: lead.id,
      formId: lead.formId,
      brandId: lead.brandId,
      customerId: lead.customerId,
      emailKey: sql<string>`lower(${emailOfLead} collate "C")`,
      phone: phoneOfLead,
      contactChannel: wishesOfLead.contactChannel,
      contactTime: wishesOfLead.contactTime,
      context: leadContext,
    })
    .from(lead)
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .leftJoin(leadContext, eq(leadContext.leadId, lead.id))
    .where(and(eq(lead.id, id), isNull(lead.erasedAt), eq(lead.isSuspect, false), isNull(lead.mergedInto)));
  return row;
}
export type StoriedLead = NonNullable<Awaited<ReturnType<typeof findStoried>>>;

/** Lists the requests of the same person to the same brand, by email address, account or merge, the newest first. */
export function listRequestsBeside(db: Executor, { id, brandId, customerId, emailKey }: StoriedLead) {
  // As an array, so that an index finds them: otherwise all requests to the brand would be read.
  const isSamePerson = or(
    sql`${lead.id} = any(array(${askedFrom(emailKey)}))`,
    customerId === null ? undefined : eq(lead.customerId, customerId),
    eq(lead.mergedInto, id),
  );
  return db
    .select({ id: lead.id, campaign: campaign.title, state: lead.state, createdAt: lead.createdAt })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .where(and(eq(lead.brandId, brandId), isNull(lead.erasedAt), eq(lead.isSuspect, false), isSamePerson))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(MOST_REQUESTS);
}

/** Selects the ids of leads with an email address. */
export function askedFrom(emailKey: string) {
  return sql`
    select l.id from quote_form f join lead l on l.form_id = f.id where f.email_key = ${emailKey}
    union all
    select l.id from lead l where lower(l.contact_email collate "C") = ${emailKey}`;
}

/** Lists the work on these leads, the latest first, with the names of reasons in a language. */
export function listEvents(db: Executor, leadIds: readonly string[], locale: Locale) {
  const owner = db.select({ name: account.username }).from(account);
  const reason = db.select({ name: locale === 'en' ? lostReason.nameEn : lostReason.name }).from(lostReason);
  return db
    .select({
      event: leadEvent,
      by: account.username,
      owner: sql<
        string | null
      >`(${owner.where(sql`${account.id} = (${leadEvent.work} ->> 'ownerId')::uuid`)})`,
      reason: sql<
        string | null
      >`(${reason.where(sql`${lostReason.id} = (${leadEvent.work} ->> 'lostReasonId')::uuid`)})`,
    })
    .from(leadEvent)
    .leftJoin(account, eq(account.id, leadEvent.staffId))
    .where(isOneOf(leadEvent.leadId, leadIds))
    .orderBy(desc(leadEvent.at), desc(leadEvent.id))
    .limit(MOST_ENTRIES);
}

/** Lists the steps of these leads by the requester or the system. Steps by staff are in the events. */
export function listSteps(db: Executor, leadIds: readonly string[]) {
  const isOthers = or(isNull(leadState.changedBy), sql`${leadState.changedBy} <> 'staff'`);
  return db
    .select()
    .from(leadState)
    .where(and(isOneOf(leadState.leadId, leadIds), isOthers))
    .orderBy(desc(leadState.at), desc(leadState.leadId), desc(leadState.version))
    .limit(MOST_ENTRIES);
}

/** Audit actions that the timeline shows. */
const loggedActions = ['record-opened', 'lead-file-added', 'lead-file-opened', 'lead-file-removed'] as const;

/** Lists who viewed the contact data of these leads, also while they were suspect, and the actions on their files. */
export function listOpenings(db: Executor, leadIds: readonly string[]) {
  return db
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      action: auditEntry.action,
      leadId: lead.id,
      by: account.username,
    })
    .from(auditEntry)
    .innerJoin(lead, isOfLead(auditEntry.targetId, leadIds))
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(
      and(
        inArray(auditEntry.targetKind, ['leads', 'suspect-leads', 'forms']),
        inArray(auditEntry.action, [...loggedActions]),
        sql`${auditEntry.targetId} = any(array(select id::text from (${idsShowing(leadIds)}) shown))`,
      ),
    )
    .orderBy(desc(auditEntry.at), desc(auditEntry.id), lead.id)
    .limit(MOST_ENTRIES);
}

/** Lists the exported files that contained the contact data of these leads. */
export function listExports(db: Executor, leadIds: readonly string[]) {
  return db
    .select({
      id: auditEntry.id,
      at: auditEntry.at,
      leadId: lead.id,
      reason: auditEntry.reason,
      by: account.username,
    })
    .from(exportedRecord)
    .innerJoin(lead, isOfLead(exportedRecord.recordId, leadIds))
    .innerJoin(auditEntry, eq(auditEntry.id, exportedRecord.entryId))
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(sql`${exportedRecord.recordId} = any(array(${idsShowing(leadIds)}))`)
    .orderBy(desc(auditEntry.at), desc(auditEntry.id), lead.id)
    .limit(MOST_ENTRIES);
}

/** Selects the ids of the records that show the contact data of leads: the leads themselves and their forms. */
function idsShowing(leadIds: readonly string[]): SQL {
  const ids = sql`${sql.param(leadIds)}::uuid[]`;
  return sql`select unnest(${ids}) as id union all select form_id from lead where id = any(${ids})`;
}

/** Whether the record that a log names is one of these leads or its form. */
function isOfLead(
  recordId: typeof auditEntry.targetId | typeof exportedRecord.recordId,
  leadIds: readonly string[],
): SQL {
  return sql`${lead.id} = any(${sql.param(leadIds)}::uuid[])
    and ${recordId}::text in (${lead.id}::text, ${lead.formId}::text)`;
}

function isOneOf(column: typeof leadEvent.leadId | typeof leadState.leadId, ids: readonly string[]) {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}
