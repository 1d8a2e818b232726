import type { Database } from '#server/db/database.ts';
import type { MailTemplate } from '#server/features/mail/mail-data.ts';
import { mail } from '#server/features/mail/table.ts';
import { keepMails } from '#server/features/mail/writes.ts';

/** Does with all mails what a site without a mail server does with those whose time has come. */
export async function keepAllMails(db: Database, traceless: readonly MailTemplate[]): Promise<void> {
  const mails = await db.select({ id: mail.id }).from(mail);
  await keepMails(
    db,
    mails.map(({ id }) => id),
    traceless,
  );
}
