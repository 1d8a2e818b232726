import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { campaignKeys } from '@ayrac/domain/campaign-draft/campaign-keys.ts';
import { type DraftChange, readDraftChange } from '@ayrac/domain/campaign-draft/draft-content.ts';
import {
  conflictsOf,
  type DraftConflict,
  differingFields,
  partsOf,
  withChange,
} from '@ayrac/domain/campaign-draft/merge-draft.ts';
import { countContradictions } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { campaign } from '#server/features/campaign/table.ts';
import { cleanTexts } from './clean-texts.ts';
import { findOpen, holdEdited, reopen } from './open-draft.ts';
import { presentDraft } from './present.ts';
import type { Open } from './queries.ts';
import { campaignDraft } from './table.ts';
import { refuseUnknown } from './unknown.ts';

/** Fields to save as typed, and the version from which the editor started. */
export interface Saved {
  readonly id: string;
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Saves fields of a draft. A draft that was closed meanwhile is reopened, so that no input is lost. */
export function saveDraft(context: CallContext, { id, version, values }: Saved): Promise<CampaignDraft> {
  return inTransaction(context.db, async (tx) => {
    const edited = await holdEdited(tx, id);
    if (edited.draft === null || edited.row.status === 'archived') throw new RefusalError('not-found');
    if (edited.row.publishAt !== null) throw new RefusalError('campaign-scheduled');
    const read = readDraftChange(values);
    if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
    const change = await cleanTexts(read.value);
    await refuseUnknown(tx, change, edited.draft.content);
    const open = await reopen(tx, context, edited);
    const { content, writtenAt } = open.draft;
    // Nobody can have seen a future version.
    const seen = version > open.draft.version ? 0 : version;
    const conflicts = conflictsOf(content, writtenAt, change, seen);
    if (conflicts.length > 0) throw await changedMeanwhile(tx, context, open, conflicts);
    await writeChange(tx, context, open, change);
    return presentDraft(tx, context, await findOpen(tx, id));
  });
}

/** Writes the differences into a draft. The list columns of an unpublished campaign follow the draft. */
export async function writeChange(
  tx: Executor,
  { caller, now }: CallContext,
  { row, draft }: Open,
  change: DraftChange,
): Promise<void> {
  const content = withChange(draft.content, change);
  const fields = differingFields(draft.content, content);
  if (fields.length === 0) return;
  const version = draft.version + 1;
  await tx
    .update(campaignDraft)
    .set({
      content,
      version,
      writtenAt: { ...draft.writtenAt, ...Object.fromEntries(fields.map((field) => [field, version])) },
      savedAt: now,
      savedBy: memberOf(caller).id,
      problem: null,
    })
    .where(eq(campaignDraft.campaignId, row.id));
  if (row.wasPublished) return;
  const { brandId, categoryId, title } = content;
  const shown = {
    ...{ title: title ?? '', name: title ?? '', ...campaignKeys({ title: title ?? '', slug: row.slug }) },
    contradictions: countContradictions(content, now),
    ...{ updatedAt: now, changedBy: memberOf(caller).id },
    ...(brandId !== null && { brandId }),
    ...(categoryId !== null && { categoryId }),
  };
  await tx.update(campaign).set(shown).where(eq(campaign.id, row.id));
}

/** Returns the refusal for a concurrent change, with the current draft and the conflicting fields. */
export async function changedMeanwhile(
  tx: Executor,
  context: CallContext,
  open: Open,
  conflicts: readonly DraftConflict[] = [],
): Promise<RefusalError> {
  const current = { draft: await presentDraft(tx, context, open), conflicts };
  const fields = conflicts.map(({ field }) => [field, 'invalid'] as const);
  return new RefusalError('record-changed', Object.fromEntries(fields), { current });
}

/** Returns the complete content as a change, which also removes evidence that `to` does not have. */
export function wholeChange(from: DraftChange, to: DraftChange): DraftChange {
  const gone = Object.keys(from.evidence ?? {}).filter((name) => !partsOf(to).has(`evidence.${name}`));
  return { ...to, evidence: { ...to.evidence, ...Object.fromEntries(gone.map((name) => [name, null])) } };
}
