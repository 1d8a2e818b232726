import { deadMails } from '@ayrac/contract/office/dead-mails.ts';
import { eq, sql } from 'drizzle-orm';
import { account } from '#server/features/account/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { serve } from '#server/resource/declaration.ts';

export const deadMailRecords = serve({
  shape: deadMails,
  table: mail,
  joins: [{ table: account, on: eq(account.id, mail.accountId) }],
  columns: { email: sql`coalesce(${mail.recipient}, ${account.email})` },
  only: eq(mail.state, 'dead'),
  sorts: { createdAt: [mail.createdAt] },
  // Searched by mail provider only: the local part could be used to test whether an address exists.
  searched: sql`replace(replace(
    split_part(coalesce(${mail.recipientKey}, ${account.emailKey}), '@', 2), '.', ' '), '-', ' ')`,
});
