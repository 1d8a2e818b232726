import { and, eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { importKey } from '../table.ts';
import type { CheckedRow, ImportScope } from './row-kind.ts';

/** Stores the source's key of a record for its next file. Files without a named source store none. */
export async function keepKey(
  tx: Executor,
  { kind, source }: ImportScope,
  { key }: CheckedRow,
  recordId: string,
): Promise<void> {
  if (key === null || source === '') return;
  const { kind: ofKind, source: ofSource, key: ofKey } = importKey;
  await tx
    .insert(importKey)
    .values({ kind, source, key, recordId })
    .onConflictDoUpdate({ target: [ofKind, ofSource, ofKey], set: { recordId } });
}

/** Forgets the source's key of a record whose addition was undone, so that the next file adds it again. */
export async function forgetKey(
  tx: Executor,
  { kind, source }: ImportScope,
  key: string | null,
  recordId: string,
): Promise<void> {
  if (key === null || source === '') return;
  const isOfKey = and(eq(importKey.kind, kind), eq(importKey.source, source), eq(importKey.key, key));
  await tx.delete(importKey).where(and(isOfKey, eq(importKey.recordId, recordId)));
}
