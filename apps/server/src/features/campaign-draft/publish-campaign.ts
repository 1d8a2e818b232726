import { stateAfter } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import type { ContradictionKind } from '@ayrac/domain/campaign-draft/contradictions.ts';
import { type DraftContent, missingFields } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { missingAltTexts } from '@ayrac/domain/picture/gallery.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { storedOf } from '#server/features/campaign/record/present.ts';
import { findContradictions, shareFrame } from '#server/features/campaign/record/queries.ts';
import {
  type CampaignWrite,
  type SavedCampaign,
  saveCampaign,
} from '#server/features/campaign/record/writes.ts';
import { findGallery } from '#server/features/gallery/queries.ts';
import { holdEdited } from './open-draft.ts';
import { presentPublication, stageOf } from './present.ts';
import { publishedContent } from './published-content.ts';
import { findEdited, type Open } from './queries.ts';
import { changedMeanwhile } from './save-draft.ts';
import { campaignDraft } from './table.ts';
import { refuseUnknown } from './unknown.ts';

/** State that the editor of a draft has seen before publishing it. */
export interface Seen {
  readonly version: number;
  readonly campaignVersion: number;
  readonly despite: readonly ContradictionKind[];
}

export function publishCampaign(context: CallContext, id: string, seen: Seen) {
  return inTransaction(context.db, (tx) => publishIn(tx, context, id, seen));
}

/** The same within a transaction. */
export async function publishIn(tx: Executor, context: CallContext, id: string, seen: Seen) {
  const open = await holdSeen(tx, context, id, seen);
  if (stateAfter(stageOf(open.row), 'publish') === undefined) throw new RefusalError('action-not-possible');
  const content = publishedContent(open);
  await assertPublishable(tx, id, content, { now: context.now, start: null, despite: seen.despite });
  const { change } = await publish(tx, open, content, { ...context, action: 'campaign-published' });
  return answered(tx, context, id, change);
}

/**
 * Locks a draft that is unchanged since its editor saw it, in the usual order of locks: the frame first. Throws when it
 * was changed.
 */
export async function holdSeen(tx: Executor, context: CallContext, id: string, seen: Seen): Promise<Open> {
  const open = await holdOpen(tx, id);
  const isSeen = open.draft.version === seen.version && open.row.version === seen.campaignVersion;
  if (!isSeen) throw await changedMeanwhile(tx, context, open);
  return open;
}

/** Locks an open draft with its campaign until the transaction ends. Throws `not-found` when it is not open. */
export async function holdOpen(tx: Executor, id: string): Promise<Open> {
  await shareFrame(tx);
  const edited = await holdEdited(tx, id);
  if (!edited.draft?.isOpen) throw new RefusalError('not-found');
  return { ...edited, draft: edited.draft };
}

/**
 * Refuses content with missing fields, a brand or category in the bin, unacknowledged contradictions, or pictures without
 * alternative text.
 */
export async function assertPublishable(
  tx: Executor,
  id: string,
  content: DraftContent,
  { despite, ...when }: { now: Date; start: Date | null; despite: readonly ContradictionKind[] },
): Promise<void> {
  const missing = missingFields(content);
  if (Object.keys(missing).length > 0) throw new RefusalError('validation-failed', missing);
  await refuseUnknown(tx, content);
  const found = await findContradictions(tx, id, content, when);
  const left = found.filter(({ kind, isBlocking }) => isBlocking || !despite.includes(kind));
  if (left.length > 0) {
    const fields = left.flatMap(({ fields: [first] }) =>
      first === undefined ? [] : [[first, 'invalid'] as const],
    );
    throw new RefusalError('campaign-contradictory', Object.fromEntries(fields), { current: left });
  }
  await assertDescribed(tx, id);
}

/** Refuses a campaign with a picture without alternative text. */
export async function assertDescribed(tx: Executor, id: string): Promise<void> {
  const gallery = await findGallery(tx, id);
  if (missingAltTexts(gallery?.pictures ?? []).length > 0) throw new RefusalError('pictures-without-text');
}

/** Publishes content and closes its draft. */
export async function publish(
  tx: Executor,
  { row }: Open,
  content: DraftContent,
  write: CampaignWrite,
): Promise<SavedCampaign> {
  const { values, vehicle } = storedOf(content);
  const isFirst = !row.wasPublished;
  const saved = await saveCampaign(
    tx,
    {
      id: row.id,
      values: {
        ...values,
        ...{ status: 'live', wasPublished: true, publishAt: null },
        ...(isFirst && { publishedAt: write.now }),
      },
      vehicle,
    },
    write,
  );
  await tx
    .update(campaignDraft)
    .set({
      isOpen: false,
      closedBy: saved.change,
      content,
      base: content,
      scheduledBy: null,
      problem: null,
    })
    .where(eq(campaignDraft.campaignId, row.id));
  return saved;
}

/** Returns the result of a change: the state of the campaign and the id for undo. */
export async function answered(tx: Executor, { now }: CallContext, id: string, change: string | null) {
  const edited = await findEdited(tx, id);
  if (edited === undefined) throw new RefusalError('not-found');
  return { campaign: presentPublication(edited, now), change };
}
