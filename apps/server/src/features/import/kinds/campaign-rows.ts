import { contradictionsOf } from '@ayrac/domain/campaign-draft/contradictions.ts';
import {
  type DraftChange,
  type DraftContent,
  emptyDraft,
  isDraftField,
  missingFields,
  readDraftChange,
} from '@ayrac/domain/campaign-draft/draft-content.ts';
import { draftFields } from '@ayrac/domain/campaign-draft/draft-fields.ts';
import { differingFields, partsOf, withChange } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import { type FieldProblem, RefusalError } from '@ayrac/domain/refusal.ts';
import { sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { projectTogether } from '#server/features/campaign/projection/writes.ts';
import { contentOf, storedOf } from '#server/features/campaign/record/present.ts';
import { holdCampaign, type Stored, shareFrame } from '#server/features/campaign/record/queries.ts';
import { type CampaignWrite, saveCampaign } from '#server/features/campaign/record/writes.ts';
import { cleanTexts } from '#server/features/campaign-draft/clean-texts.ts';
import type { RowProblems } from '../table.ts';
import { type FoundCampaign, findCampaigns, resolvePlaces } from './campaign-queries.ts';
import { keepKey } from './keep-key.ts';
import { readCells } from './read-cells.ts';
import { textOf } from './record-kind.ts';
import type { CheckedRow, GivenRow, ImportScope, RowKind, UndoableRow, WrittenRow } from './row-kind.ts';

/** Rows of a file of campaigns. They are published immediately, in the same way as other campaigns. */
export const campaignRows: RowKind = {
  async check(tx, scope, rows, now) {
    const [found, resolve] = [await findCampaigns(tx, scope, rows), await resolvePlaces(tx, rows)];
    const checks = rows.map((row) => {
      const { values, problems } = readCells(draftFields, row.cells, resolve);
      return checked(row, found(textOf(row.cells.key)), { values, problems }, now);
    });
    return Promise.all(checks);
  },
  hasIndependentRows: true,
  write: writeCampaign,
  undo: undoCampaign,
  // The batch invalidates the lists.
  together: (tx, now, ids, write) => projectTogether(tx, ids, now, write, []),
  async countForeign(tx, importId) {
    const { rows } = await tx.execute<{ count: number }>(sql`
      select count(*)::integer as count from import_row r left join campaign c on c.id = r.record_id
      where r.import_id = ${importId} and r.written_version is not null
        and r.written_version is distinct from c.version`);
    return rows[0]?.count ?? 0;
  },
};

async function checked(
  { number, cells }: GivenRow,
  found: FoundCampaign | undefined,
  read: ReturnType<typeof readCells>,
  now: Date,
): Promise<CheckedRow> {
  const key = textOf(cells.key);
  const before = found === undefined ? null : contentOf(found.row, found.vehicle);
  const change = readDraftChange(read.values);
  const problems: Record<string, FieldProblem> = {
    ...(change.kind === 'invalid' && change.fields),
    ...read.problems,
  };
  const values = change.kind === 'ok' ? await cleanTexts(change.value) : {};
  const content = withChange(before ?? emptyDraft(now), values);
  if (key === '') problems.key = 'required';
  const closed = found && closedBecause(found.row);
  if (closed !== undefined) problems.key = closed;
  const all: RowProblems = {
    ...contradictions(before, content, now),
    ...missing(before, content),
    ...problems,
  };
  const changes = changesOf(before, content);
  const isRefused = Object.keys(all).length > 0;
  const isSame = Object.keys(changes).length === 0;
  return {
    number,
    outcome: isRefused ? 'refused' : before === null ? 'new' : isSame ? 'unchanged' : 'changed',
    key: key === '' ? null : (found?.row.id ?? key),
    keyField: 'key',
    nameKey: null,
    label: content.title ?? key,
    recordId: found?.row.id ?? null,
    baseVersion: found?.row.version ?? null,
    changes,
    problems: all,
    values: { content },
  };
}

/** Returns why a campaign cannot be imported to. Unpublished ones belong to their editors. */
function closedBecause({ status, wasPublished }: FoundCampaign['row']): FieldProblem | undefined {
  if (status === 'archived') return 'record-archived';
  return wasPublished ? undefined : 'never-published';
}

/** Returns the contradictions that a row would introduce, without those that existed before. */
function contradictions(before: DraftContent | null, content: DraftContent, now: Date) {
  // A file may contain the first vehicles of a category, and nobody could acknowledge the contradiction.
  const context = { now, start: null, hasOtherVisibleVehicles: true };
  const known = new Set(before === null ? [] : contradictionsOf(before, context).map(({ kind }) => kind));
  const added = contradictionsOf(content, context).filter(({ kind }) => !known.has(kind));
  return Object.fromEntries(added.map(({ kind, fields: [first] }) => [first ?? 'title', kind]));
}

/** Returns the required fields that a row leaves empty or removes. */
function missing(before: DraftContent | null, content: DraftContent) {
  const known = before === null ? {} : missingFields(before);
  return Object.fromEntries(Object.entries(missingFields(content)).filter(([name]) => !(name in known)));
}

function changesOf(before: DraftContent | null, content: DraftContent) {
  const was = before === null ? new Map<string, unknown>() : partsOf(before);
  const is = partsOf(content);
  const names =
    before === null
      ? [...is.keys()].filter((name) => isDraftField(name) && is.get(name) !== null)
      : differingFields(before, content);
  return Object.fromEntries(
    names.map((name) => [name, { before: was.get(name) ?? null, after: is.get(name) ?? null }]),
  );
}

async function writeCampaign(
  tx: Executor,
  context: CallContext,
  scope: ImportScope,
  row: CheckedRow,
): Promise<WrittenRow> {
  const content = row.values.content as DraftContent;
  const { values, vehicle } = storedOf(content);
  const write: CampaignWrite = { ...context, action: 'campaign-imported', isOneOfMany: true };
  if (row.recordId !== null) {
    if ((await holdUnchanged(tx, row.recordId, row.baseVersion)) === null)
      throw new RefusalError('validation-failed', { key: 'changed-since-check' });
    const { version } = await saveCampaign(tx, { id: row.recordId, values, vehicle }, write);
    return { recordId: row.recordId, version };
  }
  const { brandId, categoryId, title } = content;
  if (brandId === null || categoryId === null || title === null)
    throw new Error('An incomplete campaign passed validation.');
  const publication = { status: 'live', wasPublished: true, publishedAt: context.now } as const;
  const added = { ...values, ...publication, brandId, categoryId, title, name: title };
  const { id, version } = await saveCampaign(tx, { values: added, vehicle }, write);
  await keepKey(tx, scope, row, id);
  return { recordId: id, version };
}

/** Locks a campaign like every writer of campaigns. Returns null if it no longer has a version. */
async function holdUnchanged(tx: Executor, id: string, version: number | null): Promise<Stored | null> {
  await shareFrame(tx);
  const stored = await holdCampaign(tx, id);
  return stored.row.version === version ? stored : null;
}

async function undoCampaign(
  tx: Executor,
  context: CallContext,
  _: ImportScope,
  { outcome, recordId: id, writtenVersion, changes }: UndoableRow,
): Promise<boolean> {
  const stored = await holdUnchanged(tx, id, writtenVersion);
  if (stored === null) return false;
  const write: CampaignWrite = { ...context, action: 'campaign-undone', isOneOfMany: true };
  if (outcome === 'new') {
    await saveCampaign(tx, { id, values: { status: 'archived' } }, write);
    return true;
  }
  const before = Object.fromEntries(Object.entries(changes).map(([name, change]) => [name, change.before]));
  const content = withChange(contentOf(stored.row, stored.vehicle), before as DraftChange);
  const { values, vehicle } = storedOf(content);
  await saveCampaign(tx, { id, values, vehicle }, write);
  return true;
}
