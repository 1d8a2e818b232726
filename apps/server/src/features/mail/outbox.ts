import { emailKey } from '@ayrac/domain/account/identity.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { v7 } from 'uuid';
import { builtOnce, laterAll } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { notifyAfterCommit } from '#server/db/notify.ts';
import type { MailData, MailTemplate } from './mail-data.ts';
import { mailKinds } from './mail-kinds.ts';
import { mail } from './table.ts';

/** Queue of the jobs that send mails. A trigger fills it. */
export const MAIL_QUEUE = 'mail';

/** Notification channel for waiting mails, used after the commit. */
export const MAIL_CHANNEL = 'mail';

export interface NewMail<Template extends MailTemplate> {
  /** An account is given by id; its address is looked up when the mail is sent. */
  readonly to: { readonly accountId: string } | { readonly email: string };
  readonly template: Template;
  readonly locale: Locale;
  readonly data: MailData[Template];
  /** Request whose timeline shows the mail. */
  readonly leadId?: string;
  readonly now: Date;
  /** Earliest time of sending; immediately by default. */
  readonly notBefore?: Date;
  /** Whether it lets other mails go first. By default this depends on the template. */
  readonly isBulk?: boolean;
}

const insertMail = builtOnce((db) =>
  db.insert(mail).values({
    ...laterAll('id', 'accountId', 'recipient', 'recipientKey', 'template', 'locale', 'data', 'isBulk'),
    ...laterAll('leadId', 'notBefore', 'createdAt'),
  }),
);

/**
 * Adds a mail to the caller's transaction, and with it the job that sends it (`queue_mail`). After a commit it is sent
 * at least once; after a rollback, never. Returns its id.
 */
export async function putMail<Template extends MailTemplate>(
  tx: Executor,
  newMail: NewMail<Template>,
): Promise<string> {
  const row = rowOf(newMail);
  await insertMail(tx, '', row);
  await notifyAfterCommit(tx, MAIL_CHANNEL, '');
  return row.id;
}

/** Adds several mails in one statement. */
export async function putMails<Template extends MailTemplate>(
  tx: Executor,
  newMails: readonly NewMail<Template>[],
): Promise<void> {
  if (newMails.length === 0) return;
  await tx.insert(mail).values(newMails.map(rowOf));
  await notifyAfterCommit(tx, MAIL_CHANNEL, '');
}

function rowOf<Template extends MailTemplate>(newMail: NewMail<Template>) {
  const { to, template, locale, data, now, leadId = null, notBefore = now } = newMail;
  const { isBulk = mailKinds[template].isBulk ?? false } = newMail;
  const recipient =
    'email' in to
      ? { accountId: null, recipient: to.email, recipientKey: emailKey(to.email) }
      : { accountId: to.accountId, recipient: null, recipientKey: null };
  // The id also orders mails that were written at the same time.
  return { id: v7(), ...recipient, template, locale, data, isBulk, leadId, notBefore, createdAt: now };
}
