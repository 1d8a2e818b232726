import { dueOf } from '@ayrac/domain/lead/lead-due.ts';
import { type LeadStage, stageOfRequestState } from '@ayrac/domain/lead/lead-stage.ts';
import type { Suspicion } from '@ayrac/domain/quote/quote-proof.ts';
import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { afterBusinessMinutes } from '@ayrac/domain/time/business-hours.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { writtenOnce } from '#server/db/built-once.ts';
import { type Executor, violates } from '#server/db/database.ts';
import { takeUnsentBack } from '#server/features/mail/writes.ts';
import type { Fingerprinting } from '#server/guards/fingerprint.ts';
import { type Claimant, claimsOf, customerClaim } from './claim-queries.ts';
import { notifyOfBrand, notifyOfLead } from './notify-of-lead.ts';
import { type BrandHours, dueFactsOf, findHours, selectDueFacts } from './queries.ts';
import { type LeadAuthor, lead, leadClaim, quoteForm } from './table.ts';

/** Recalculates when a lead is due, and the deadline of its first answer where a withdrawal had ended it. */
export async function renewDue(tx: Executor, leadId: string): Promise<void> {
  const [row] = await selectDueFacts(tx).where(eq(lead.id, leadId));
  if (row === undefined) return;
  await writeClocks(tx, [clockOf(row, await findHours(tx, row.brandId))]);
}

/** The same for several leads of a brand. */
export async function renewDues(tx: Executor, brandId: string, leadIds: readonly string[]): Promise<void> {
  const hours = await findHours(tx, brandId);
  const rows = await selectDueFacts(tx).where(inArray(lead.id, [...leadIds]));
  await writeClocks(
    tx,
    rows.map((row) => clockOf(row, hours)),
  );
}

function clockOf(
  row: Awaited<ReturnType<typeof selectDueFacts>>[number],
  { hours, answerMinutes }: BrandHours,
): LeadClock {
  const facts = dueFactsOf(row, hours);
  const isStopped = facts.isWithdrawn || facts.firstContactAt !== null;
  const respondBy =
    facts.respondBy ??
    (isStopped ? null : (afterBusinessMinutes(facts.createdAt, answerMinutes, hours) ?? null));
  return { id: row.id, respondBy, dueAt: dueOf({ ...facts, respondBy }) };
}

/** Deadline of the first answer of a lead, and when it is due. */
export interface LeadClock {
  readonly id: string;
  readonly respondBy: Date | null;
  readonly dueAt: Date;
}

export async function writeClocks(tx: Executor, clocks: readonly LeadClock[]): Promise<void> {
  await tx.execute(sql`
    update lead set respond_by = made."respondBy", due_at = made."dueAt"
    from jsonb_to_recordset(${JSON.stringify(clocks)}::jsonb)
      as made (id uuid, "respondBy" timestamptz, "dueAt" timestamptz)
    where lead.id = made.id`);
}

export interface LeadStep {
  readonly leadId: string;
  readonly from: RequestState;
  readonly to: RequestState;
  /** Stage before the step, from which the new stage is derived. */
  readonly stage: LeadStage;
  readonly at: Date;
  readonly changedBy: LeadAuthor;
  readonly staffId: string | null;
}

/**
 * Writes the new state of a lead, with its next version, and records the step. A withdrawal before the deadline of the
 * first answer ends that deadline: nobody can be late any more.
 */
export async function writeStep(
  tx: Executor,
  { leadId, from, to, stage, at, changedBy, staffId }: LeadStep,
): Promise<void> {
  const step = sql`
    with changed as (
      update lead set state = ${to}, is_active = ${to !== 'withdrawn'}, version = version + 1,
        stage = ${stageOfRequestState(to, stage)},
        respond_by = case
          when ${to === 'withdrawn'} and first_contact_at is null and respond_by > ${at.toISOString()}::timestamptz then null
          else respond_by end
      where id = ${leadId}
      returning id, version
    )
    insert into lead_state (lead_id, version, from_state, to_state, at, changed_by, staff_id)
    select id, version, ${from}, ${to}, ${at.toISOString()}::timestamptz, ${changedBy}, ${staffId}::uuid from changed`;
  await withinLimit(() => tx.execute(step));
  await renewDue(tx, leadId);
  await notifyOfLead(tx, leadId, 'changed');
}

