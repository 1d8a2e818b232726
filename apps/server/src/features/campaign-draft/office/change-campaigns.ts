import type { ManyAction } from '@ayrac/contract/office/campaigns.ts';
import type { Outcome } from '@ayrac/contract/office/resource-calls.ts';
import { stateAfter } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import { readDraftChange } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { idsOf, type Target } from '#server/resource/write/bulk.ts';
import { moveIn } from '../move-campaign.ts';
import { holdEdited } from '../open-draft.ts';
import { stageOf } from '../present.ts';
import { assertPublishable, publishIn } from '../publish-campaign.ts';
import { refuseUnknown } from '../unknown.ts';
import { duplicateIn } from '../versions.ts';
import { campaignRecords } from './records.ts';
import { setFields } from './set-fields.ts';
import { type OneContext, writeTogether } from './write-together.ts';

/** Change to apply to each of many campaigns. */
type Change =
  | { readonly kind: ManyAction }
  | { readonly kind: 'set'; readonly values: Readonly<Record<string, string | null | undefined>> };

/** Applies the same change to many campaigns. */
export async function changeCampaigns(
  context: CallContext,
  { target, action }: { readonly target: Target; readonly action: Change },
): Promise<Outcome> {
  const write = action.kind === 'set' ? await setting(context, action.values) : writes[action.kind];
  return writeTogether(context, await idsOf(context, campaignRecords, target), write);
}

type Write = (tx: Executor, context: OneContext, id: string) => Promise<boolean>;

async function setting(
  { db }: CallContext,
  values: Extract<Change, { kind: 'set' }>['values'],
): Promise<Write> {
  const read = readDraftChange(values);
  if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
  await refuseUnknown(db, read.value);
  return (tx, context, id) => setFields(tx, context, id, read.value);
}

const writes: Readonly<Record<ManyAction, Write>> = {
  publish,
  withdraw: (tx, context, id) => move(tx, context, id, 'withdraw'),
  archive: (tx, context, id) => move(tx, context, id, 'archive'),
  unarchive: (tx, context, id) => move(tx, context, id, 'unarchive'),
  async duplicate(tx, context, id) {
    await duplicateIn(tx, context, id);
    return true;
  },
};

/** Publishes the draft, or republishes a withdrawn campaign. Refuses contradictions, which somebody has to look at. */
async function publish(tx: Executor, context: OneContext, id: string): Promise<boolean> {
  const { row, draft, live } = await holdEdited(tx, id);
  if (draft?.isOpen) {
    await publishIn(tx, context, id, {
      version: draft.version,
      campaignVersion: row.version,
      despite: [],
    });
    return true;
  }
  if (row.status === 'live') return false;
  if (stateAfter(stageOf(row), 'publish') === undefined) throw new RefusalError('action-not-possible');
  await assertPublishable(tx, id, live, { now: context.now, start: null, despite: [] });
  await saveCampaign(
    tx,
    { id, values: { status: 'live', wasPublished: true, publishAt: null } },
    { ...context, action: 'campaign-published' },
  );
  return true;
}

async function move(
  tx: Executor,
  context: OneContext,
  id: string,
  action: 'withdraw' | 'archive' | 'unarchive',
): Promise<boolean> {
  const { row } = await holdEdited(tx, id);
  await moveIn(tx, context, id, { version: row.version, action });
  return true;
}
