import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { importKey, importRow } from '../table.ts';
import type { ImportScope } from './row-kind.ts';

/**
 * Finds the records by a source's keys. Without a named source there are none, since such files may come from anywhere.
 */
export async function findByKeys(
  tx: Executor,
  { kind, source }: ImportScope,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0 || source === '') return new Map();
  const rows = await tx
    .select({ key: importKey.key, recordId: importKey.recordId })
    .from(importKey)
    .where(and(eq(importKey.kind, kind), eq(importKey.source, source), inArray(importKey.key, [...keys])));
  return new Map(rows.map(({ key, recordId }) => [key, recordId]));
}

/** Finds those of the records that the import itself has written. */
export async function findWritten(
  tx: Executor,
  { id }: ImportScope,
  records: readonly string[],
): Promise<ReadonlySet<string>> {
  if (records.length === 0) return new Set();
  const isOwn = and(eq(importRow.importId, id), inArray(importRow.recordId, [...records]));
  const rows = await tx
    .select({ recordId: importRow.recordId })
    .from(importRow)
    .where(and(isOwn, isNotNull(importRow.writtenVersion)));
  return new Set(rows.flatMap(({ recordId }) => recordId ?? []));
}
