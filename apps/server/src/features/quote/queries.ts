import { isLive } from '@ayrac/domain/campaign/campaign-live.ts';
import { type OptionalQuestion, takingOf } from '@ayrac/domain/campaign/intake.ts';
import type { NoticeKind } from '@ayrac/domain/quote/quote-consent.ts';
import { noticeForBrand } from '@ayrac/domain/quote/quote-consent.ts';
import { isUuid } from '@ayrac/domain/record/record-id.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListPosition } from '#server/api/newest-first.ts';
import { isPool } from '#server/db/after-commit.ts';
import { builtOnce } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { hasShownPlaceOfOne, intakeColumns } from '#server/features/campaign/queries.ts';
import { campaign, campaignIntake } from '#server/features/campaign/table.ts';
import type { Reception } from '#server/features/lead/arrival/writes.ts';
import { hasRules } from '#server/features/lead/assignment/queries.ts';
import { hoursFrom } from '#server/features/lead/queries.ts';
import { brandHours, lead, quoteForm } from '#server/features/lead/table.ts';
import { isShown } from '#server/resource/is-shown.ts';

/**
 * Finds the email address and the place of a customer's account. An unknown customer is refused with `not-found`, like
 * somebody else's.
 */
export async function findCustomer(db: Executor, customerId: string) {
  const [found] = await db
    .select({ email: account.email, city: account.city, town: account.town })
    .from(account)
    .where(eq(account.id, customerId));
  if (found === undefined) throw new RefusalError('not-found');
  return found;
}

/** Campaign of a request. */
export interface QuotedCampaign {
  readonly id: string;
  readonly brandId: string;
  /** Disclosure that its form shows. */
  readonly notice: NoticeKind;
  readonly title: string;
  readonly titleEn: string | null;
  /** Optional questions of its form. */
  readonly questions: readonly OptionalQuestion[];
  /** How its brand receives requests. */
  readonly reception: Reception;
}

// Within a transaction the brand's hours are locked, so that a concurrent change of them finds the lead written under
// the old ones.
const askQuotable = builtOnce((db, form: 'held' | 'looked-at') => {
  const query = db
    .select({
      isActive: isShown(campaign),
      hasShownPlace: hasShownPlaceOfOne,
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

/** Finds a campaign that takes requests. Refuses an ended or closed one, and a hidden one as if it did not exist. */
export async function findQuotableCampaign(db: Executor, id: string, now: Date): Promise<QuotedCampaign> {
  if (!isUuid(id)) throw new RefusalError('campaign-missing');
  const [found] = await askQuotable(db, isPool(db) ? 'looked-at' : 'held', { id });
  if (!found?.isActive || !found.hasShownPlace) throw new RefusalError('campaign-missing');
  if (!isLive({ ...found, end: found.end }, now)) throw new RefusalError('campaign-ended');
  // Not decisive for the last place: the row of the request decides who takes it.
  const { isOpen, questions } = takingOf(found.intake);
  if (!isOpen) throw new RefusalError('campaign-closed');
  const { brandId, title, titleEn } = found;
  const reception = { ...hoursFrom(found.hours), hasRules: found.hasRules };
  return { id, brandId, notice: noticeForBrand(found.brandName), title, titleEn, questions, reception };
}

export async function findForm(db: Executor, id: string) {
  const [row] = await db.select().from(quoteForm).where(eq(quoteForm.id, id));
  return row;
}
export type FormRow = NonNullable<Awaited<ReturnType<typeof findForm>>>;

/** Lists forms, newest first; those of all owners when `owner` is null. */
export function listFormRows(db: Executor, owner: string | null, after: ListPosition | null, limit: number) {
  return db
    .select()
    .from(quoteForm)
    .where(and(ownedBy(quoteForm.customerId, owner), olderThan(quoteForm, after)))
    .orderBy(desc(quoteForm.createdAt), desc(quoteForm.id))
    .limit(limit);
}

/** Columns of a lead for the specified link of a form to a campaign. */
const formLink = {
  id: lead.id,
  formId: sql<string>`${lead.formId}`,
  campaignId: lead.campaignId,
  isActive: lead.isActive,
  createdAt: lead.createdAt,
};

export async function findFormLink(db: Executor, id: string) {
  const [row] = await db
    .select(formLink)
    .from(lead)
    .where(and(eq(lead.id, id), isNotNull(lead.formId)));
  return row;
}
export type FormLinkRow = NonNullable<Awaited<ReturnType<typeof findFormLink>>>;

/** Lists links of forms to campaigns, newest first; those of all owners when `owner` is null. */
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

/**
 * Columns of a lead for the specified link of a customer to a campaign. Such a lead has no form but its own contact
 * data.
 */
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

export async function findCustomerLink(db: Executor, id: string) {
  const [row] = await db
    .select(customerLink)
    .from(lead)
    .where(and(eq(lead.id, id), isNull(lead.formId)));
  return row;
}
export type CustomerLinkRow = NonNullable<Awaited<ReturnType<typeof findCustomerLink>>>;

/** Lists the campaigns of a customer, newest first. */
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
