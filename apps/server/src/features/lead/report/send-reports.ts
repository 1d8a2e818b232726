import { type ComparedSpans, comparedMonth, monthBefore } from '@ayrac/domain/dashboard/period.ts';
import { leadFiguresAddress } from '@ayrac/domain/office-screens.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { presentFigures } from '#server/features/lead/figures/present.ts';
import { listAnswers, listCounts } from '#server/features/lead/figures/queries.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { listReaders, type ReportReader } from './queries.ts';

/** For how long after a month its report is still sent, in milliseconds: a node may have been down. */
const LATEST_MS = 7 * dayInMs;

/** Sends the report of the month that is over to whoever wants one, each once: that of their brand, or of all. */
export async function sendReports(db: Database, services: Services): Promise<void> {
  const now = services.clock();
  const month = monthBefore(now);
  const spans = comparedMonth(month, now);
  if (spans === undefined || now.getTime() - spans.present.to.getTime() > LATEST_MS) return;
  for (const reader of await listReaders(db, month)) {
    await inTransaction(db, (tx) => sendReport(tx, services, { reader, month, spans, now }));
  }
}

interface Report {
  readonly reader: ReportReader;
  readonly month: string;
  readonly spans: ComparedSpans;
  readonly now: Date;
}

async function sendReport(
  tx: Executor,
  { env }: Services,
  { reader, month, spans, now }: Report,
): Promise<void> {
  const { accountId, locale, brandId, brand } = reader;
  const noted = sql`
    insert into lead_report (account_id, month, sent_at) values (${accountId}, ${month}, ${now.toISOString()}::timestamptz)
    on conflict do nothing`;
  if ((await tx.execute(noted)).rowCount === 0) return;
  const narrowing = { brandIds: brandId === null ? [] : [brandId], ownerId: undefined };
  const counts = await listCounts(tx, spans, narrowing, now);
  const answers = await listAnswers(tx, spans, narrowing);
  const url = env.origin + leadFiguresAddress({ month, ...(brandId !== null && { brandId }) });
  const data = { month, brand, url, figures: presentFigures({ counts, answers }) };
  await putMail(tx, { to: { accountId }, template: 'lead-report', locale, data, now });
}
