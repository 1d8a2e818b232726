import type { CampaignDraft } from '@ayrac/contract/office/campaign-drafts.ts';
import { isExpired } from '@ayrac/domain/campaign/campaign-time.ts';
import { type CampaignStage, campaignActionsOf } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import { differingFields, outdatedFields } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import type { Executor } from '#server/db/database.ts';
import { hasVehicles } from '#server/features/campaign/record/queries.ts';
import { type Edited, type listDrafts, listEditors, type Open } from './queries.ts';

export async function presentDraft(db: Executor, context: CallContext, edited: Open): Promise<CampaignDraft> {
  const { row, live, draft, savedBy, checkedBy } = edited;
  const { content, base, version, createdAt, savedAt } = draft;
  return {
    id: row.id,
    version,
    content,
    createdAt: createdAt.toISOString(),
    savedAt: savedAt.toISOString(),
    savedBy,
    editors: await presentEditors(db, context, row.id),
    campaign: presentPublication(edited, context.now),
    outdated: row.wasPublished ? [...outdatedFields(base, live, content)] : [],
    changed: row.wasPublished ? [...differingFields(live, content)] : [],
    checkedBy,
    hasVehicles: await hasVehicles(db, content.categoryId),
  };
}

/** Presents the current editors of a draft. */
export async function presentEditors(db: Executor, context: CallContext, id: string) {
  return (await editorsOf(db, context, [id])).get(id) ?? [];
}

/** Returns the current editors of drafts, by campaign. */
async function editorsOf(db: Executor, { caller, now }: CallContext, ids: readonly string[]) {
  const own = memberOf(caller).id;
  const editors = await listEditors(db, ids, now);
  return new Map(
    [...Map.groupBy(editors, ({ campaignId }) => campaignId)].map(([id, inIt]) => [
      id,
      inIt.map(({ accountId, username, since }) => ({
        username,
        since: since.toISOString(),
        isYou: accountId === own,
      })),
    ]),
  );
}

export async function presentDrafts(
  db: Executor,
  context: CallContext,
  rows: Awaited<ReturnType<typeof listDrafts>>,
) {
  const editors = await editorsOf(
    db,
    context,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row, draft, brand, savedBy }) => ({
    id: row.id,
    version: draft.version,
    title: draft.content.title ?? '',
    brand,
    createdAt: draft.createdAt.toISOString(),
    savedAt: draft.savedAt.toISOString(),
    savedBy,
    editors: editors.get(row.id) ?? [],
    state: row.status,
    wasPublished: row.wasPublished,
    publishAt: row.publishAt?.toISOString() ?? null,
  }));
}

export function presentPublication({ row, draft }: Edited, now: Date): CampaignDraft['campaign'] {
  return {
    version: row.version,
    state: row.status,
    slug: row.wasPublished ? row.slug : null,
    publishedAt: row.wasPublished ? row.publishedAt.toISOString() : null,
    publishAt: row.publishAt?.toISOString() ?? null,
    hasEnded: row.status === 'live' && isExpired(row.endAt, now),
    actions: [...campaignActionsOf(stageOf(row))],
    problem: draft?.problem ?? null,
  };
}

/** Returns the facts that determine which actions are possible on a campaign. */
export function stageOf({ status, wasPublished, publishAt }: Edited['row']): CampaignStage {
  return { state: status, wasPublished, isScheduled: publishAt !== null };
}
