import { randomUUID } from 'node:crypto';
import { NO_PHONE } from '@ayrac/domain/account/identity.ts';
import { NEVER_DUE } from '@ayrac/domain/lead/lead-due.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { endSessionsOf } from '#server/features/account/session/writes.ts';
import { eraseMails } from '#server/features/mail/writes.ts';
import { eraseSubscription } from '#server/features/newsletter/writes.ts';
import { account } from '../table.ts';
import type { Person } from './queries.ts';

/** Person to erase, and the instant up to which data is erased. Later data belongs to somebody who registered again. */
export interface ErasedPerson extends Person {
  readonly before: Date;
}

/**
 * Erases everything that identifies a person. Requests remain for statistics: what was requested, when, and the
 * outcome. The account is deleted with everything that belongs to it.
 */
export async function erasePerson(tx: Executor, person: ErasedPerson, now: Date): Promise<void> {
  const { accountId, emailKey } = person;
  await endSessionsOf(tx, accountId, now);
  await eraseQuotes(tx, person, now);
  if (emailKey !== null) {
    await eraseMessages(tx, emailKey, person.before);
    await eraseSubscription(tx, emailKey, person.before);
  }
  const { before } = person;
  await eraseMails(tx, { accountId, before, ...(emailKey === null ? {} : { emailKey }) });
  await tx.delete(account).where(eq(account.id, accountId));
}

/** Anonymizes requests. All requests of a person get the same random id. */
async function eraseQuotes(tx: Executor, { accountId, emailKey, before }: ErasedPerson, now: Date) {
  const nobody = randomUUID();
  const until = sql`created_at <= ${before.toISOString()}::timestamptz`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const theirs = (email: SQL) =>
    sql`(customer_id = ${accountId} or ${emailKey !== null} and ${email} = ${emailKey ?? ''}) and ${until}`;
  const customer = sql`case when customer_id = ${accountId} then ${nobody}::uuid else customer_id end`;
  const theirForms = sql`select id from quote_form where ${theirs(sql`email_key`)}`;
  await tx.execute(sql`
    with leads as (
      select id from lead where form_id in (${theirForms})
      union
      select id from lead where ${theirs(emailOfLead)}
    ), claimed as (
      update lead_claim set claimant = split_part(claimant, ':', 1) || ':' || gen_random_uuid()
      where lead_id in (select id from leads)
    ), worked as (
      -- The work before and after each step, which undo writes back, has the text of the next action.
      update lead_event set body = null, work = work - 'nextAction', before = before - 'nextAction'
      where lead_id in (select id from leads)
    ), mailed as (
      update lead_mail set subject = null, text = null where lead_id in (select id from leads)
    ), filed as (
      delete from lead_attachment where lead_id in (select id from leads)
    ), freed as (
      update lead set merged_into = null
      where merged_into in (select id from leads) and id not in (select id from leads)
    ), came as (
      update lead_context set page = null, referrer = null, parameters = '{}' where lead_id in (select id from leads)
    )
    update lead set next_action = null,
      respond_by = case when first_contact_at is null and respond_by > ${at} then null else respond_by end,
      due_at = ${NEVER_DUE.toISOString()}::timestamptz, customer_id = ${customer}, contact_email = left(contact_email, 0),
      contact_phone = case when form_id is null then ${NO_PHONE} end, contact_name = left(contact_name, 0),
      contact_surname = left(contact_surname, 0),
      contact_city = null, contact_town = null, contact_channel = null, contact_time = null,
      version = version + 1, erased_at = ${at}
    where id in (select id from leads)`);
  await tx.execute(sql`
    delete from phone_code where form_id in (select id from quote_form where ${theirs(sql`email_key`)})`);
  await tx.execute(sql`
    update quote_form set customer_id = ${customer}, name = '', surname = '', email = '', email_key = '',
      phone = ${NO_PHONE}, city = '', town = '', gender = null, birthday = null, contact_email = null,
      contact_phone = null, contact_channel = null, contact_time = null, erased_at = ${at}
    where ${theirs(sql`email_key`)}`);
  // The address as a second contact on somebody else's form.
  if (emailKey === null) return;
  await tx.execute(sql`
    update quote_form set contact_email = null
    where lower(contact_email collate "C") = ${emailKey} and contact_email is not null and ${until}`);
}

/** Email address of a lead without a form. */
const emailOfLead = sql`lower(contact_email collate "C")`;

/**
 * Deletes messages with their threads. A report remains, without its sender, the replies to the sender, and the notes
 * written since, which may be about the person.
 */
async function eraseMessages(tx: Executor, emailKey: string, before: Date): Promise<void> {
  const until = sql`${before.toISOString()}::timestamptz`;
  const theirs = sql`email_key = ${emailKey} and created_at <= ${until}`;
  await tx.execute(sql`
    delete from inbox_thread where id in (select thread_id from inbox_entry where kind = 'contact' and ${theirs})`);
  await tx.execute(sql`
    delete from inbox_reply as reply using inbox_entry as entry
    where entry.thread_id = reply.thread_id and entry.kind = 'report'
      and entry.email_key = ${emailKey} and entry.created_at <= ${until}
      and (reply.entry_id = entry.id or reply.entry_id is null and reply.created_at >= entry.created_at)`);
  await tx.execute(
    sql`update inbox_entry set email = null, email_key = null, body = null where kind = 'report' and ${theirs}`,
  );
}