/** Switches the link that a lead represents. The caller takes care of the further effects and of the version. */
export async function switchLead(
  tx: Executor,
  {
    leadId,
    isActive,
    to,
  }: { readonly leadId: string; readonly isActive: boolean; readonly to: RequestState },
): Promise<void> {
  await withinLimit(() => tx.update(lead).set({ isActive, state: to }).where(eq(lead.id, leadId)));
  await renewDue(tx, leadId);
  await notifyOfLead(tx, leadId, 'changed');
}

/**
 * Translates the database's refusal of a request beyond the campaign's limit. The database counts the places, so this
 * holds for concurrent requests.
 */
export async function withinLimit<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, 'campaign_intake_within_limit')) throw new RefusalError('campaign-closed');
    throw error;
  }
}

// In a fixed order, so that two requests cannot deadlock.
const putClaims = writtenOnce<{ id: string }>(
  (later) => sql`
    insert into lead_claim (campaign_id, claimant, lead_id)
    select ${later('campaignId')}::uuid, claimant, made.id
    from (select gen_random_uuid() as id) made, unnest(${later('claims')}::text[]) as claimant
    order by claimant
    on conflict do nothing
    returning lead_id as id`,
);

/**
 * Claims a campaign for a person and returns the id for the lead. A second request of the same address or customer is
 * refused by the primary key, at once or after the first one has committed.
 */
export async function claimCampaign(
  tx: Executor,
  context: Fingerprinting,
  campaignId: string,
  claimant: Claimant,
): Promise<string> {
  const claims = claimsOf(context, claimant);
  const rows = await putClaims(tx, { campaignId, claims });
  const id = rows[0]?.id;
  if (id === undefined || rows.length < claims.length) throw new RefusalError('duplicate-quote');
  return id;
}

/** Releases the campaign of a withdrawn lead, so that it can be requested again. */
export async function releaseCampaign(tx: Executor, leadId: string): Promise<void> {
  await tx.delete(leadClaim).where(eq(leadClaim.leadId, leadId));
}

/** Claims the campaign of a withdrawn lead again. Refused when another lead has claimed it meanwhile. */
export async function reclaimCampaign(
  tx: Executor,
  context: Fingerprinting,
  { id, campaignId }: { readonly id: string; readonly campaignId: string },
  { email, customerId }: Claimant,
): Promise<void> {
  const claimed = await reclaimCampaigns(tx, context, [{ id, campaignId, email, customerId }]);
  if (!claimed.has(id)) throw new RefusalError('duplicate-quote');
}

