import type { Locale } from '@ayrac/domain/text/locale.ts';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { isDeliverable, presentRequest } from '../present-event.ts';
import { findDelivered } from '../queries.ts';
import { settleMailed } from '../writes.ts';

const AT_ONCE = 25;

interface DueMail extends Record<string, unknown> {
  readonly id: string;
  readonly event: 'request-created' | 'request-changed' | 'request-withdrawn' | 'test';
  readonly leadId: string | null;
  readonly brandId: string;
  readonly brand: string;
  readonly email: string;
  readonly language: Locale;
}

/**
 * Mails brands their due deliveries. The mail and its attempt are written in one transaction, so that each is put into
 * the outbox exactly once, on whichever node. Returns the number of deliveries.
 */
export function mailDue(db: Database, origin: string, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<DueMail>(sql`
      select d.id, d.event, d.lead_id as "leadId", m.brand_id as "brandId", b.name as brand, m.email, m.language
      from delivery d join mailbox m on m.id = d.mailbox_id join brand b on b.id = m.brand_id
      where d.state = 'waiting' and d.mailbox_id is not null and d.next_try_at <= ${now.toISOString()}::timestamptz
        and m.binned_at is null and m.confirmed_at is not null and (m.is_active or d.event = 'test')
      order by d.next_try_at, d.id limit ${AT_ONCE} for update of d skip locked`);
    for (const due of rows) await mailOne(tx, due, origin, now);
    return rows.length;
  });
}

async function mailOne(tx: Executor, { id, leadId, ...due }: DueMail, origin: string, now: Date) {
  const lead = leadId === null ? null : await findDelivered(tx, leadId);
  if (lead === undefined || (lead !== null && !isDeliverable(due, lead))) {
    await settleMailed(tx, id, { state: 'stopped' }, now);
    return;
  }
  const { event, brand, email, language } = due;
  const request = lead === null ? null : presentRequest(lead);
  const data = {
    ...{ event, brand },
    campaignTitle: request?.campaign.title ?? null,
    contact: request?.contact ?? null,
    url: `${origin}/crm-admin/leads${leadId === null ? '' : `?open=${leadId}`}`,
  };
  const letter = { to: { email }, template: 'brand-request', locale: language } as const;
  const mailId = await putMail(tx, { ...letter, data, now });
  await settleMailed(tx, id, { state: 'delivered', mailId }, now);
}
