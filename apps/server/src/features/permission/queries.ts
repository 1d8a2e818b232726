import {
  type PermissionChannel,
  type PermissionRecord,
  permissionChannels,
  permissionOf,
} from '@ayrac/domain/consent/permission.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { account } from '#server/features/account/table.ts';
import type { ConsentOwner } from '#server/features/consent/writes.ts';

/**
 * Answers of the ledger with their recipients, who are found through the owner of a record, never in the record itself.
 * Suspect requests and erased people have no answers. `began_empty` is false for answers given in the profile and for
 * refusals by mailed links. The newsletter is an email message: confirming it allows the channel and ending it refuses
 * it, while requesting it says nothing yet. A permission is confirmed by a later record of its own, or by its account,
 * whose address or phone number was confirmed earlier. The phone number of a request never changes, whereas that of an
 * account may be a new one by now, so the record of an account's phone code alone confirms nothing.
 */
const answers = sql`
  select c.recorded_at, c.id, c.is_given, c.form_id, c.lead_id,
    coalesce(case c.purpose
      when 'newsletter' then true
      when 'marketing-email' then c.context like 'confirmed:%' or email_owner.email_verified_at <= c.recorded_at
      else c.form_id is not null and c.context = 'confirmed:phone-code'
        or phone_owner.phone_confirmed_at <= c.recorded_at
    end, false) as is_confirmed,
    case c.purpose when 'newsletter' then 'email' else substring(c.purpose from 11) end as channel,
    (c.form_id is not null or c.lead_id is not null)
      and c.context not in ('profile', 'refused:request-link', 'refused:one-click') as began_empty,
    case when c.purpose in ('marketing-email', 'newsletter')
      then coalesce(f.email_key, lower(l.contact_email collate "C"), a.email_key, n.email_key)
      else coalesce(f.phone, l.contact_phone, a.phone)
    end as recipient
  from consent_record c
  left join quote_form f on f.id = c.form_id and f.erased_at is null and not f.is_suspect
  left join lead l on l.id = c.lead_id and l.erased_at is null and not l.is_suspect
  left join account a on a.id = c.account_id
  left join account sender on sender.id = coalesce(
    c.account_id, l.customer_id,
    case when not exists (select from lead j where j.form_id = f.id and j.joined_at is not null)
      then f.customer_id end
  )
  left join account email_owner on email_owner.id = sender.id
    and email_owner.email_key = coalesce(f.email_key, lower(l.contact_email collate "C"), a.email_key)
  left join account phone_owner on phone_owner.id = sender.id
    and phone_owner.phone = coalesce(f.phone, l.contact_phone, a.phone)
  left join newsletter_subscription n on n.id = c.newsletter_id
  where (
    c.purpose in ('marketing-email', 'marketing-sms', 'marketing-call')
    or c.purpose = 'newsletter' and c.context <> 'newsletter:requested'
  )`;

interface AnswerRow extends Record<string, unknown> {
  readonly recipient: string;
  readonly channel: string;
  readonly is_given: boolean;
  readonly began_empty: boolean;
  readonly is_confirmed: boolean;
  readonly recorded_at: string;
  readonly form_id: string | null;
  readonly lead_id: string | null;
}

/** Answer with the request on which it was given; null when it was given elsewhere. */
export interface OwnAnswer extends PermissionRecord {
  readonly request: ConsentOwner | null;
}

/** Lists all answers of all recipients who answered since an instant, in order of time. */
export function listAnswersSince(db: Executor, since: Date): Promise<PermissionRecord[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  return readAnswers(
    db,
    sql`with ledger as materialized (${answers})
      select * from ledger
      where recipient in (select recipient from ledger where recorded_at >= ${from})
      order by recorded_at, id`,
  );
}

/** Person whose answers are looked up. The address counts once it is verified. */
export interface Answering {
  readonly accountId: string;
  readonly emailKey: string;
  readonly phone: string | null;
  readonly isPhoneConfirmed: boolean;
  readonly isVerified: boolean;
}

