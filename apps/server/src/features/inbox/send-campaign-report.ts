import { emailKey } from '@ayrac/domain/account/identity.ts';
import type { Report } from '@ayrac/domain/mail/inbox.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { once } from '#server/guards/idempotency.ts';
import { digestsOfVisitor } from '#server/guards/visitor-digest.ts';
import { insertCountedEntry, insertEntry } from './insert-entry.ts';
import { countEntry, mayCount } from './limits.ts';
import { isCounted, isKnownCampaign } from './queries.ts';

/** Validated report, and the original body. */
export interface WrittenReport {
  readonly campaignId: string;
  readonly report: Report;
  readonly isSuspect: boolean;
  readonly body: unknown;
}

/**
 * Saves a report. A visitor's first report on a campaign per day counts, up to a limit per network. Others are saved
 * without being counted.
 */
export async function reportCampaign(context: CallContext, written: WrittenReport): Promise<{ id: string }> {
  const { db, locale, now } = context;
  const { campaignId, report, isSuspect, body } = written;
  const { digest } = await digestsOfVisitor(context, `report:${campaignId}`);
  return inTransaction(db, (tx) =>
    once(tx, context, 'send-report', body, async () => {
      if (!(await isKnownCampaign(tx, campaignId))) throw new RefusalError('not-found');
      await countEntry(tx, context, report.email);
      const entry = {
        kind: 'report' as const,
        campaignId,
        reason: report.reason,
        body: report.text,
        email: report.email,
        emailKey: report.email === null ? null : emailKey(report.email),
        locale,
        isSuspect,
        createdAt: now,
      };
      const isNew = !isSuspect && !(await isCounted(tx, campaignId, digest));
      const counts = isNew && (await mayCount(tx, context, campaignId));
      const counted = counts ? await insertCountedEntry(tx, { ...entry, countedDigest: digest }) : undefined;
      return { id: counted ?? (await insertEntry(tx, entry)) };
    }),
  );
}
