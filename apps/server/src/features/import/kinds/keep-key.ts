import type { Executor } from '#server/db/database.ts';
import { importKey } from '../table.ts';
import type { ImportScope, JudgedRow } from './row-kind.ts';

/** Remembers under which key a source knows a record, so that its next file finds it; one without a name knows none. */
export async function keepKey(
  tx: Executor,
  { kind, source }: ImportScope,
  { key }: JudgedRow,
  recordId: string,
): Promise<void> {
  if (key === null || source === '') return;
  const { kind: ofKind, source: ofSource, key: ofKey } = importKey;
  await tx
    .insert(importKey)
    .values({ kind, source, key, recordId })
    .onConflictDoUpdate({ target: [ofKind, ofSource, ofKey], set: { recordId } });
}
