import { emailKey } from '@ayrac/domain/account/identity.ts';
import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { MailData, MailTemplate } from './mail-data.ts';
import { mailKinds } from './mail-kinds.ts';
import { mail } from './table.ts';

/** The channel on which every node hears, at commit, that mail is waiting. */
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

/** Puts a mail into the caller's transaction: committed, it is sent, at least once; rolled back, it never was. Answers its id. */
export async function putMail<Template extends MailTemplate>(
  tx: Executor,
  { to, template, locale, data, now, notBefore = now }: NewMail<Template>,
): Promise<string> {
  const recipient =
    'email' in to ? { recipient: to.email, recipientKey: emailKey(to.email) } : { accountId: to.accountId };
  const isBulk = mailKinds[template].isBulk ?? false;
  const [put] = await tx
    .insert(mail)
    .values({ ...recipient, template, locale, data, isBulk, nextTryAt: notBefore, createdAt: now })
    .returning({ id: mail.id });
  if (put === undefined) throw new Error('The database returned no mail.');
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
  return put.id;
}
