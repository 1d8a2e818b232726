import { isUuid } from '@ayrac/domain/record/record-id.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { brand } from '#server/features/brand/table.ts';
import { readLink } from '#server/guards/signed-link.ts';
import { mailbox } from '../table.ts';
import { purposeOf } from './outbox.ts';

/** Confirms the mailbox to which a code was sent, while it has that address. Idempotent. */
export async function confirmMailbox({ db, now, services }: CallContext, code: string) {
  const [named = ''] = code.split('.');
  const [row] = isUuid(named)
    ? await db
        .select({ id: mailbox.id, email: mailbox.email, brand: brand.name, confirmedAt: mailbox.confirmedAt })
        .from(mailbox)
        .innerJoin(brand, eq(brand.id, mailbox.brandId))
        .where(and(eq(mailbox.id, named), isNull(mailbox.binnedAt)))
    : [];
  if (row === undefined) return { kind: 'broken' } as const;
  const link = readLink(services.fingerprint, purposeOf(row.email), code, now);
  if (link.kind !== 'id') return { kind: link.kind };
  const isWaiting = and(eq(mailbox.id, row.id), eq(mailbox.email, row.email), isNull(mailbox.confirmedAt));
  await db.update(mailbox).set({ confirmedAt: now }).where(isWaiting);
  return { kind: 'confirmed', brand: row.brand } as const;
}
