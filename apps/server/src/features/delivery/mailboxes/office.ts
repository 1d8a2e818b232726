import { mailboxes } from '@ayrac/contract/office/mailboxes.ts';
import { emailKey } from '@ayrac/domain/account/identity.ts';
import { eq, sql } from 'drizzle-orm';
import { brand } from '#server/features/brand/table.ts';
import { type RecordWrite, serve } from '#server/resource/declaration.ts';
import { stayWithBrand } from '../stay-with-brand.ts';
import { mailbox } from '../table.ts';
import { ring } from '../writes.ts';
import { putConfirmMail } from './outbox.ts';

export const mailboxRecords = serve({
  shape: mailboxes,
  table: mailbox,
  joins: [{ table: brand, on: eq(brand.id, mailbox.brandId) }],
  references: { brandId: { table: brand, label: brand.name } },
  scope: { brand: mailbox.brandId },
  sorts: { email: [mailbox.email], createdAt: [mailbox.createdAt], updatedAt: [mailbox.updatedAt] },
  searched: sql`(${brand.searchKey} || ' ' || lower(${mailbox.email}))`,
  beforeWrite: async (write) => {
    await stayWithBrand(write);
    return isAnother(write) ? { confirmedAt: null } : {};
  },
  afterWrite: async (write) => {
    if (isAnother(write)) await putConfirmMail(write.tx, write.context, write.id);
    // Deliveries that waited during a pause are sent immediately.
    await ring(write.tx);
  },
  taken: { mailbox_brand_taken: ['brandId', 'brand-has-webhook'] },
  figures: {
    waiting: sql<number>`(select count(*)::integer from delivery d where d.mailbox_id = mailbox.id and d.state = 'waiting')`,
  },
});

/** Whether the address is new or different, and so has to be confirmed by its reader. */
function isAnother({ before, after }: RecordWrite): boolean {
  return before === null || emailKey(String(before.email)) !== emailKey(String(after.email));
}
