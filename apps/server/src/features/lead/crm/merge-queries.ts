import type { MergeFacts } from '@ayrac/domain/lead/lead-merge.ts';
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { emailOfLead, phoneOfLead, workColumns } from '../queries.ts';
import { lead, leadEvent, quoteForm } from '../table.ts';
import { asker, standOfLead } from './office.ts';
import type { StoriedLead } from './story-queries.ts';

const MOST_SHOWN = 50;

/** Leads as a merge begins with them, held until the transaction ends; always in one order, so that no two deadlock. */
export async function holdLeads(tx: Executor, ids: readonly string[]) {
  return tx.select(mergeColumns).from(lead).where(isOneOf(ids)).orderBy(asc(lead.id)).for('no key update');
}

/** The same without holding them. */
export function listLeads(db: Executor, ids: readonly string[]) {
  return db.select(mergeColumns).from(lead).where(isOneOf(ids)).orderBy(asc(lead.id));
}

const mergeColumns = {
  ...workColumns,
  id: lead.id,
  brandId: lead.brandId,
  state: lead.state,
  version: lead.version,
  erasedAt: lead.erasedAt,
  isSuspect: lead.isSuspect,
  mergedInto: lead.mergedInto,
};

/** A lead that may be merged. */
export type MergedLead = Awaited<ReturnType<typeof holdLeads>>[number];

/** What decides whether it can be. */
export function mergeFactsOf({ state, erasedAt, ...rest }: MergedLead): MergeFacts {
  return { ...rest, isErased: erasedAt !== null, isWithdrawn: state === 'withdrawn' };
}

/** The leads that were merged into these. */
export async function listJoined(db: Executor, ids: readonly string[]): Promise<string[]> {
  const isJoined = sql`${lead.mergedInto} = any(${sql.param(ids)}::uuid[])`;
  const rows = await db.select({ id: lead.id }).from(lead).where(isJoined).orderBy(asc(lead.id));
  return rows.map(({ id }) => id);
}

/** How a lead came to be merged, and when; undefined where it was not, or that was taken back. */
export async function findMerge(db: Executor, leadId: string) {
  const [row] = await db
    .select()
    .from(leadEvent)
    .where(and(eq(leadEvent.leadId, leadId), isMergeOfOne, isNull(leadEvent.undoneAt)))
    .orderBy(desc(leadEvent.at), desc(leadEvent.id))
    .limit(1);
  return row;
}

/** What one merge did, but for what was taken back. */
export function listMergeEvents(db: Executor, changeId: string) {
  return db
    .select()
    .from(leadEvent)
    .where(and(eq(leadEvent.changeId, changeId), eq(leadEvent.kind, 'merge'), isNull(leadEvent.undoneAt)))
    .orderBy(asc(leadEvent.leadId), asc(leadEvent.id));
}

/** The event of a lead that joined another, which it names; that of the other one names none. */
const isMergeOfOne = sql`(${leadEvent.kind} = 'merge' and ${leadEvent.work} ? 'mergedInto')`;

/**
 * Leads of the same brand that were asked for with the same number or address, each looked for by the index of its
 * table.
 */
export function listDuplicates(db: Executor, { id, brandId, emailKey, phone }: StoriedLead) {
  return db
    .select({
      id: lead.id,
      name: sql<string>`${asker.name}`,
      campaign: campaign.title,
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
        sql`${lead.id} in (${askedWith({ emailKey, phone })})`,
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

/** The ids of leads that somebody asked for with an address or a number. */
function askedWith({ emailKey, phone }: Pick<StoriedLead, 'emailKey' | 'phone'>) {
  return sql`
    select l.id from quote_form f join lead l on l.form_id = f.id where f.email_key = ${emailKey}
    union all
    select l.id from quote_form f join lead l on l.form_id = f.id where f.phone = ${phone}
    union all
    select l.id from lead l where lower(l.contact_email collate "C") = ${emailKey}
    union all
    select l.id from lead l where l.contact_phone = ${phone}`;
}

/** The leads that were merged into one, with when. */
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
