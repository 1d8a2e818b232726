import { contradictionsOf } from '@ayrac/domain/campaign-draft/contradictions.ts';
import {
  type DraftChange,
  type DraftContent,
  missingFields,
} from '@ayrac/domain/campaign-draft/draft-content.ts';
import { vehicleFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { differingFields, partsOf, withChange } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import type { Executor } from '#server/db/database.ts';
import type { Changes } from '#server/features/audit/table.ts';
import { writeAudit } from '#server/features/audit/writes.ts';
import { storedOf } from '#server/features/campaign/record/present.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { holdEdited, reopen } from '../open-draft.ts';
import type { Edited } from '../queries.ts';
import { writeChange } from '../save-draft.ts';
import { CHANGED } from '../undo-campaign-change.ts';
import type { OneContext } from './write-together.ts';

/** Audit action of a draft changed from a list. */
export const DRAFT_CHANGED = 'campaign-draft-changed';

/**
 * Writes fields of a campaign outside the wizard: to the live content if it was ever published, otherwise to the draft.
 * Returns false when nothing differs.
 */
export async function setFields(
  tx: Executor,
  context: OneContext,
  id: string,
  change: DraftChange,
): Promise<boolean> {
  return setDecided(tx, context, id, async () => change);
}

/** The same for a change that depends on the current content, which is locked. */
export async function setDecided(
  tx: Executor,
  context: OneContext,
  id: string,
  decide: (content: DraftContent) => Promise<DraftChange>,
): Promise<boolean> {
  const edited = await holdEdited(tx, id);
  if (edited.row.status === 'archived') throw new RefusalError('action-not-possible');
  if (edited.row.publishAt !== null) throw new RefusalError('campaign-scheduled');
  const change = await decide(writtenContent(edited));
  return edited.row.wasPublished
    ? setShown(tx, context, edited, change)
    : setDraft(tx, context, edited, change);
}

/** Returns the content that `setFields` changes: the live one if it was ever published, otherwise the draft. */
export function writtenContent({
  row,
  live,
  draft,
}: {
  readonly row: Pick<Edited['row'], 'wasPublished'>;
  readonly live: DraftContent;
  readonly draft: Pick<NonNullable<Edited['draft']>, 'content'> | null;
}): DraftContent {
  return row.wasPublished ? live : (draft?.content ?? live);
}

async function setShown(
  tx: Executor,
  context: OneContext,
  { row, live }: Edited,
  change: DraftChange,
): Promise<boolean> {
  const content = withChange(live, change);
  const differing = differingFields(live, content);
  if (differing.length === 0) return false;
  if (row.status === 'live') refuseWorse({ before: live, after: content }, context.now);
  const { values, vehicle } = storedOf(content);
  const isVehicles = differing.some((name) => Object.hasOwn(vehicleFields, name));
  const written = { id: row.id, values, ...(isVehicles && { vehicle }) };
  await saveCampaign(tx, written, { ...context, action: CHANGED });
  return true;
}

/** Refuses a change that would add missing fields or blocking contradictions to a live campaign. */
function refuseWorse({ before, after }: Readonly<Record<'before' | 'after', DraftContent>>, now: Date): void {
  const lacked = missingFields(before);
  const missing = Object.entries(missingFields(after)).filter(([name]) => !Object.hasOwn(lacked, name));
  if (missing.length > 0) throw new RefusalError('validation-failed', Object.fromEntries(missing));
  // A stray vehicle never blocks, so the other campaigns need not be searched.
  const context = { now, start: null, hasOtherVisibleVehicles: true };
  const were = contradictionsOf(before, context).map(({ kind }) => kind);
  const left = contradictionsOf(after, context).filter(
    ({ kind, isBlocking }) => isBlocking && !were.includes(kind),
  );
  if (left.length === 0) return;
  const fields = left.flatMap(({ fields: [first] }) => (first === undefined ? [] : [[first, 'invalid']]));
  throw new RefusalError('campaign-contradictory', Object.fromEntries(fields), { current: left });
}

async function setDraft(
  tx: Executor,
  context: OneContext,
  edited: Edited,
  change: DraftChange,
): Promise<boolean> {
  const open = await reopen(tx, context, edited);
  const { content, version } = open.draft;
  const fields = differingFields(content, withChange(content, change));
  if (fields.length === 0) return false;
  await writeChange(tx, context, open, change);
  const [was, is] = [partsOf(content), partsOf(change)];
  const changes: Changes = Object.fromEntries(
    fields.map((name) => [name, { before: was.get(name) ?? null, after: is.get(name) ?? null }]),
  );
  await writeAudit(tx, context, {
    ...{ action: DRAFT_CHANGED, targetKind: 'campaign', targetId: edited.row.id, fields },
    ...(context.changeId !== undefined && {
      record: { changeId: context.changeId, version: version + 1, changes },
    }),
  });
  return true;
}
