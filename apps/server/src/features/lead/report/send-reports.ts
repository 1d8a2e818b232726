import { type ComparedSpans, comparedMonth, monthBefore } from '@ayrac/domain/dashboard/period.ts';
import { leadFiguresAddress } from '@ayrac/domain/screen/office-screens.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { collectFigures } from '#server/features/lead/figures/figure-queries.ts';
import { presentReport } from '#server/features/lead/figures/present-report.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import type { Services } from '#server/services.ts';
import { listReaders, type ReportReader } from './queries.ts';

/** How long after the end of a month its report is still sent, in milliseconds, in case the nodes were down. */
const LATEST_MS = 7 * dayInMs;

/** Month whose report is due. */
interface DueMonth {
  readonly month: string;
  readonly spans: ComparedSpans;
  readonly now: Date;
}

/**
 * Sends last month's report to everyone who wants it, once each: for their brand or for all brands. A failed report
 * does not stop the others. An AggregateError is thrown afterwards, so that the job is reported as failed and retried.
 */
export async function sendReports(db: Database, services: Services): Promise<void> {
  const now = services.clock();
  const month = monthBefore(now);
  const spans = comparedMonth(month, now);
  if (spans === undefined || now.getTime() - spans.current.to.getTime() > LATEST_MS) return;
  const failures: unknown[] = [];
  const groups = groupAlike(await listReaders(db, month));
  for (const alike of groups) {
    await sendAlike(db, services, alike, { month, spans, now }).catch((error: unknown) =>
      failures.push(error),
    );
  }
  if (failures.length === 0) return;
  throw new AggregateError(
    failures,
    `${failures.length} reports of ${month} were not sent, of ${groups.length}`,
  );
}

/** Groups the recipients by brand and language, which share one report. */
function groupAlike(readers: readonly ReportReader[]): readonly (readonly ReportReader[])[] {
  return [...Map.groupBy(readers, ({ brandId, locale }) => `${brandId} ${locale}`).values()];
}

async function sendAlike(
  db: Database,
  { env }: Services,
  readers: readonly ReportReader[],
  { month, spans, now }: DueMonth,
): Promise<void> {
  const [first] = readers;
  if (first === undefined) return;
  const { locale, brandId, brand } = first;
  const narrowing = { brandIds: brandId === null ? [] : [brandId], ownerId: undefined };
  const figures = await collectFigures(db, { spans, narrowing, now, locale });
  const { name, bytes } = await presentReport({ figures, month, brand, locale, now });
  const url = env.origin + leadFiguresAddress({ month, ...(brandId !== null && { brandId }) });
  const pdf = { name, content: bytes.toString('base64') };
  const data = { month, brand, url, figures: figures.figures, pdf };
  for (const { accountId } of readers) {
    await inTransaction(db, async (tx) => {
      const noted = sql`
        insert into lead_report (account_id, month, sent_at)
        values (${accountId}, ${month}, ${now.toISOString()}::timestamptz) on conflict do nothing`;
      if ((await tx.execute(noted)).rowCount === 0) return;
      await putMail(tx, { to: { accountId }, template: 'lead-report', locale, data, now });
    });
  }
}
