import type { heldKinds } from '@ayrac/contract/personal-data.ts';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { isOwnForm, type Person } from '#server/features/account/personal-data/queries.ts';
import { accountSession } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { category } from '#server/features/category/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { dataRequest } from '#server/features/data-request/table.ts';
import { follow } from '#server/features/follow/table.ts';
import { inboxEntry, inboxThread } from '#server/features/inbox/table.ts';
import { leadMail } from '#server/features/lead/crm/mails/table.ts';
import { lead, quoteForm } from '#server/features/lead/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { newsletterSubscription } from '#server/features/newsletter/table.ts';
import { notification } from '#server/features/notification/table.ts';

/** Kind of records of which a person has any number. */
export type RecordKind = Exclude<(typeof heldKinds)[number], 'profile'>;

type Lister = (db: Executor, person: Person) => Promise<readonly object[]>;

/** Queries for the records of each kind in a form readable by their owner, without secrets or ids of others. */
export const ownRecords: Readonly<Record<RecordKind, Lister>> = {
  sessions: (db, { accountId }) =>
    db
      .select({
        browser: accountSession.userAgent,
        network: accountSession.network,
        isRemembered: accountSession.isRemembered,
        createdAt: accountSession.createdAt,
        lastUsedAt: accountSession.lastUsedAt,
        expiresAt: accountSession.expiresAt,
        endedAt: accountSession.endedAt,
      })
      .from(accountSession)
      .where(eq(accountSession.accountId, accountId))
      .orderBy(asc(accountSession.createdAt), asc(accountSession.id)),

  quotes: async (db, person) => [...(await listForms(db, person)), ...(await listMemberRequests(db, person))],

  follows: (db, { accountId }) =>
    db
      .select({
        kind: follow.kind,
        name: sql<string | null>`coalesce(${campaign.title}, ${brand.name}, ${category.name})`,
        createdAt: follow.createdAt,
      })
      .from(follow)
      .leftJoin(campaign, and(eq(follow.kind, 'campaign'), eq(campaign.id, follow.targetId)))
      .leftJoin(brand, and(eq(follow.kind, 'brand'), eq(brand.id, follow.targetId)))
      .leftJoin(category, and(eq(follow.kind, 'category'), eq(category.id, follow.targetId)))
      .where(eq(follow.accountId, accountId))
      .orderBy(asc(follow.createdAt), asc(follow.targetId)),

  notifications: (db, { accountId }) =>
    db
      .select({
        kind: notification.kind,
        campaign: campaign.title,
        state: notification.state,
        createdAt: notification.createdAt,
        readAt: notification.readAt,
      })
      .from(notification)
      .innerJoin(campaign, eq(campaign.id, notification.campaignId))
      .where(eq(notification.accountId, accountId))
      .orderBy(asc(notification.createdAt), asc(notification.id)),

  consents: (db, person) =>
    db
      .select({
        purpose: consentRecord.purpose,
        isGiven: consentRecord.isGiven,
        textVersion: consentRecord.textVersion,
        textHash: consentRecord.textHash,
        language: consentRecord.locale,
        context: consentRecord.context,
        recordedAt: consentRecord.recordedAt,
      })
      .from(consentRecord)
      .where(
        or(
          eq(consentRecord.accountId, person.accountId),
          // As arrays, so that an index finds each: beside others a subquery would be compared with every row.
          sql`${consentRecord.formId} = any(array(select id from quote_form where ${isOwnForm(person)}))`,
          sql`${consentRecord.leadId} = any(array(
            select id from lead where customer_id = ${person.accountId} and form_id is null))`,
          sql`${consentRecord.newsletterId} = any(array(
            select id from newsletter_subscription where email_key = ${person.emailKey}))`,
        ),
      )
      .orderBy(asc(consentRecord.recordedAt), asc(consentRecord.id)),

  messages: async (db, { emailKey }) =>
    emailKey === null
      ? []
      : db
          .select({
            kind: inboxEntry.kind,
            topic: inboxEntry.topic,
            reason: inboxEntry.reason,
            name: inboxEntry.name,
            email: inboxEntry.email,
            phone: inboxEntry.phone,
            text: inboxEntry.body,
            state: inboxThread.state,
            createdAt: inboxEntry.createdAt,
            answers: sql<string[]>`array(
              select body from inbox_reply where entry_id = ${inboxEntry.id} order by created_at, id)`,
          })
          .from(inboxEntry)
          .innerJoin(inboxThread, eq(inboxThread.id, inboxEntry.threadId))
          .where(eq(inboxEntry.emailKey, emailKey))
          .orderBy(asc(inboxEntry.createdAt), asc(inboxEntry.id)),

  newsletter: async (db, { emailKey }) =>
    emailKey === null
      ? []
      : db
          .select({
            email: newsletterSubscription.email,
            language: newsletterSubscription.locale,
            topics: sql<string[]>`array(
              select ${category.name} from ${category} where ${category.id} = any(${newsletterSubscription.topics})
              order by ${category.name})`,
            wantsEnding: newsletterSubscription.wantsEnding,
            frequency: newsletterSubscription.frequency,
            requestedAt: newsletterSubscription.requestedAt,
            confirmedAt: newsletterSubscription.confirmedAt,
            endedAt: newsletterSubscription.endedAt,
          })
          .from(newsletterSubscription)
          .where(eq(newsletterSubscription.emailKey, emailKey)),

  mails: (db, { accountId, emailKey }) =>
    db
      .select({
        template: mail.template,
        language: mail.locale,
        state: mail.state,
        createdAt: mail.createdAt,
        sentAt: mail.sentAt,
      })
      .from(mail)
      .where(
        or(eq(mail.accountId, accountId), ...(emailKey === null ? [] : [eq(mail.recipientKey, emailKey)])),
      )
      .orderBy(asc(mail.createdAt), asc(mail.template), asc(mail.id)),

  dataRequests: (db, { accountId }) =>
    db
      .select({
        kind: dataRequest.kind,
        text: dataRequest.body,
        createdAt: dataRequest.createdAt,
        dueAt: dataRequest.dueAt,
        answeredAt: dataRequest.answeredAt,
        answer: dataRequest.answer,
      })
      .from(dataRequest)
      .where(eq(dataRequest.accountId, accountId))
      .orderBy(asc(dataRequest.createdAt), asc(dataRequest.id)),

  audit: (db, { accountId }) =>
    db
      .select({
        at: auditEntry.at,
        action: auditEntry.action,
        target: auditEntry.targetKind,
        network: auditEntry.network,
        fields: auditEntry.fields,
      })
      .from(auditEntry)
      .where(eq(auditEntry.actorId, accountId))
      .orderBy(desc(auditEntry.at), desc(auditEntry.id)),
};

