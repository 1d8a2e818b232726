import { dueOf } from '@ayrac/domain/lead/lead-due.ts';
import { type LeadStage, stageOfRequestState } from '@ayrac/domain/lead/lead-stage.ts';
import type { Suspicion } from '@ayrac/domain/quote/quote-proof.ts';
import type { RequestState } from '@ayrac/domain/quote/request-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { writtenOnce } from '#server/db/built-once.ts';
import { type Executor, violates } from '#server/db/database.ts';
import type { Fingerprint } from '#server/guards/fingerprint.ts';
import { type Claimant, claimsOf, customerClaim } from './claim-queries.ts';
import { dueFactsOf, selectDueFacts } from './queries.ts';
import { type LeadAuthor, lead, leadClaim, quoteForm } from './table.ts';
import { tellBrand, tellLead } from './tell-lead.ts';

/** Says anew when somebody is to turn to a lead. */
export async function renewDue(tx: Executor, leadId: string): Promise<void> {
  const [row] = await selectDueFacts(tx).where(eq(lead.id, leadId));
  if (row === undefined) return;
  await tx
    .update(lead)
    .set({ dueAt: dueOf(dueFactsOf(row)) })
    .where(eq(lead.id, leadId));
}

/** A step of a lead from one state to another. */
export interface LeadStep {
  readonly leadId: string;
  readonly from: RequestState;
  readonly to: RequestState;
  /** The stage that it had, which follows. */
  readonly stage: LeadStage;
  readonly at: Date;
  readonly changedBy: LeadAuthor;
  readonly staffId: string | null;
}

/** Writes where a lead is now, with its next version, and how it came there. */
export async function writeStep(
  tx: Executor,
  { leadId, from, to, stage, at, changedBy, staffId }: LeadStep,
): Promise<void> {
  const step = sql`
    with changed as (
      update lead set state = ${to}, is_active = ${to !== 'withdrawn'}, version = version + 1,
        stage = ${stageOfRequestState(to, stage)}
      where id = ${leadId}
      returning id, version
    )
    insert into lead_state (lead_id, version, from_state, to_state, at, changed_by, staff_id)
    select id, version, ${from}, ${to}, ${at.toISOString()}::timestamptz, ${changedBy}, ${staffId}::uuid from changed`;
  await withinLimit(() => tx.execute(step));
  await renewDue(tx, leadId);
  await tellLead(tx, leadId, 'changed');
}

/** Switches the link that a lead is; what follows from its state is the caller's, its version as well. */
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
  await tellLead(tx, leadId, 'changed');
}

/** The database counts the places of a campaign: a request for which there is none is refused, whoever came at once. */
export async function withinLimit<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (violates(error, 'campaign_intake_within_limit')) throw new RefusalError('campaign-closed');
    throw error;
  }
}

// Always in one order, so that two requests never wait for each other.
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
 * Takes a campaign for a person and returns the id that the lead is to have. A second request of the same address or
 * the same customer is refused, by the primary key: at once, or after a wait for the first one to succeed or fail.
 */
export async function claimCampaign(
  tx: Executor,
  campaignId: string,
  claimant: Claimant,
  fingerprint: Fingerprint,
): Promise<string> {
  const claims = claimsOf(claimant, fingerprint);
  const rows = await putClaims(tx, { campaignId, claims });
  const id = rows[0]?.id;
  if (id === undefined || rows.length < claims.length) throw new RefusalError('duplicate-quote');
  return id;
}

/** Gives up the campaign of a lead that is withdrawn: it can be asked for again. */
export async function releaseCampaign(tx: Executor, leadId: string): Promise<void> {
  await tx.delete(leadClaim).where(eq(leadClaim.leadId, leadId));
}

/** Takes the campaign of a withdrawn lead again; refused where another one holds it meanwhile. */
export async function reclaimCampaign(
  tx: Executor,
  { id, campaignId }: { readonly id: string; readonly campaignId: string },
  claimant: Claimant,
  fingerprint: Fingerprint,
): Promise<void> {
  const claims = claimsOf(claimant, fingerprint);
  const { rowCount } = await tx.execute(sql`
    insert into lead_claim (campaign_id, claimant, lead_id)
    select ${campaignId}::uuid, claimant, ${id}::uuid
    from unnest(${sql.param(claims)}::text[]) as claimant
    order by claimant
    on conflict do nothing`);
  if ((rowCount ?? 0) < claims.length) throw new RefusalError('duplicate-quote');
}

/**
 * Notes that what was sent with a form looks like a robot's, and so whatever it asks for, but for what somebody has
 * looked at.
 */
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

/** An account that requests may join. */
interface JoiningAccount {
  readonly id: string;
  readonly emailKey: string;
  readonly emailVerifiedAt: Date | null;
}

/** The campaign of a request that has joined an account. */
export interface JoinedCampaign {
  readonly title: string;
  readonly titleEn: string | null;
}

/**
 * Gives an account what was asked for with its address before it was known: when the address is verified, and at
 * each sign-in. A campaign that the account holds already keeps both requests; a form that was given back joins no
 * more. Returns the campaigns of what joined, by title.
 */
export async function joinRequests(
  tx: Executor,
  { now, services: { fingerprint } }: CallContext,
  { id, emailKey, emailVerifiedAt }: JoiningAccount,
): Promise<readonly JoinedCampaign[]> {
  if (emailVerifiedAt === null) return [];
  return adopt(tx, { id, emailKey, at: now.toISOString(), claim: customerClaim(fingerprint, id) });
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

/** Lets a lead stand for another in every list; answers the other one's version. */
export async function joinLead(tx: Executor, leadId: string, into: string): Promise<number> {
  const [row] = await tx
    .update(lead)
    .set({ mergedInto: into, version: sql`${lead.version} + 1` })
    .where(eq(lead.id, leadId))
    .returning({ version: lead.version });
  if (row === undefined) throw new Error(`The lead ${leadId} is gone while it is held.`);
  return row.version;
}

/** Lets a merged lead stand for itself again. */
export async function leaveLead(tx: Executor, leadId: string): Promise<void> {
  await tx
    .update(lead)
    .set({ mergedInto: null, version: sql`${lead.version} + 1` })
    .where(eq(lead.id, leadId));
  await tellLead(tx, leadId, 'changed');
}

/** Lets all that a lead stood for stand for themselves: what it asked for was taken back, what they ask for was not. */
export async function freeJoined(tx: Executor, leadId: string): Promise<void> {
  const freed = await tx
    .update(lead)
    .set({ mergedInto: null, version: sql`${lead.version} + 1` })
    .where(eq(lead.mergedInto, leadId))
    .returning({ brandId: lead.brandId });
  const [first] = freed;
  if (first !== undefined) await tellBrand(tx, first.brandId);
}
