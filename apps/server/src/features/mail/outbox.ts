import { emailKey } from '@ayrac/domain/account/identity.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { v7 } from 'uuid';
import { builtOnce, laterAll } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { notifyAfterCommit } from '#server/db/notify.ts';
import type { MailData, MailTemplate } from './mail-data.ts';
import { mailKinds } from './mail-kinds.ts';
import { mail } from './table.ts';

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
}

const insertMail = builtOnce((db) =>
  db.insert(mail).values({
    ...laterAll('id', 'accountId', 'recipient', 'recipientKey', 'template', 'locale', 'data', 'isBulk'),
    ...laterAll('leadId', 'nextTryAt', 'createdAt'),
  }),
);

/**
 * Adds a mail to the caller's transaction. After a commit it is sent at least once; after a rollback, never. Returns
 * its id.
 */
export async function putMail<Template extends MailTemplate>(
  tx: Executor,
  { to, template, locale, data, now, leadId, notBefore = now }: NewMail<Template>,
): Promise<string> {
  const recipient =
    'email' in to ? { recipient: to.email, recipientKey: emailKey(to.email) } : { accountId: to.accountId };
  const isBulk = mailKinds[template].isBulk ?? false;
  // Also orders mails that were written at the same time.
  const id = v7();
  await insertMail(tx, '', {
    ...{ accountId: null, recipient: null, recipientKey: null, ...recipient },
    ...{ id, template, locale, data, isBulk, leadId: leadId ?? null, nextTryAt: notBefore, createdAt: now },
  });
  await notifyAfterCommit(tx, MAIL_CHANNEL, '');
  return id;
}
