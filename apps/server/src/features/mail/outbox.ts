import { randomUUID } from 'node:crypto';
import { emailKey } from '@ayrac/domain/account/identity.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { builtOnce, laterAll } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { tellSoon } from '#server/db/tell.ts';
import type { MailData, MailTemplate } from './mail-data.ts';
import { mailKinds } from './mail-kinds.ts';
import { mail } from './table.ts';

/** The channel on which every node hears, behind the commit, that mail is waiting. */
export const MAIL_CHANNEL = 'mail';

/** A mail to be sent. */
export interface NewMail<Template extends MailTemplate> {
  /** A person with an account is named by it; the address is the one that they have when the mail is sent. */
  readonly to: { readonly accountId: string } | { readonly email: string };
  readonly template: Template;
  readonly locale: Locale;
  readonly data: MailData[Template];
  readonly now: Date;
  /** It is not sent sooner; at once, where nothing is said. */
  readonly notBefore?: Date;
}

const insertMail = builtOnce((db) =>
  db.insert(mail).values({
    ...laterAll('id', 'accountId', 'recipient', 'recipientKey', 'template', 'locale', 'data', 'isBulk'),
    ...laterAll('nextTryAt', 'createdAt'),
  }),
);

/** Puts a mail into the caller's transaction: committed, it is sent, at least once; rolled back, it never was. Answers its id. */
export async function putMail<Template extends MailTemplate>(
  tx: Executor,
  { to, template, locale, data, now, notBefore = now }: NewMail<Template>,
): Promise<string> {
  const recipient =
    'email' in to ? { recipient: to.email, recipientKey: emailKey(to.email) } : { accountId: to.accountId };
  const isBulk = mailKinds[template].isBulk ?? false;
  const id = randomUUID();
  await insertMail(tx, '', {
    ...{ accountId: null, recipient: null, recipientKey: null, ...recipient },
    ...{ id, template, locale, data, isBulk, nextTryAt: notBefore, createdAt: now },
  });
  await tellSoon(tx, MAIL_CHANNEL, '');
  return id;
}
