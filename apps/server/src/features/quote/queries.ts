import { isLive } from '@ayrac/domain/campaign/campaign-live.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import { noticeForBrand } from '@ayrac/domain/quote/quote-consent.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListPosition } from '#server/api/newest-first.ts';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { inActiveCategory } from '#server/features/campaign/queries.ts';
import { campaign, campaignStats } from '#server/features/campaign/table.ts';
import { customerToCampaign, formToCampaign, quoteClaim, quoteForm } from './table.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The address of a customer's account; one that there is not looks as if it were not theirs. */
export async function findEmail(db: Executor, customerId: string): Promise<string> {
  const [found] = await db.select({ email: account.email }).from(account).where(eq(account.id, customerId));
  if (found === undefined) throw new RefusalError('not-found');
  return found.email;
}

/** The campaign that a request is about. */
export interface QuotedCampaign {
  readonly id: string;
  /** The disclosure that its form shows. */
  readonly notice: NoticeKind;
  readonly title: string;
  readonly titleEn: string | null;
}

/** A campaign that takes requests; refuses one that is over, and one that is hidden as if it were not there. */
export async function findQuotableCampaign(db: Executor, id: string, now: Date): Promise<QuotedCampaign> {
  if (!UUID.test(id)) throw new RefusalError('campaign-missing');
  const [found] = await db
    .select({
      isActive: campaign.isActive,
      categoryIsActive: inActiveCategory,
      end: campaign.endAt,
      brandName: brand.name,
      title: campaign.title,
      titleEn: sql<string | null>`${campaign.english} ->> 'title'`,
    })
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .where(eq(campaign.id, id));
  if (!found?.isActive || !found.categoryIsActive) throw new RefusalError('campaign-missing');
  if (!isLive({ ...found, end: found.end }, now)) throw new RefusalError('campaign-ended');
  const { title, titleEn } = found;
  return { id, notice: noticeForBrand(found.brandName), title, titleEn };
}

/** Whether somebody holds an active request for a campaign. */
export async function hasClaim(db: Executor, campaignId: string, claimant: string): Promise<boolean> {
  const held = and(eq(quoteClaim.campaignId, campaignId), eq(quoteClaim.claimant, claimant));
  return (await db.$count(quoteClaim, held)) > 0;
}

/** Counts one more request for a campaign; the last statement of its transaction, so that the row is held shortly. */
export async function addApplication(tx: Executor, campaignId: string): Promise<void> {
  await tx
    .insert(campaignStats)
    .values({ campaignId, applications: 1 })
    .onConflictDoUpdate({
      target: campaignStats.campaignId,
      set: { applications: sql`${campaignStats.applications} + 1` },
    });
}

/**
 * Counts one request for a campaign less, as the last statement of its transaction: who asks and takes back again and
 * again moves no campaign up.
 */
export async function takeApplicationBack(tx: Executor, campaignId: string): Promise<void> {
  await tx
    .update(campaignStats)
    .set({ applications: sql`greatest(0, ${campaignStats.applications} - 1)` })
    .where(eq(campaignStats.campaignId, campaignId));
}

/** A form by its id. */
export async function findForm(db: Executor, id: string) {
  const [row] = await db.select().from(quoteForm).where(eq(quoteForm.id, id));
  return row;
}
export type FormRow = NonNullable<Awaited<ReturnType<typeof findForm>>>;

/** Notes that what was sent with a form looks like a robot's. */
export async function markSuspect(tx: Executor, formId: string): Promise<void> {
  await tx.update(quoteForm).set({ isSuspect: true }).where(eq(quoteForm.id, formId));
}

/** Forms, newest first; `owner` null for everybody's. */
export function listFormRows(db: Executor, owner: string | null, after: ListPosition | null, limit: number) {
  return db
    .select()
    .from(quoteForm)
    .where(and(ownedBy(quoteForm.customerId, owner), olderThan(quoteForm, after)))
    .orderBy(desc(quoteForm.createdAt), desc(quoteForm.id))
    .limit(limit);
}

/** The link of a form to a campaign by its id. */
export async function findFormLink(db: Executor, id: string) {
  const [row] = await db.select().from(formToCampaign).where(eq(formToCampaign.id, id));
  return row;
}
export type FormLinkRow = NonNullable<Awaited<ReturnType<typeof findFormLink>>>;

/** Links of forms to campaigns, newest first; `owner` null for everybody's. */
export function listFormLinkRows(
  db: Executor,
  owner: string | null,
  after: ListPosition | null,
  limit: number,
) {
  return db
    .select()
    .from(formToCampaign)
    .where(and(ownedBy(formToCampaign.customerId, owner), olderThan(formToCampaign, after)))
    .orderBy(desc(formToCampaign.createdAt), desc(formToCampaign.id))
    .limit(limit);
}

/** The link of a customer to a campaign by its id. */
export async function findCustomerLink(db: Executor, id: string) {
  const [row] = await db.select().from(customerToCampaign).where(eq(customerToCampaign.id, id));
  return row;
}
export type CustomerLinkRow = NonNullable<Awaited<ReturnType<typeof findCustomerLink>>>;

/** The campaigns that a customer holds, newest first. */
export function listCustomerLinkRows(db: Executor, customerId: string, limit: number) {
  return db
    .select()
    .from(customerToCampaign)
    .where(and(eq(customerToCampaign.customerId, customerId), eq(customerToCampaign.isActive, true)))
    .orderBy(desc(customerToCampaign.createdAt), desc(customerToCampaign.id))
    .limit(limit);
}

function ownedBy(column: AnyPgColumn, owner: string | null): SQL | undefined {
  return owner === null ? undefined : eq(column, owner);
}

function olderThan(
  table: { readonly createdAt: AnyPgColumn; readonly id: AnyPgColumn },
  after: ListPosition | null,
): SQL | undefined {
  if (after === null) return undefined;
  return sql`(${table.createdAt}, ${table.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
}