/** Claims the campaigns of leads again. Returns the leads whose campaign no other lead has claimed meanwhile. */
export async function reclaimCampaigns(
  tx: Executor,
  context: Fingerprinting,
  leads: readonly (Claimant & { readonly id: string; readonly campaignId: string })[],
): Promise<ReadonlySet<string>> {
  const wanted = leads.flatMap((lead) => claimsOf(context, lead).map((claimant) => ({ ...lead, claimant })));
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into lead_claim (campaign_id, claimant, lead_id)
    select campaign_id, claimant, lead_id
    from unnest(
      ${sql.param(wanted.map(({ campaignId }) => campaignId))}::uuid[],
      ${sql.param(wanted.map(({ claimant }) => claimant))}::text[],
      ${sql.param(wanted.map(({ id }) => id))}::uuid[]
    ) as wanted (campaign_id, claimant, lead_id)
    order by campaign_id, claimant
    on conflict do nothing
    returning lead_id as id`);
  const made = Map.groupBy(rows, ({ id }) => id);
  const needed = Map.groupBy(wanted, ({ id }) => id);
  const ids = [...needed.keys()];
  const isClaimed = (id: string) => made.get(id)?.length === needed.get(id)?.length;
  const inPart = ids.filter((id) => made.has(id) && !isClaimed(id));
  if (inPart.length > 0) await tx.delete(leadClaim).where(inArray(leadClaim.leadId, inPart));
  return new Set(ids.filter(isClaimed));
}

/** Marks a form and its leads as suspect, except leads that were already reviewed. */
export async function markSuspect(
  tx: Executor,
  formId: string,
  suspicions: readonly Suspicion[],
): Promise<void> {
  const added = sql`array(select distinct unnest(suspicions || ${sql.param([...suspicions])}::text[]))`;
  const suspect = { isSuspect: true, suspicions: added };
  await tx.update(quoteForm).set(suspect).where(eq(quoteForm.id, formId));
  await tx
    .update(lead)
    .set({ ...suspect, version: sql`${lead.version} + 1` })
    .where(and(eq(lead.formId, formId), isNull(lead.review)));
}

/** Account that requests may join. */
interface JoiningAccount {
  readonly id: string;
  readonly emailKey: string;
  readonly emailVerifiedAt: Date | null;
}

/** Campaign of a request that has joined an account. */
export interface JoinedCampaign {
  readonly title: string;
  readonly titleEn: string | null;
}

/**
 * Adds earlier requests with the account's address to the account, when the address is verified and at each sign-in. If
 * the account already has a request for the campaign, both remain. A rejected form never joins again. Returns the
 * campaigns of the joined requests, by title.
 */
export async function joinRequests(
  tx: Executor,
  context: CallContext,
  { id, emailKey, emailVerifiedAt }: JoiningAccount,
): Promise<readonly JoinedCampaign[]> {
  if (emailVerifiedAt === null) return [];
  const at = context.now.toISOString();
  return adopt(tx, { id, emailKey, at, claim: customerClaim(context, id) });
}

const adopt = writtenOnce<{ title: string; titleEn: string | null }>(
  (later) => sql`
    with adopted as (
      update quote_form set customer_id = ${later('id')}
      where id in (
        select id from quote_form
        where customer_id is null and email_key = ${later('emailKey')} and may_join
        order by id for update
      )
      returning id
    ), joined as (
      update lead l set customer_id = ${later('id')}, joined_at = ${later('at')}, version = version + 1
      from adopted where l.form_id = adopted.id and l.customer_id is null
      returning l.id, l.campaign_id, l.is_active, l.created_at
    ), claimed as (
      insert into lead_claim (campaign_id, claimant, lead_id)
      select distinct on (campaign_id) campaign_id, ${later('claim')}, id from joined where is_active
      order by campaign_id, created_at
      on conflict do nothing
    )
    select title, english ->> 'title' as "titleEn" from campaign
    where id in (select campaign_id from joined) order by title`,
);

/** Merges a lead into another one. Returns the new version of the merged lead. */
export async function joinLead(tx: Executor, leadId: string, into: string): Promise<number> {
  const [row] = await tx
    .update(lead)
    .set({ mergedInto: into, version: sql`${lead.version} + 1` })
    .where(eq(lead.id, leadId))
    .returning({ version: lead.version });
  if (row === undefined) throw new Error(`The lead ${leadId} disappeared while it was locked.`);
  return row.version;
}

/** Ends the merge of a lead. */
export async function leaveLead(tx: Executor, leadId: string): Promise<void> {
  await tx
    .update(lead)
    .set({ mergedInto: null, version: sql`${lead.version} + 1` })
    .where(eq(lead.id, leadId));
  await notifyOfLead(tx, leadId, 'changed');
}

/** Ends the merges into a lead. It was withdrawn, while the leads merged into it were not. */
export async function freeJoined(tx: Executor, leadId: string): Promise<void> {
  const freed = await tx
    .update(lead)
    .set({ mergedInto: null, version: sql`${lead.version} + 1` })
    .where(eq(lead.mergedInto, leadId))
    .returning({ brandId: lead.brandId });
  const [first] = freed;
  if (first !== undefined) await notifyOfBrand(tx, first.brandId);
}

/** Stops the mails to the requester that were not sent yet. What became of each is kept with the lead. */
export function stopMails(tx: Executor, leadId: string): Promise<void> {
  return takeUnsentBack(tx, sql`(select mail_id from lead_mail where lead_id = ${leadId})`);
}
