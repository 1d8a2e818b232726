import type { Locale } from '@ayrac/domain/text/locale.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { refuseLastAdmin } from './last-admin.ts';
import { digestsOf } from './personal-data/digests.ts';
import { erasePerson } from './personal-data/erase-person.ts';
import { findPerson } from './personal-data/queries.ts';
import { erasure } from './personal-data/table.ts';

/**
 * Erases a member and stores the digests for erasing them again after a restore. Refuses the last administrator. Sends a
 * final mail whose row is deleted afterwards.
 */
export async function eraseAccount(
  tx: Executor,
  context: CallContext,
  accountId: string,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<void> {
  await refuseLastAdmin(tx, accountId);
  const { row, person } = await findPerson(tx, accountId);
  await writeAudit(tx, context, { action: 'data-erased', targetKind: 'account', targetId: accountId });
  await erasePerson(tx, { ...person, before: now }, now);
  const digests = digestsOf(context.services, person);
  await tx.insert(erasure).values({ ...digests, erasedAt: now });
  await putMail(tx, { to: { email: row.email }, template: 'data-erased', locale, data: {}, now });
}
