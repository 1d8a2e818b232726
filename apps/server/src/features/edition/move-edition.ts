import type { EditionDetail } from '@ayrac/contract/office/edition-calls.ts';
import { readDate } from '@ayrac/domain/campaign/campaign-date.ts';
import { type EditionAction, editionStateAfter, missingOfEdition } from '@ayrac/domain/mail/edition.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { takeEditionBack } from '#server/features/newsletter/writes.ts';
import { stampOf } from '#server/resource/write/write-record.ts';
import { refuseOlder } from './compose-edition.ts';
import { presentEdition } from './present.ts';
import { type Edition, holdEdition, listEditionCampaigns } from './queries.ts';
import { newsletterEdition } from './table.ts';

/** A later date is most likely a typo in the year. */
const FURTHEST_MS = 366 * dayInMs;

/**
 * Sends an edition immediately, or schedules it for a time in Istanbul. Refused when it is incomplete or was changed
 * since the editor saw it.
 */
export function sendEdition(
  context: CallContext,
  id: string,
  { version, at }: { readonly version: number; readonly at: string | null },
): Promise<EditionDetail> {
  const { now } = context;
  const sendAt = at === null ? null : readTime(at, now);
  return inTransaction(context.db, async (tx) => {
    const edition = await holdEdition(tx, id);
    const action = sendAt === null ? 'send' : 'schedule';
    const state = nextState(edition, action);
    await refuseOlder(tx, context, edition, version);
    const campaigns = await listEditionCampaigns(tx, edition.campaignIds, sendAt ?? now);
    const missing = missingOfEdition(edition, campaigns.filter(({ isLive }) => isLive).length);
    if (Object.keys(missing).length > 0) throw new RefusalError('validation-failed', missing);
    return move(tx, context, edition, action, { state, sendAt });
  });
}

/** Unschedules, stops, resumes or cancels an edition. */
export function moveEdition(
  context: CallContext,
  id: string,
  action: Exclude<EditionAction, 'send' | 'schedule'>,
): Promise<EditionDetail> {
  return inTransaction(context.db, async (tx) => {
    const edition = await holdEdition(tx, id);
    const state = nextState(edition, action);
    if (action === 'unschedule') return move(tx, context, edition, action, { state, sendAt: null });
    if (action === 'cancel') return move(tx, context, edition, action, { state, finishedAt: context.now });
    // Mails without a delivery attempt are withdrawn, and their readers become recipients again.
    const back = action === 'stop' ? await takeEditionBack(tx, id) : 0;
    const reached = sql`${newsletterEdition.reached} - ${back}`;
    return move(tx, context, edition, action, { state, reached, passedId: null });
  });
}

function readTime(at: string, now: Date): Date {
  const sendAt = readDate(at);
  if (sendAt === undefined) throw new RefusalError('validation-failed', { at: 'invalid-date' });
  const isPlausible = sendAt > now && sendAt.getTime() < now.getTime() + FURTHEST_MS;
  if (!isPlausible) throw new RefusalError('validation-failed', { at: 'implausible-date' });
  return sendAt;
}

function nextState({ state }: Edition, action: EditionAction): Edition['state'] {
  const next = editionStateAfter(state, action);
  if (next === undefined) throw new RefusalError('edition-moved');
  return next;
}

async function move(
  tx: Executor,
  context: CallContext,
  { id, version }: Edition,
  action: EditionAction,
  values: Readonly<Record<string, unknown>>,
): Promise<EditionDetail> {
  const { now } = context;
  const [moved] = await tx
    .update(newsletterEdition)
    .set({ ...values, problem: null, movedAt: now, version: version + 1, ...stampOf(context) })
    .where(eq(newsletterEdition.id, id))
    .returning();
  if (moved === undefined) throw new RefusalError('not-found');
  await writeAudit(tx, context, {
    action: `edition-${pasts[action]}`,
    targetKind: 'editions',
    targetId: id,
  });
  return presentEdition(tx, context, moved);
}

const pasts = {
  send: 'sent',
  schedule: 'scheduled',
  unschedule: 'unscheduled',
  stop: 'stopped',
  resume: 'resumed',
  cancel: 'cancelled',
} as const;