async function listForms(db: Executor, person: Person) {
  const rows = await db
    .select({ form: quoteForm, link: lead, campaign: campaign.title })
    .from(quoteForm)
    .leftJoin(lead, eq(lead.formId, quoteForm.id))
    .leftJoin(campaign, eq(campaign.id, lead.campaignId))
    .where(inArray(quoteForm.id, sql`(select id from quote_form where ${isOwnForm(person)})`))
    .orderBy(asc(quoteForm.createdAt), asc(quoteForm.id));
  const mails = await mailsOf(
    db,
    rows.flatMap(({ link }) => link?.id ?? []),
  );
  return rows.map(({ form, link, campaign: title }) => ({
    campaign: title,
    name: form.name,
    surname: form.surname,
    email: form.email,
    phone: form.phone,
    country: form.country,
    city: form.city,
    town: form.town,
    gender: form.gender,
    birthday: form.birthday,
    contactEmail: form.contactEmail,
    contactPhone: form.contactPhone,
    contactChannel: form.contactChannel,
    contactTime: form.contactTime,
    state: link?.state ?? null,
    isActive: link?.isActive ?? form.isActive,
    createdAt: form.createdAt,
    mails: mails(link?.id),
  }));
}

async function listMemberRequests(db: Executor, { accountId }: Person) {
  const rows = await db
    .select({
      id: lead.id,
      campaign: campaign.title,
      name: lead.contactName,
      surname: lead.contactSurname,
      email: lead.contactEmail,
      phone: lead.contactPhone,
      city: lead.contactCity,
      town: lead.contactTown,
      contactChannel: lead.contactChannel,
      contactTime: lead.contactTime,
      state: lead.state,
      isActive: lead.isActive,
      createdAt: lead.createdAt,
    })
    .from(lead)
    .innerJoin(campaign, eq(campaign.id, lead.campaignId))
    .where(and(eq(lead.customerId, accountId), isNull(lead.formId)))
    .orderBy(asc(lead.createdAt), asc(lead.id));
  const mails = await mailsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ...request }) => ({ ...request, mails: mails(id) }));
}

/** Finds what the brands' staff wrote to the person about these requests. Returns a function that gives it by lead. */
async function mailsOf(db: Executor, leadIds: readonly string[]) {
  const rows = await db
    .select({
      leadId: leadMail.leadId,
      mail: {
        subject: leadMail.subject,
        text: leadMail.text,
        language: leadMail.locale,
        createdAt: leadMail.createdAt,
      },
    })
    .from(leadMail)
    .where(inArray(leadMail.leadId, [...leadIds]))
    .orderBy(asc(leadMail.createdAt), asc(leadMail.id));
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  return (id = '') => (byLead.get(id) ?? []).map(({ mail }) => mail);
}
