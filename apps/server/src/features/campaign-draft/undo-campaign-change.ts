import { needsAltTexts } from '@ayrac/domain/campaign-draft/campaign-state.ts';
import { type DraftChange, isDraftField } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { withChange } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { storedOf } from '#server/features/campaign/record/present.ts';
import { saveCampaign } from '#server/features/campaign/record/writes.ts';
import { holdEdited, holdPublished } from './open-draft.ts';
import { presentPublication } from './present.ts';
import { answered, assertDescribed } from './publish-campaign.ts';
import { type Edited, findVersionBefore } from './queries.ts';
import { campaignDraft } from './table.ts';

/** Audit action of a change to the live content outside the draft. */
export const CHANGED = 'campaign-changed';

const UNDOABLE_MS = 10 * minuteInMs;

type Entry = typeof auditEntry.$inferSelect;
type State = Edited['row']['status'];

/** Undoes the last change of a campaign, within ten minutes and if nobody has changed it since. */
export function undoCampaignChange(context: CallContext, id: string, changeId: string) {
  return inTransaction(context.db, (tx) => undoIn(tx, context, id, changeId));
}

/** The same within a transaction. */
export async function undoIn(tx: Executor, context: CallContext, id: string, changeId: string) {
  const edited = await holdPublished(tx, id);
  const [entry] = await tx
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.changeId, changeId), eq(auditEntry.targetId, id)));
  if (entry === undefined || entry.action === 'campaign-begun') throw new RefusalError('not-found');
  refuseLate(entry, context.now);
  if (entry.version !== edited.row.version) {
    const current = { campaign: presentPublication(edited, context.now) };
    throw new RefusalError('record-changed', {}, { current });
  }
  const former = await before(tx, edited, entry, context.now);
  // Pictures may have been added since visitors last saw it.
  const next = 'status' in former.values ? former.values.status : edited.row.status;
  if (needsAltTexts(next) && !needsAltTexts(edited.row.status)) await assertDescribed(tx, id);
  const { change } = await saveCampaign(tx, { id, ...former }, { ...context, action: 'campaign-undone' });
  await fitDraft(tx, id, entry);
  return answered(tx, context, id, change);
}

/** Throws `too-late-to-undo` for changes more than ten minutes old. */
export function refuseLate({ at }: Pick<Entry, 'at'>, now: Date): void {
  if (now.getTime() - at.getTime() > UNDOABLE_MS) throw new RefusalError('too-late-to-undo');
}

/** Returns the values of the campaign from before an audit entry. */
async function before(tx: Executor, { row, live }: Edited, entry: Entry, now: Date) {
  const { action, changes, version } = entry;
  if (action === CHANGED) return storedOf(withChange(live, changeBefore(entry)));
  const was = (name: string) => changes?.[name]?.before;
  const status = (was('status') ?? row.status) as State;
  const planned = changes !== null && 'publishAt' in changes ? momentOf(was('publishAt')) : row.publishAt;
  const publishAt = planned !== null && planned > now ? planned : null;
  const wasPublished = was('wasPublished') !== false && row.wasPublished;
  const resting = wasPublished ? 'withdrawn' : 'draft';
  const values = {
    status: status === 'scheduled' && publishAt === null ? resting : status,
    publishAt,
    wasPublished,
  };
  const former = wasPublished && version !== null ? await findVersionBefore(tx, row.id, version) : undefined;
  if (former === undefined) return { values };
  const stored = storedOf(former.content);
  return { values: { ...stored.values, ...values }, vehicle: stored.vehicle };
}

/**
 * Fits the draft to its campaign after an undo: opens it if the undone action closed it, closes it if the campaign is
 * archived again, and bases it on what is live now. A draft that was closed by something else stays as it is.
 */
async function fitDraft(tx: Executor, id: string, { action, changeId }: Entry): Promise<void> {
  if (action === CHANGED || action === 'campaign-withdrawn' || action === 'campaign-undone') return;
  const { row, live, draft } = await holdEdited(tx, id);
  if (draft === null || !(draft.isOpen || draft.closedBy === changeId)) return;
  await tx
    .update(campaignDraft)
    .set({ isOpen: row.status !== 'archived', closedBy: null, base: live })
    .where(eq(campaignDraft.campaignId, id));
}

/** Returns the former values of the changed fields. */
export function changeBefore({ changes }: Pick<Entry, 'changes'>): DraftChange {
  const fields = Object.entries(changes ?? {}).filter(([name]) => name === 'facts' || isDraftField(name));
  return Object.fromEntries(fields.map(([name, { before: was }]) => [name, was]));
}

function momentOf(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null;
}
