import { deviceOf } from '@ayrac/domain/account/device.ts';
import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, union } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { isOwnForm, type Person } from '#server/features/account/personal-data/queries.ts';
import { isSecondFactorOn } from '#server/features/account/queries.ts';
import { account, accountSession, occupation, secondFactor } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { dataRequest } from '#server/features/data-request/table.ts';
import { follow } from '#server/features/follow/table.ts';
import { lead } from '#server/features/lead/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { notification } from '#server/features/notification/table.ts';

/** Rows of a part that are shown at a time. */
export const PART_PAGE = 100;

/** Row after which a page of a part continues. */
export interface PartPlace {
  /** ISO 8601. */
  readonly at: string;
  readonly id: string;
}

/** Rows of a part to read: one more than are shown, to know whether there are more. */
export interface PartOf {
  readonly person: Person;
  readonly after: PartPlace | null;
  readonly now: Date;
}

/** Condition for the rows after a place, newest first. */
function isAfter(place: PartPlace | null, at: AnyPgColumn, id: AnyPgColumn): SQL | undefined {
  return place === null ? undefined : sql`(${at}, ${id}) < (${place.at}::timestamptz, ${place.id}::uuid)`;
}

/** Target kinds of an account in the audit log: as itself and as an office record. */
const accountKinds = ['account', 'customers', 'users'];

/** Finds a person by account; undefined when there is none. */
export async function findPersonRow(db: Executor, id: string) {
  const [row] = await db
    .select({
      account,
      occupation: occupation.name,
      brand: { id: brand.id, name: brand.name },
      hasSecondFactor: sql<boolean>`${isSecondFactorOn}`,
    })
    .from(account)
    .leftJoin(occupation, eq(occupation.id, account.occupationId))
    .leftJoin(brand, eq(brand.id, account.brandId))
    .leftJoin(secondFactor, eq(secondFactor.accountId, account.id))
    .where(eq(account.id, id));
  return row;
}
export type PersonRow = NonNullable<Awaited<ReturnType<typeof findPersonRow>>>;

/** As an array, so that an index finds them: beside another condition a subquery would be compared with every row. */
function ownFormsOf(person: Person) {
  return sql`array(select id from quote_form where ${isOwnForm(person)})`;
}

export function listRequests(db: Executor, { person, after }: PartOf) {
  const ownForms = ownFormsOf(person);
  return db
    .select({
      id: lead.id,
      campaign: campaign.title,
      state: lead.state,
      isActive: lead.isActive,
      at: lead.createdAt,
    })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .where(
      and(
        or(eq(lead.customerId, person.accountId), sql`${lead.formId} = any(${ownForms})`),
        isAfter(after, lead.createdAt, lead.id),
      ),
    )
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(PART_PAGE + 1);
}

export function listFollows(db: Executor, { person: { accountId }, after }: PartOf) {
  const isOf = (kind: 'campaign' | 'brand' | 'category', id: SQL) =>
    and(eq(follow.kind, kind), sql`${id} = ${follow.targetId}`);
  return db
    .select({
      id: follow.targetId,
      kind: follow.kind,
      name: sql<string | null>`coalesce(${campaign.title}, ${brand.name}, ${category.name})`,
      at: follow.createdAt,
    })
    .from(follow)
    .leftJoin(campaign, isOf('campaign', sql`${campaign.id}`))
    .leftJoin(brand, isOf('brand', sql`${brand.id}`))
    .leftJoin(category, isOf('category', sql`${category.id}`))
    .where(and(eq(follow.accountId, accountId), isAfter(after, follow.createdAt, follow.targetId)))
    .orderBy(desc(follow.createdAt), desc(follow.targetId))
    .limit(PART_PAGE + 1);
}

export function listPermissions(db: Executor, { person, after }: PartOf) {
  const { accountId, emailKey } = person;
  const newsletters = sql`array(select id from newsletter_subscription where email_key = ${emailKey})`;
  const ownForms = ownFormsOf(person);
  const ownLeads = sql`array(select id from lead where customer_id = ${accountId} or form_id = any(${ownForms}))`;
  return db
    .select({
      id: consentRecord.id,
      purpose: consentRecord.purpose,
      isGiven: consentRecord.isGiven,
      textVersion: consentRecord.textVersion,
      textHash: consentRecord.textHash,
      context: consentRecord.context,
      at: consentRecord.recordedAt,
    })
    .from(consentRecord)
    .where(
      and(
        or(
          eq(consentRecord.accountId, accountId),
          sql`${consentRecord.newsletterId} = any(${newsletters})`,
          sql`${consentRecord.formId} = any(${ownForms})`,
          sql`${consentRecord.leadId} = any(${ownLeads})`,
        ),
        isAfter(after, consentRecord.recordedAt, consentRecord.id),
      ),
    )
    .orderBy(desc(consentRecord.recordedAt), desc(consentRecord.id))
    .limit(PART_PAGE + 1);
}

