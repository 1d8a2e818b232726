import { isLive } from '@ayrac/domain/campaign/campaign-live.ts';
import { type OptionalQuestion, takingOf } from '@ayrac/domain/campaign/intake.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import { noticeForBrand } from '@ayrac/domain/quote/quote-consent.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListPosition } from '#server/api/newest-first.ts';
import { isPool } from '#server/db/after-commit.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { isUuid } from '#server/db/is-uuid.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { hasShownPlace, intakeColumns } from '#server/features/campaign/queries.ts';
import { campaign, campaignIntake } from '#server/features/campaign/table.ts';
import type { Reception } from '#server/features/lead/arrival/writes.ts';
import { hasRules } from '#server/features/lead/assignment/queries.ts';
import { hoursFrom } from '#server/features/lead/queries.ts';
import { brandHours, lead, quoteForm } from '#server/features/lead/table.ts';
import { isShown } from '#server/resource/is-shown.ts';

/** The address of a customer's account; one that there is not looks as if it were not theirs. */
export async function findEmail(db: Executor, customerId: string): Promise<string> {
  const [found] = await db.select({ email: account.email }).from(account).where(eq(account.id, customerId));
  if (found === undefined) throw new RefusalError('not-found');
  return found.email;
}

/** The campaign that a request is about. */
export interface QuotedCampaign {
  readonly id: string;
  readonly brandId: string;
  /** The disclosure that its form shows. */
  readonly notice: NoticeKind;
  readonly title: string;
  readonly titleEn: string | null;
  /** What its form asks beyond what it must. */
  readonly questions: readonly OptionalQuestion[];
  /** How its brand receives what is asked for. */
  readonly reception: Reception;
}

// A transaction holds the brand's hours: those that change meanwhile find the lead that was written by the old ones.
const askQuotable = builtOnce((db, form: 'held' | 'looked-at') => {
  const query = db
    .select({
      isActive: isShown(campaign),
      hasShownPlace,
      intake: intakeColumns,
      end: campaign.endAt,
      brandId: campaign.brandId,
      brandName: brand.name,
      title: campaign.title,
      titleEn: sql<string | null>`${campaign.english} ->> 'title'`,
      hours: brandHours,
      hasRules: hasRules(campaign.brandId),
    })
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .innerJoin(brandHours, eq(brandHours.id, campaign.brandId))
    .leftJoin(campaignIntake, eq(campaignIntake.id, campaign.id))
    .where(eq(campaign.id, sql.placeholder('id')));
  return form === 'held' ? query.for('share', { of: brandHours }) : query;
});

/** A campaign that takes requests; refuses one that is over or closed, and one that is hidden as if it were not there. */
export async function findQuotableCampaign(db: Executor, id: string, now: Date): Promise<QuotedCampaign> {
  if (!isUuid(id)) throw new RefusalError('campaign-missing');
  const [found] = await askQuotable(db, isPool(db) ? 'looked-at' : 'held', { id });
  if (!found?.isActive || !found.hasShownPlace) throw new RefusalError('campaign-missing');
  if (!isLive({ ...found, end: found.end }, now)) throw new RefusalError('campaign-ended');
  // Who takes the last place is decided by the row of their request.
  const { isOpen, questions } = takingOf(found.intake);
  if (!isOpen) throw new RefusalError('campaign-closed');
  const { brandId, title, titleEn } = found;
  const reception = { ...hoursFrom(found.hours), hasRules: found.hasRules };
  return { id, brandId, notice: noticeForBrand(found.brandName), title, titleEn, questions, reception };
}

/** A form by its id. */
export async function findForm(db: Executor, id: string) {
  const [row] = await db.select().from(quoteForm).where(eq(quoteForm.id, id));
  return row;
}
export type FormRow = NonNullable<Awaited<ReturnType<typeof findForm>>>;

/** Forms, newest first; `owner` null for everybody's. */
export function listFormRows(db: Executor, owner: string | null, after: ListPosition | null, limit: number) {
  return db
    .select()
    .from(quoteForm)
    .where(and(ownedBy(quoteForm.customerId, owner), olderThan(quoteForm, after)))
    .orderBy(desc(quoteForm.createdAt), desc(quoteForm.id))
    .limit(limit);
}

/** What the specified link of a form to a campaign shows of a lead. */
const formLink = {
  id: lead.id,
  formId: sql<string>`${lead.formId}`,
  campaignId: lead.campaignId,
  isActive: lead.isActive,
  createdAt: lead.createdAt,
};

/** The link of a form to a campaign by its id. */
export async function findFormLink(db: Executor, id: string) {
  const [row] = await db
    .select(formLink)
    .from(lead)
    .where(and(eq(lead.id, id), isNotNull(lead.formId)));
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
    .select(formLink)
    .from(lead)
    .where(and(isNotNull(lead.formId), ownedBy(lead.customerId, owner), olderThan(lead, after)))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(limit);
}

/** What the specified link of a customer to a campaign shows of a lead without a form, which has a contact of its own. */
const customerLink = {
  id: lead.id,
  campaignId: lead.campaignId,
  customerId: sql<string>`${lead.customerId}`,
  contactEmail: sql<string>`${lead.contactEmail}`,
  contactPhone: sql<string>`${lead.contactPhone}`,
  contactName: sql<string>`${lead.contactName}`,
  contactSurname: sql<string>`${lead.contactSurname}`,
  isActive: lead.isActive,
  createdAt: lead.createdAt,
};

/** The link of a customer to a campaign by its id. */
export async function findCustomerLink(db: Executor, id: string) {
  const [row] = await db
    .select(customerLink)
    .from(lead)
    .where(and(eq(lead.id, id), isNull(lead.formId)));
  return row;
}
export type CustomerLinkRow = NonNullable<Awaited<ReturnType<typeof findCustomerLink>>>;

/** The campaigns that a customer holds, newest first. */
export function listCustomerLinkRows(db: Executor, customerId: string, limit: number) {
  return db
    .select(customerLink)
    .from(lead)
    .where(and(eq(lead.customerId, customerId), isNull(lead.formId), eq(lead.isActive, true)))
    .orderBy(desc(lead.createdAt), desc(lead.id))
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
