import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { copiedTitle } from '@ayrac/domain/campaign-draft/copied-title.ts';
import { emptyDraft } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { differingFields } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findGallery } from '#server/features/gallery/queries.ts';
import { writePictures } from '#server/features/gallery/writes.ts';
import { beginCampaign, findOpen, holdEdited, reopen } from './open-draft.ts';
import { enter } from './presence.ts';
import { presentDraft } from './present.ts';
import { findEdited, findVersion, listVersions } from './queries.ts';
import { changedMeanwhile, wholeChange, writeChange } from './save-draft.ts';

const PAGE = 50;
const NEWEST = 2_147_483_647;

/** Lists the published versions of a campaign, the newest first. */
export async function campaignVersions({ db, now }: CallContext, id: string, before = NEWEST) {
  if ((await findEdited(db, id)) === undefined) throw new RefusalError('not-found');
  const rows = await listVersions(db, id, before, PAGE + 1);
  const shown = rows.slice(0, PAGE);
  return {
    items: shown.map(({ version, content, publishedAt, by }, place) => ({
      version,
      publishedAt: publishedAt?.toISOString() ?? null,
      by,
      title: content.title ?? '',
      changed: [...differingFields(rows[place + 1]?.content ?? emptyDraft(now), content)],
    })),
    next: rows.length > PAGE ? (shown.at(-1)?.version ?? null) : null,
  };
}

/** Copies a published version into the draft, from which it can be published again. */
export function restoreVersion(
  context: CallContext,
  expected: { readonly id: string; readonly version: number; readonly draftVersion: number | null },
): Promise<CampaignDraft> {
  const { id, version, draftVersion } = expected;
  return inTransaction(context.db, async (tx) => {
    const edited = await holdEdited(tx, id);
    const found = await findVersion(tx, id, version);
    if (found === undefined || edited.row.status === 'archived') throw new RefusalError('not-found');
    if (edited.row.publishAt !== null) throw new RefusalError('campaign-scheduled');
    const open = await reopen(tx, context, edited);
    if (edited.draft?.isOpen && open.draft.version !== draftVersion)
      throw await changedMeanwhile(tx, context, open);
    await writeChange(tx, context, open, wholeChange(open.draft.content, found.content));
    await enter(tx, context, id);
    return presentDraft(tx, context, await findOpen(tx, id));
  });
}

/**
 * Creates a copy of a campaign: its texts and pictures, without the end date and the check of the source. Its title says
 * that it is a copy.
 */
export function duplicateCampaign(context: CallContext, id: string): Promise<CampaignDraft> {
  return inTransaction(context.db, (tx) => duplicateIn(tx, context, id));
}

/** The same within a transaction. */
export async function duplicateIn(tx: Executor, context: CallContext, id: string) {
  const model = await findEdited(tx, id);
  if (model === undefined) throw new RefusalError('not-found');
  const content = model.draft?.isOpen ? model.draft.content : model.live;
  const { endAt } = emptyDraft(context.now);
  const { title, titleEn } = content;
  const titles = {
    title: title && copiedTitle(title, 'tr'),
    titleEn: titleEn && copiedTitle(titleEn, 'en'),
  };
  const copy = await beginCampaign(tx, context, {
    ...content,
    ...titles,
    ...{ endAt, checkedAt: null, evidence: {} },
  });
  const gallery = await findGallery(tx, id);
  await writePictures(tx, copy, gallery?.pictures ?? [], { version: 1, now: context.now });
  await enter(tx, context, copy);
  return presentDraft(tx, context, await findOpen(tx, copy));
}