/** Lists all answers given with a form or concerning it, in order of time. */
export function listAnswersOfForm(db: Executor, formId: string): Promise<OwnAnswer[]> {
  return listAnswersOfForms(db, [formId]);
}

/** Lists all answers given with forms or concerning them, in order of time. */
export function listAnswersOfForms(db: Executor, formIds: readonly string[]): Promise<OwnAnswer[]> {
  const isOfForm = sql`c.form_id = any(${sql.param([...formIds])}::uuid[])`;
  return readAnswers(
    db,
    sql`select * from (${answers} and ${isOfForm}) own where recipient is not null order by recorded_at, id`,
  );
}

/** Finds a member with the keys for their answers, optionally locked until the transaction ends. */
export async function findPerson(db: Executor, accountId: string, isLocked = false): Promise<Answering> {
  const query = db
    .select({
      emailKey: account.emailKey,
      phone: account.phone,
      confirmedAt: account.phoneConfirmedAt,
      verifiedAt: account.emailVerifiedAt,
    })
    .from(account)
    .where(eq(account.id, accountId));
  const [row] = await (isLocked ? query.for('update') : query);
  if (row === undefined) throw new RefusalError('unauthenticated');
  const { confirmedAt, verifiedAt, ...rest } = row;
  return { accountId, ...rest, isPhoneConfirmed: confirmedAt !== null, isVerified: verifiedAt !== null };
}

/**
 * Lists all answers of a member, including those for addresses and phone numbers of earlier requests, in order of time.
 */
export function listAnswersOf(db: Executor, person: Answering): Promise<OwnAnswer[]> {
  const { accountId, emailKey, isVerified } = person;
  const isOwnForm = sql`(customer_id = ${accountId} or (${isVerified} and email_key = ${emailKey}))`;
  return readAnswers(
    db,
    sql`select * from (${answers} and c.id in (
        select id from consent_record where account_id = ${accountId}
        union all
        select id from consent_record where form_id in (select id from quote_form where ${isOwnForm})
        union all
        select id from consent_record
        where lead_id in (select id from lead where customer_id = ${accountId} and form_id is null)
        union all
        select id from consent_record
        where newsletter_id in (
          select id from newsletter_subscription where ${isVerified} and email_key = ${emailKey}
        )
      )) own
      where recipient is not null
      order by recorded_at, id`,
  );
}

/**
 * Finds the request by which a member last allowed email, if that permission awaits the verification of the address.
 */
export async function findWaitingEmail(db: Executor, accountId: string): Promise<ConsentOwner | undefined> {
  const answers = await listAnswersOf(db, await findPerson(db, accountId));
  const permission = permissionOf(answers, 'email');
  if (permission?.state !== 'unconfirmed') return undefined;
  const last = answers.findLast(
    ({ channel, recipient, isGiven }) => channel === 'email' && recipient === permission.recipient && isGiven,
  );
  return last?.request ?? undefined;
}

async function readAnswers(db: Executor, statement: SQL): Promise<OwnAnswer[]> {
  const { rows } = await db.execute<AnswerRow>(statement);
  return rows.map((row) => ({
    recipient: row.recipient,
    channel: channelOf(row.channel),
    isGiven: row.is_given,
    isConfirmed: row.is_confirmed,
    beganEmpty: row.began_empty,
    at: new Date(row.recorded_at),
    request: requestOf(row),
  }));
}

function requestOf({ form_id: formId, lead_id: leadId }: AnswerRow): ConsentOwner | null {
  if (formId !== null) return { formId };
  return leadId === null ? null : { leadId };
}

function channelOf(text: string): PermissionChannel {
  const channel = permissionChannels.find((known) => known === text);
  if (channel === undefined) throw new Error(`The ledger contains an unknown channel: ${text}.`);
  return channel;
}
