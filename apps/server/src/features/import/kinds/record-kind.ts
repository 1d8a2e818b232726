import { RefusalError } from '@ayrac/domain/refusal.ts';
import { foldTurkish } from '@ayrac/domain/text/turkish.ts';
import { type AnyColumn, and, inArray, isNull, or, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import type { ServedResource } from '#server/resource/declaration.ts';
import { lockRows, type Row, readRow, selectRows } from '#server/resource/rows.ts';
import {
  insertRecord,
  type RecordAction,
  updateRecord,
  writtenRow,
} from '#server/resource/write/write-record.ts';
import { keepKey } from './keep-key.ts';
import { findByKeys, findWritten } from './key-queries.ts';
import { type ReadCells, type Resolve, readCells } from './read-cells.ts';
import type { CheckedRow, GivenRow, ImportScope, RowKind, UndoableRow, WrittenRow } from './row-kind.ts';

/** How the records of a resource are matched with rows. */
export interface RecordKind extends Pick<RowKind, 'hasIndependentRows'> {
  readonly resource: ServedResource;
  readonly slug: AnyColumn;
  readonly nameKey: AnyColumn;
  readonly binnedAt: AnyColumn;
  /** Default values of a new record. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Returns what resolves the references of a file's rows, which are given to it in order. */
  readonly resolver: (tx: Executor, scope: ImportScope, rows: readonly GivenRow[]) => Promise<Resolver>;
  /** Returns the form of a new name in which no two records may share it. */
  readonly uniqueName: (name: string, values: Readonly<Record<string, unknown>>) => string;
  /** Whether a record is the intended one among several with the same name. */
  readonly isMeant: (row: Row, values: ReadCells['values']) => boolean;
}

/** Resolves the references of a file's rows as they will be when the earlier rows are written. */
export interface Resolver {
  readonly resolve: Resolve;
  /** Takes note of a row on which later rows may depend. */
  readonly learn?: (row: EarlierRow) => void;
}

/** Checked row that later rows may refer to. */
export type EarlierRow = Pick<CheckedRow, 'number' | 'outcome' | 'key' | 'nameKey' | 'recordId' | 'changes'>;

type Found = Row & { readonly slug: string; readonly nameKey: string };

/** Returns the import kind for the records of a resource. */
export function recordKind(kind: RecordKind): RowKind {
  const { resource, hasIndependentRows } = kind;
  return {
    check: (tx, scope, rows) => checkRecords(kind, tx, scope, rows),
    hasIndependentRows,
    write: (tx, context, scope, row) => writeRecord(kind, tx, context, scope, row),
    undo: (tx, context, scope, row) => undoRecord(kind, tx, context, scope, row),
    async countForeign(tx, importId) {
      const { rows } = await tx.execute<{ count: number }>(sql`
        select count(*)::integer as count from import_row r left join ${resource.table} t on t.id = r.record_id
        where r.import_id = ${importId} and r.written_version is not null
          and r.written_version is distinct from t.version`);
      return rows[0]?.count ?? 0;
    },
  };
}

async function checkRecords(
  kind: RecordKind,
  tx: Executor,
  scope: ImportScope,
  rows: readonly GivenRow[],
): Promise<readonly CheckedRow[]> {
  const { resource } = kind;
  const find = await finderOf(kind, tx, scope, rows);
  const { resolve, learn } = await kind.resolver(tx, scope, rows);
  return rows.map(({ number, cells }) => {
    const { values, problems } = readCells(resource.shape.fields, cells, resolve);
    const given = textOf(cells.key);
    const name = typeof values.name === 'string' ? values.name : '';
    const keyed = given === '' ? undefined : find.byKey(given);
    const record = keyed ?? find.byName(name, values);
    const candidate: Record<string, unknown> =
      record === undefined ? { ...kind.defaults, ...values } : values;
    const empty = Object.entries(resource.shape.fields).filter(
      ([field, { isRequired }]) =>
        isRequired && (candidate[field] ?? null) === null && (record === undefined || field in candidate),
    );
    const all = {
      ...Object.fromEntries(empty.map(([field]) => [field, 'required' as const])),
      ...(record?.isInBin ? { key: 'record-binned' as const } : {}),
      ...problems,
    };
    const changes = changesOf(record, candidate);
    const isRefused = Object.keys(all).length > 0;
    const isSame = Object.keys(changes).length === 0;
    const nameKey = newNameOf(kind, record, candidate);
    const checked: CheckedRow = {
      number,
      outcome: isRefused ? 'refused' : record === undefined ? 'new' : isSame ? 'unchanged' : 'changed',
      key: record?.id ?? (given === '' ? nameKey : given),
      keyField: keyed !== undefined || (record === undefined && given !== '') ? 'key' : 'name',
      nameKey,
      label: name === '' ? String(record?.name ?? given) : name,
      recordId: record?.id ?? null,
      baseVersion: record?.version ?? null,
      changes,
      problems: all,
      values: candidate,
    };
    learn?.(checked);
    return checked;
  });
}

/** Returns the new name that a row gives to a record, in the form that no two may share; null if there is none. */
function newNameOf(
  { uniqueName }: Pick<RecordKind, 'uniqueName'>,
  record: Row | undefined,
  candidate: Readonly<Record<string, unknown>>,
): string | null {
  const whole = { ...record, ...candidate };
  const nameIn = (values: Readonly<Record<string, unknown>>) =>
    typeof values.name === 'string' && values.name !== '' ? uniqueName(values.name, values) : null;
  const name = nameIn(whole);
  return record !== undefined && name === nameIn(record) ? null : name;
}

function changesOf(record: Row | undefined, candidate: Readonly<Record<string, unknown>>) {
  const differing = Object.entries(candidate).filter(([name, value]) => (record?.[name] ?? null) !== value);
  return Object.fromEntries(
    differing.map(([name, after]) => [name, { before: record?.[name] ?? null, after }]),
  );
}

/** Returns functions that find records by id, slug or the source's key, and by name. */
async function finderOf(kind: RecordKind, tx: Executor, scope: ImportScope, rows: readonly GivenRow[]) {
  const { resource, slug, nameKey, binnedAt } = kind;
  const keys = rows.map(({ cells }) => textOf(cells.key)).filter((key) => key !== '');
  const names = rows.map(({ cells }) => foldTurkish(textOf(cells.name)));
  const known = await findByKeys(tx, scope, keys);
  const ids = [...keys.filter(isId), ...known.values()];
  const matches = or(
    sql`${resource.table.id} = any(${sql.param(ids)}::uuid[])`,
    inArray(slug, [...keys, '']),
    // Records in the bin are not matched by name, and the index of names does not contain them.
    and(inArray(nameKey, [...names, '']), isNull(binnedAt)),
  );
  const found = (
    await selectRows(tx, resource, { slug: sql`${slug}`, nameKey: sql`${nameKey}` }).where(matches)
  ).map((row) => readRow(resource, row) as Found);
  const written = await findWritten(
    tx,
    scope,
    found.map(({ id }) => id),
  );
  return {
    byKey: (key: string) =>
      found.find((row) => row.id === key || row.slug === key) ??
      found.find((row) => row.id === known.get(key)),
    byName: (name: string, values: ReadCells['values']) =>
      found.find(
        (row) =>
          !row.isInBin &&
          row.nameKey === foldTurkish(name) &&
          // The check has matched the names as they were before the import.
          !written.has(row.id) &&
          kind.isMeant(row, values),
      ),
  };
}

async function writeRecord(
  { resource }: RecordKind,
  tx: Executor,
  context: CallContext,
  scope: ImportScope,
  row: CheckedRow,
): Promise<WrittenRow> {
  const change = (action: RecordAction) => ({
    tx,
    context,
    resource: withoutTags(resource),
    action,
    changeId: scope.id,
  });
  if (row.recordId === null) {
    const empty = Object.fromEntries(
      Object.entries(resource.shape.fields).map(([name, { kind }]) => [
        name,
        kind === 'switch' ? false : null,
      ]),
    );
    const recordId = await insertRecord(change('created'), { ...empty, ...row.values });
    await keepKey(tx, scope, row, recordId);
    return { recordId, version: 1 };
  }
  const held = (await lockRows(tx, resource, [row.recordId])).get(row.recordId);
  if (held === undefined || held.version !== row.baseVersion)
    throw new RefusalError('validation-failed', { key: 'changed-since-check' });
  await updateRecord(change('changed'), held, row.values);
  const { version } = await writtenRow(tx, resource, row.recordId);
  return { recordId: row.recordId, version };
}

async function undoRecord(
  { resource }: RecordKind,
  tx: Executor,
  context: CallContext,
  { id }: ImportScope,
  { outcome, recordId, writtenVersion, changes }: UndoableRow,
): Promise<boolean> {
  const held = (await lockRows(tx, resource, [recordId])).get(recordId);
  if (held === undefined || held.version !== writtenVersion) return false;
  const before = Object.entries(changes).map(([name, change]) => [name, change.before]);
  const values = outcome === 'new' ? { isInBin: true } : Object.fromEntries(before);
  const change = { tx, context, resource: withoutTags(resource), action: 'undone', changeId: id } as const;
  await updateRecord(change, held, values);
  return true;
}

/** Returns the resource without tags for its lists, because the batch invalidates these. */
function withoutTags(resource: ServedResource): ServedResource {
  return { ...resource, tags: [] };
}

/** Returns a cell as text for a key or name. */
export function textOf(cell: unknown): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';
}

/** Whether a text is a record's id as exports write it: a UUID in lower case. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}
