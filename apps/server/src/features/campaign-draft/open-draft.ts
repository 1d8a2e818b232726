import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import {
  type DraftContent,
  emptyDraft,
  readDraftChange,
} from '@ayrac/domain/campaign-draft/draft-content.ts';
import { differingFields, withChange } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { storedOf } from '#server/features/campaign/record/present.ts';
import { shareFrame } from '#server/features/campaign/record/queries.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { once } from '#server/guards/idempotency.ts';
import { cleanTexts } from './clean-texts.ts';
import { enter } from './presence.ts';
import { presentDraft } from './present.ts';
import { type Edited, findEdited, type Open } from './queries.ts';
import { campaignDraft } from './table.ts';
import { refuseUnknown } from './unknown.ts';

/**
 * Creates a campaign with the given fields. A repeated request with the same idempotency key returns the first one's
 * draft.
 */
export function createDraft(
  context: CallContext,
  given: Readonly<Record<string, unknown>>,
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const { id } = await once(tx, context, 'createCampaignDraft', given, async () => {
      const read = readDraftChange(given);
      if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
      const content = withChange(emptyDraft(context.now), await cleanTexts(read.value));
      return { id: await beginCampaign(tx, context, content) };
    });
    await enter(tx, context, id);
    return presentDraft(tx, context, await findOpen(tx, id));
  });
}

/** Adds an unpublished campaign with its draft. Brand and category are required. */
export async function beginCampaign(
  tx: Executor,
  context: CallContext,
  content: DraftContent,
): Promise<string> {
  const { brandId, categoryId } = content;
  if (brandId === null || categoryId === null) {
    const missing = { ...(brandId === null && { brandId }), ...(categoryId === null && { categoryId }) };
    throw new RefusalError(
      'validation-failed',
      Object.fromEntries(Object.keys(missing).map((name) => [name, 'required'])),
    );
  }
  await refuseUnknown(tx, { brandId, categoryId });
  const title = content.title ?? '';
  const { values } = storedOf(content);
  const { id } = await saveCampaign(
    tx,
    {
      values: {
        ...{ isSponsored: values.isSponsored, brandId, categoryId, title, name: title },
        ...{ status: 'draft', wasPublished: false, publishedAt: context.now },
      },
    },
    { ...context, action: 'campaign-begun' },
  );
  const by = memberOf(context.caller).id;
  await tx.insert(campaignDraft).values({
    campaignId: id,
    isOpen: true,
    version: 1,
    content,
    base: content,
    writtenAt: {},
    createdAt: context.now,
    savedAt: context.now,
    savedBy: by,
  });
  return id;
}

/** Opens the draft of a campaign and registers the caller as an editor. */
export function openDraft(context: CallContext, id: string): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const edited = await holdEdited(tx, id);
    if (edited.row.status === 'archived') throw new RefusalError('action-not-possible');
    await reopen(tx, context, edited);
    await enter(tx, context, id);
    return presentDraft(tx, context, await findOpen(tx, id));
  });
}

/**
 * Locks a campaign with its draft until the transaction ends. Its listing rows can still be written meanwhile, which
 * takes seconds when a category changes, and drafts need not wait for that.
 */
export async function holdEdited(tx: Executor, id: string): Promise<Edited> {
  const isTarget = eq(campaign.id, id);
  const held = await tx.select({ id: campaign.id }).from(campaign).where(isTarget).for('no key update');
  const edited = held.length === 0 ? undefined : await findEdited(tx, id);
  if (edited === undefined) throw new RefusalError('not-found');
  return edited;
}

/** The same before a write that visitors see: takes the shared frame lock first, like every such write. */
export async function holdPublished(tx: Executor, id: string): Promise<Edited> {
  await shareFrame(tx);
  return holdEdited(tx, id);
}

/** Finds a campaign whose draft is open. Throws `not-found` otherwise. */
export async function findOpen(db: Executor, id: string): Promise<Open> {
  const edited = await findEdited(db, id);
  if (!edited?.draft?.isOpen) throw new RefusalError('not-found');
  return { ...edited, draft: edited.draft };
}

/**
 * Starts a draft from the live content, unless one is open. Its version continues, so that for an editor with the
 * former draft every difference counts as a change by others.
 */
export async function reopen(tx: Executor, { caller, now }: CallContext, edited: Edited): Promise<Open> {
  const { row, live, draft } = edited;
  if (draft?.isOpen) return { ...edited, draft };
  const version = (draft?.version ?? 0) + 1;
  const content = row.wasPublished ? live : (draft?.content ?? live);
  const differing = draft === null ? [] : differingFields(draft.content, content);
  const [begun] = await tx
    .insert(campaignDraft)
    .values({
      campaignId: row.id,
      isOpen: true,
      version,
      content,
      base: content,
      writtenAt: { ...draft?.writtenAt, ...Object.fromEntries(differing.map((field) => [field, version])) },
      createdAt: now,
      savedAt: now,
      savedBy: memberOf(caller).id,
    })
    .onConflictDoUpdate({
      target: campaignDraft.campaignId,
      set: {
        isOpen: true,
        version,
        content,
        base: content,
        writtenAt: { ...draft?.writtenAt, ...Object.fromEntries(differing.map((field) => [field, version])) },
        createdAt: now,
        savedAt: now,
        savedBy: memberOf(caller).id,
        problem: null,
      },
    })
    .returning();
  if (begun === undefined) throw new Error('The database returned no draft.');
  return { ...edited, draft: begun };
}

/** Closes a draft. `by` is the change of the campaign that closes it, or null. */
export async function closeDraft(tx: Executor, id: string, by: string | null): Promise<void> {
  await tx.update(campaignDraft).set({ isOpen: false, closedBy: by }).where(eq(campaignDraft.campaignId, id));
}
