import { mailLinkMs } from '@ayrac/domain/mail/mail-delivery.ts';
import { addresses } from '@ayrac/domain/screen/page-address.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { siteLink } from '#server/features/account/outbox.ts';
import { brand } from '#server/features/brand/table.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { signLink } from '#server/guards/signed-link.ts';
import { mailbox } from '../table.ts';

/** Purpose of the confirmation link. It includes the address, so that a changed address invalidates the link. */
export const purposeOf = (email: string) => `mailbox:${email}`;

/** Mails the confirmation link for notifications to a mailbox. */
export async function putConfirmMail(tx: Executor, context: CallContext, id: string): Promise<void> {
  const { now, services } = context;
  const [row] = await tx
    .select({ email: mailbox.email, locale: mailbox.language, brand: brand.name })
    .from(mailbox)
    .innerJoin(brand, eq(brand.id, mailbox.brandId))
    .where(eq(mailbox.id, id));
  if (row === undefined) return;
  const { email, locale } = row;
  const until = new Date(now.getTime() + mailLinkMs['mailbox-confirm']);
  const code = signLink(services.fingerprint, purposeOf(email), id, until);
  const url = siteLink(context, locale, addresses.mailboxConfirm(code));
  const data = { url, brand: row.brand };
  await putMail(tx, { to: { email }, template: 'mailbox-confirm', locale, data, now });
}
