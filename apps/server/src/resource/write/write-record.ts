import { randomUUID } from 'node:crypto';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { type Fields, readFields, type ValuesOf } from '@ayrac/domain/field/field.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { announce } from '#server/cache/announce.ts';
import { type Executor, violates } from '#server/db/database.ts';
import type { Changes } from '#server/features/audit/table.ts';
import { type AuditedAction, writeAudit } from '#server/features/audit/writes.ts';
import type { ServedResource } from '../declaration.ts';
import { findRow, type Row } from '../rows.ts';
import { toStored } from '../values.ts';

/** Kind of a change in a record's history. */
export type RecordAction = 'created' | 'changed' | 'binned' | 'restored' | 'ordered' | 'undone';

/** Returns the audit log action of a record action. */
export const actionOf = (action: RecordAction) => `record-${action}` as const;

/** Values of fields, and optionally `isInBin`. */
export type Values = Readonly<Record<string, unknown>>;

/** A change in progress. Records that share its id are undone together. */
export interface Change {
  readonly tx: Executor;
  readonly context: CallContext;
  readonly resource: ServedResource;
  readonly changeId: string;
  readonly action: RecordAction;
}

/** Starts a change with a new id. */
export function beginChange(
  tx: Executor,
  context: CallContext,
  resource: ServedResource,
  action: RecordAction,
): Change {
  return { tx, context, resource, action, changeId: randomUUID() };
}

/**
 * Validates the values of a new record: every writable field, whether it was sent or not. Throws `validation-failed`.
 */
export function readRecord({ shape }: ServedResource, given: Values): Values {
  return readOnly(shape.fields, writtenFields(shape), given);
}

/** Validates a change: only the writable fields that were sent. Throws `validation-failed`. */
export function readChanges({ shape }: ServedResource, given: Values): Values {
  const sent = writtenFields(shape).filter((name) => Object.hasOwn(given, name));
  return readOnly(shape.fields, sent, given);
}

function writtenFields({ fields, written = Object.keys(fields) }: ResourceShape): readonly string[] {
  return written;
}

function readOnly(all: Fields, names: readonly string[], given: Values): Values {
  const fields: Fields = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  const read = readFields(fields, given);
  if (read.kind === 'invalid') throw new RefusalError('validation-failed', read.fields);
  return read.value;
}

/** Inserts a record and returns its id. */
export async function insertRecord(change: Change, values: Values): Promise<string> {
  const { tx, context, changeId, resource } = change;
  const { table } = resource;
  const id: string = randomUUID();
  const basis = { id, createdAt: context.now, ...stampOf(context) };
  const after = { ...values, isInBin: false };
  const write = { tx, context, changeId, id, before: null, after, given: values };
  const placed = await resource.beforeWrite?.(write);
  const columns = { ...storedOf(resource, values), ...keysOf(resource, values), ...placed, ...basis };
  await whereFree(resource, () => tx.insert(table).values(columns as never));
  await resource.afterWrite?.(write);
  // The history shows a creation as an empty record leaving the bin, because undoing it moves the record there.
  const nothing = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
  const changes = changesOf({ ...nothing, isInBin: true }, after);
  await writeAudit(tx, context, auditedWrite(change, id, 1, changes));
  await announceChange(change);
  return id;
}

/**
 * Writes the differences to a locked record and invalidates the cache entries that show it. Returns false when nothing
 * differs.
 */
export async function updateRecord(change: Change, row: Row, values: Values): Promise<boolean> {
  const isWritten = await updateRow(change, row, values);
  if (isWritten) await announceChange(change);
  return isWritten;
}

/** Invalidates the cache entries that show the changed records, on every node when the transaction commits. */
export function announceChange({ tx, resource }: Change): Promise<void> {
  return announce(tx, resource.tags ?? []);
}

/**
 * Writes the differences to one record, with its audit log entry; returns false when nothing differs. Callers that
 * write many records announce their change once.
 */
export async function updateRow(change: Change, row: Row, values: Values): Promise<boolean> {
  const { tx, context, changeId, resource } = change;
  const changes = changesOf(row, values);
  if (Object.keys(changes).length === 0) return false;
  const { isInBin = row.isInBin, ...fields } = values;
  const all = Object.fromEntries(Object.keys(resource.shape.fields).map((name) => [name, row[name]]));
  const before = { ...all, isInBin: row.isInBin };
  const after = { ...before, ...values };
  const write = { tx, context, changeId, id: row.id, before, after, given: values };
  const version = row.version + 1;
  const bin = isInBin === row.isInBin ? {} : { binnedAt: isInBin === true ? context.now : null };
  const written = {
    ...storedOf(resource, fields),
    ...keysOf(resource, { ...all, ...fields }),
    ...(await resource.beforeWrite?.(write)),
    ...bin,
    ...stampOf(context),
    version,
  };
  await whereFree(resource, () =>
    tx
      .update(resource.table)
      .set(written as never)
      .where(eq(resource.table.id, row.id)),
  );
  await resource.afterWrite?.(write);
  // A caller must not move a record out of their own reach; `writtenRow` throws in that case.
  if (resource.reach !== undefined) await writtenRow(tx, resource, row.id);
  await writeAudit(tx, context, auditedWrite(change, row.id, version, changes));
  return true;
}

/** Returns a record after a write. Throws `not-found` when it is out of the caller's reach. */
export async function writtenRow(tx: Executor, resource: ServedResource, id: string): Promise<Row> {
  const row = await findRow(tx, resource, id);
  if (row === undefined) throw new RefusalError('not-found');
  return row;
}

/** Returns the columns with the author and time of a write. */
export function stampOf({ caller, now }: CallContext) {
  return { updatedAt: now, changedBy: memberOf(caller).id };
}

/** Returns the columns derived from the fields; `values` must contain all of them. */
function keysOf(resource: ServedResource, values: Values): Values {
  return resource.keysOf?.(values as ValuesOf<Fields>) ?? {};
}

function storedOf({ shape }: ServedResource, values: Values): Values {
  const stored = Object.entries(values).map(([name, value]) => [name, toStored(shape.fields[name], value)]);
  return Object.fromEntries(stored);
}

function changesOf(before: Values, after: Values): Changes {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, { before: before[name], after: after[name] }]));
}

/**
 * Returns the audit log entry of a write. Personal fields are logged without values, because the log outlives an
 * erasure.
 */
export function auditedWrite(
  { resource, changeId, action }: Change,
  id: string,
  version: number,
  all: Changes,
): AuditedAction {
  const { name, personal = [] } = resource.shape;
  const loggable = Object.entries(all).filter(([field]) => !personal.includes(field));
  return {
    action: actionOf(action),
    targetKind: name,
    targetId: id,
    fields: Object.keys(all),
    record: { changeId, version, changes: Object.fromEntries(loggable) },
  };
}

/** Turns the violation of a unique index into a refusal that names the field. */
async function whereFree({ taken = {} }: ServedResource, write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    const [, blamed] = Object.entries(taken).find(([index]) => violates(error, index)) ?? [];
    if (blamed === undefined) throw error;
    const [field, problem] = typeof blamed === 'string' ? ([blamed, 'taken'] as const) : blamed;
    throw new RefusalError('validation-failed', { [field]: problem });
  }
}
