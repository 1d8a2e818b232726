import { randomUUID } from 'node:crypto';
import type { ResourceShape } from '@ayrac/contract/office/resource.ts';
import { type Fields, readFields, type ValuesOf } from '@ayrac/domain/field.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { memberOf } from '#server/api/member.ts';
import { announce } from '#server/cache/announce.ts';
import { type Executor, violates } from '#server/db/database.ts';
import type { Changes } from '#server/features/audit/table.ts';
import { type AuditedDeed, writeAudit } from '#server/features/audit/writes.ts';
import type { ServedResource } from './declaration.ts';
import { findRow, type Row } from './rows.ts';
import { toStored } from './values.ts';

/** What happens to a record, as its history calls it. */
export type RecordDeed = 'created' | 'changed' | 'binned' | 'restored' | 'ordered' | 'undone';

/** The action of the audit log that stands for a deed. */
export const actionOf = (deed: RecordDeed) => `record-${deed}` as const;

/** Values of fields, and whether the record is in the bin. */
export type Values = Readonly<Record<string, unknown>>;

/** A change in progress: several records may share it, and are undone together. */
export interface Change {
  readonly tx: Executor;
  readonly context: CallContext;
  readonly resource: ServedResource;
  readonly changeId: string;
  readonly deed: RecordDeed;
}

/** Begins a change with an id of its own. */
export function beginChange(
  tx: Executor,
  context: CallContext,
  resource: ServedResource,
  deed: RecordDeed,
): Change {
  return { tx, context, resource, deed, changeId: randomUUID() };
}

/** Reads a new record: each field that writes take, whether it was sent or not. */
export function readRecord({ shape }: ServedResource, given: Values): Values {
  return readOnly(shape.fields, writtenFields(shape), given);
}

/** Reads a change: of the fields that writes take those alone that were sent. */
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

/** Adds a record and answers its id. */
export async function insertRecord(change: Change, values: Values): Promise<string> {
  const { tx, context, resource } = change;
  const { table } = resource;
  const id: string = randomUUID();
  const basis = { id, createdAt: context.now, ...stampOf(context) };
  const after = { ...values, isInBin: false };
  const write = { tx, context, id, before: null, after, given: values };
  const placed = await resource.beforeWrite?.(write);
  const columns = { ...storedOf(resource, values), ...keysOf(resource, values), ...placed, ...basis };
  await whereFree(resource, () => tx.insert(table).values(columns as never));
  await resource.afterWrite?.(write);
  // In the history it comes out of the bin with nothing in it: to undo it is to put it there.
  const nothing = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
  const changes = changesOf({ ...nothing, isInBin: true }, after);
  await writeAudit(tx, context, auditedDeed(change, id, 1, changes));
  await announceChange(change);
  return id;
}

/** Writes what differs of a record that the transaction has locked, and drops cached answers that show it; false where nothing differs. */
export async function updateRecord(change: Change, row: Row, values: Values): Promise<boolean> {
  const isWritten = await updateRow(change, row, values);
  if (isWritten) await announceChange(change);
  return isWritten;
}

/** Tells every node, when the transaction commits, that what shows the changed records is stale. */
export function announceChange({ tx, resource }: Change): Promise<void> {
  return announce(tx, resource.tags ?? []);
}

/**
 * Writes what differs of one record of many, with its entry in the audit log; false where nothing differs. Whoever
 * writes many announces their change once.
 */
export async function updateRow(change: Change, row: Row, values: Values): Promise<boolean> {
  const { tx, context, resource } = change;
  const changes = changesOf(row, values);
  if (Object.keys(changes).length === 0) return false;
  const { isInBin = row.isInBin, ...fields } = values;
  const all = Object.fromEntries(Object.keys(resource.shape.fields).map((name) => [name, row[name]]));
  const before = { ...all, isInBin: row.isInBin };
  const after = { ...before, ...values };
  const write = { tx, context, id: row.id, before, after, given: values };
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
  // A caller must not move a record out of their own reach.
  if (resource.reach !== undefined) await writtenRow(tx, resource, row.id);
  await writeAudit(tx, context, auditedDeed(change, row.id, version, changes));
  return true;
}

/** The record as it is after a write. */
export async function writtenRow(tx: Executor, resource: ServedResource, id: string): Promise<Row> {
  const row = await findRow(tx, resource, id);
  if (row === undefined) throw new RefusalError('not-found');
  return row;
}

/** The columns that say who wrote, and when. */
export function stampOf({ caller, now }: CallContext) {
  return { updatedAt: now, changedBy: memberOf(caller).id };
}

/** Columns that follow from the fields, all of which are there. */
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

/** What the log keeps of a write. Of a personal field it keeps the name alone, since an entry outlives an erasure. */
export function auditedDeed(
  { resource, changeId, deed }: Change,
  id: string,
  version: number,
  all: Changes,
): AuditedDeed {
  const { name, personal = [] } = resource.shape;
  const told = Object.entries(all).filter(([field]) => !personal.includes(field));
  return {
    action: actionOf(deed),
    targetKind: name,
    targetId: id,
    fields: Object.keys(all),
    record: { changeId, version, changes: Object.fromEntries(told) },
  };
}

/** A unique index that refuses a row is a refusal with the field to blame. */
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
