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

/** Begins a campaign with what is known of it; a repeated request answers the first one's. */
export function createDraft(
  context: CallContext,
  given: Readonly<Record<string, unknown>>,
): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const { id } = await once(tx, context, 'createCampaignDraft', given, async () => {
      const read = readDraftChange(given);
      if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
      return {
        id: await beginCampaign(tx, context, withChange(emptyDraft(context.now), cleanTexts(read.value))),
      };
    });
    await enter(tx, context, id);
    return presentDraft(tx, context, await findOpen(tx, id));
  });
}

/** Adds a campaign that nobody sees yet, with its draft; brand and category have to be known. */
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

/** Opens the draft of a campaign, and puts its editor into it. */
export function openDraft(context: CallContext, id: string): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const edited = await holdEdited(tx, id);
    if (edited.row.status === 'archived') throw new RefusalError('deed-not-possible');
    await reopen(tx, context, edited);
    await enter(tx, context, id);
    return presentDraft(tx, context, await findOpen(tx, id));
  });
}

/**
 * The campaign with its draft, which nobody else writes until the transaction ends. The rows by which it is found may be
 * written meanwhile, as they are for seconds where a category is: nothing of a draft waits for that.
 */
export async function holdEdited(tx: Executor, id: string): Promise<Edited> {
  const isMeant = eq(campaign.id, id);
  const held = await tx.select({ id: campaign.id }).from(campaign).where(isMeant).for('no key update');
  const edited = held.length === 0 ? undefined : await findEdited(tx, id);
  if (edited === undefined) throw new RefusalError('not-found');
  return edited;
}

/** The same before what visitors see of it is written: the frame is held first, as everybody does. */
export async function holdStanding(tx: Executor, id: string): Promise<Edited> {
  await shareFrame(tx);
  return holdEdited(tx, id);
}

/** The campaign with its draft, if that is open. */
export async function findOpen(db: Executor, id: string): Promise<Open> {
  const edited = await findEdited(db, id);
  if (!edited?.draft?.isOpen) throw new RefusalError('not-found');
  return { ...edited, draft: edited.draft };
}

/**
 * Begins a draft with what visitors see, unless one is open. It goes on counting: for whoever still has the former one
 * open, what differs from it was written by others.
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
  if (begun === undefined) throw new Error('The database stored a draft and returned none.');
  return { ...edited, draft: begun };
}
