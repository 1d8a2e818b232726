import type { MergeFacts } from '@ayrac/domain/lead/lead-merge.ts';
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { emailOfLead, phoneOfLead } from '../queries.ts';
import { lead, leadEvent, quoteForm } from '../table.ts';
import { asker, standOfLead } from './office.ts';
import { heldColumns } from './queries.ts';
import { askedFrom, type StoriedLead } from './story-queries.ts';

const MOST_SHOWN = 50;

/** Locks leads for a merge until the transaction ends, in a fixed order to avoid deadlocks. */
export async function holdLeads(tx: Executor, ids: readonly string[]) {
  return tx.select(heldColumns).from(lead).where(isOneOf(ids)).orderBy(asc(lead.id)).for('no key update');
}

/** The same without locking them. */
export function listLeads(db: Executor, ids: readonly string[]) {
  return db.select(heldColumns).from(lead).where(isOneOf(ids)).orderBy(asc(lead.id));
}

export type MergedLead = Awaited<ReturnType<typeof holdLeads>>[number];

/** Returns the facts that decide whether a lead can be merged. */
export function mergeFactsOf({ state, erasedAt, ...rest }: MergedLead): MergeFacts {
  return { ...rest, isErased: erasedAt !== null, isWithdrawn: state === 'withdrawn' };
}

/** Lists the ids of the leads that were merged into these. */
export async function listJoined(db: Executor, ids: readonly string[]): Promise<string[]> {
  const isJoined = sql`${lead.mergedInto} = any(${sql.param(ids)}::uuid[])`;
  const rows = await db.select({ id: lead.id }).from(lead).where(isJoined).orderBy(asc(lead.id));
  return rows.map(({ id }) => id);
}

/** Finds the event by which a lead was merged; undefined when it was not, or the merge was undone. */
export async function findMerge(db: Executor, leadId: string) {
  const [row] = await db
    .select()
    .from(leadEvent)
    .where(and(eq(leadEvent.leadId, leadId), isMergeOfOne, isNull(leadEvent.undoneAt)))
    .orderBy(desc(leadEvent.at), desc(leadEvent.id))
    .limit(1);
  return row;
}

/** Lists the events of a merge that were not undone. */
export function listMergeEvents(db: Executor, changeId: string) {
  return db
    .select()
    .from(leadEvent)
    .where(and(eq(leadEvent.changeId, changeId), eq(leadEvent.kind, 'merge'), isNull(leadEvent.undoneAt)))
    .orderBy(asc(leadEvent.leadId), asc(leadEvent.id));
}

/** Event of the lead that joined another, which it names. The event of the kept lead names none. */
const isMergeOfOne = sql`(${leadEvent.kind} = 'merge' and ${leadEvent.work} ? 'mergedInto')`;

/**
 * Lists leads of the same brand with the same phone number or email address, each looked up in the index of its table.
 */
export function listDuplicates(db: Executor, { id, brandId, emailKey, phone }: StoriedLead) {
  return db
    .select({
      id: lead.id,
      name: sql<string>`${asker.name}`,
      campaign: campaign.title,
      phone: phoneOfLead,
      email: emailOfLead,
      stand: standOfLead,
      createdAt: lead.createdAt,
      hasSamePhone: sql<boolean>`${phoneOfLead} = ${phone}`,
      hasSameEmail: sql<boolean>`lower(${emailOfLead} collate "C") = ${emailKey}`,
    })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .where(
      and(
        sql`${lead.id} in (${leadsWithContact({ emailKey, phone })})`,
        eq(lead.brandId, brandId),
        ne(lead.id, id),
        isNull(lead.mergedInto),
        isNull(lead.erasedAt),
        eq(lead.isSuspect, false),
      ),
    )
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(MOST_SHOWN);
}

/** Selects the ids of leads with an email address or phone number. */
function leadsWithContact({ emailKey, phone }: Pick<StoriedLead, 'emailKey' | 'phone'>) {
  return sql`
    ${askedFrom(emailKey)}
    union all
    select l.id from quote_form f join lead l on l.form_id = f.id where f.phone = ${phone}
    union all
    select l.id from lead l where l.contact_phone = ${phone}`;
}

/** Lists the leads that were merged into one, with the time of the merge. */
export function listMerged(db: Executor, leadId: string) {
  const mergedAt = db
    .select({ at: sql<Date>`max(${leadEvent.at})` })
    .from(leadEvent)
    .where(and(eq(leadEvent.leadId, lead.id), isMergeOfOne, isNull(leadEvent.undoneAt)));
  return db
    .select({
      id: lead.id,
      name: sql<string>`${asker.name}`,
      campaign: campaign.title,
      phone: phoneOfLead,
      email: emailOfLead,
      createdAt: lead.createdAt,
      mergedAt: sql<Date | null>`(${mergedAt})`.mapWith(leadEvent.at),
    })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .leftJoin(quoteForm, eq(quoteForm.id, lead.formId))
    .where(and(eq(lead.mergedInto, leadId), isNull(lead.erasedAt)))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(MOST_SHOWN);
}

function isOneOf(ids: readonly string[]) {
  return sql`${lead.id} = any(${sql.param(ids)}::uuid[])`;
}