export async function listSessions(db: Executor, { person: { accountId }, after, now }: PartOf) {
  const rows = await db
    .select()
    .from(accountSession)
    .where(
      and(
        eq(accountSession.accountId, accountId),
        isAfter(after, accountSession.createdAt, accountSession.id),
      ),
    )
    .orderBy(desc(accountSession.createdAt), desc(accountSession.id))
    .limit(PART_PAGE + 1);
  return rows.map((row) => {
    const { browser, system } = deviceOf(row.userAgent);
    return {
      id: row.id,
      browser,
      system,
      network: row.network,
      at: row.createdAt,
      lastUsedAt: row.lastUsedAt,
      isLiving: row.endedAt === null && row.expiresAt > now,
    };
  });
}

export function listMails(db: Executor, { person: { accountId, emailKey }, after }: PartOf) {
  return db
    .select({
      id: mail.id,
      template: mail.template,
      state: mail.state,
      at: mail.createdAt,
      sentAt: mail.sentAt,
    })
    .from(mail)
    .where(
      and(
        or(eq(mail.accountId, accountId), emailKey === null ? undefined : eq(mail.recipientKey, emailKey)),
        isAfter(after, mail.createdAt, mail.id),
      ),
    )
    .orderBy(desc(mail.createdAt), desc(mail.id))
    .limit(PART_PAGE + 1);
}

export function listNotifications(db: Executor, { person: { accountId }, after }: PartOf) {
  return db
    .select({
      id: notification.id,
      kind: notification.kind,
      campaign: campaign.title,
      at: notification.createdAt,
      readAt: notification.readAt,
    })
    .from(notification)
    .innerJoin(campaign, eq(campaign.id, notification.campaignId))
    .where(
      and(eq(notification.accountId, accountId), isAfter(after, notification.createdAt, notification.id)),
    )
    .orderBy(desc(notification.createdAt), desc(notification.id))
    .limit(PART_PAGE + 1);
}

export function listDataRequests(db: Executor, { person: { accountId }, after }: PartOf) {
  return db
    .select({
      id: dataRequest.id,
      kind: dataRequest.kind,
      dueAt: dataRequest.dueAt,
      answeredAt: dataRequest.answeredAt,
      at: dataRequest.createdAt,
    })
    .from(dataRequest)
    .where(and(eq(dataRequest.accountId, accountId), isAfter(after, dataRequest.createdAt, dataRequest.id)))
    .orderBy(desc(dataRequest.createdAt), desc(dataRequest.id))
    .limit(PART_PAGE + 1);
}

/**
 * Lists the actions of a person, and those on their account. Each of the two is read from its own index, which has them
 * in order, no further than a page: together they would all be read and sorted.
 */
export function listHistory(db: Executor, { person: { accountId }, after }: PartOf) {
  const actor = alias(account, 'actor');
  const newest = (condition: SQL | undefined) =>
    db
      .select({ id: auditEntry.id })
      .from(auditEntry)
      .where(and(condition, isAfter(after, auditEntry.at, auditEntry.id)))
      .orderBy(desc(auditEntry.at), desc(auditEntry.id))
      .limit(PART_PAGE + 1);
  const about = newest(and(inArray(auditEntry.targetKind, accountKinds), eq(auditEntry.targetId, accountId)));
  return db
    .select({
      id: auditEntry.id,
      action: sql<AuditAction>`${auditEntry.action}`,
      by: actor.username,
      isOwn: sql<boolean>`coalesce(${auditEntry.actorId} = ${accountId}, false)`,
      network: auditEntry.network,
      at: auditEntry.at,
    })
    .from(auditEntry)
    .leftJoin(actor, eq(actor.id, auditEntry.actorId))
    .where(inArray(auditEntry.id, union(newest(eq(auditEntry.actorId, accountId)), about)))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(PART_PAGE + 1);
}
