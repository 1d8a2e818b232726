import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { maskedNetwork } from '#server/guards/network.ts';
import { auditEntry, type Changes } from './table.ts';

/** What was done, and to what: ids and names of fields; values of the office's records alone. */
export interface AuditedDeed {
  /** A noun and what happened to it: `login-refused`, `lead-viewed`. */
  readonly action: string;
  readonly targetKind?: string;
  readonly targetId?: string;
  readonly fields?: readonly string[];
  /** For a record of the office: what it takes to tell its history and to undo the change. */
  readonly record?: { readonly changeId: string; readonly version: number; readonly changes: Changes };
}

/** Who does it: a call's context has it; the command line has nobody and no address. */
export type AuditedBy = Pick<CallContext, 'caller' | 'now'> & { readonly address: string | null };

/** Adds an entry to the audit log, in the transaction of what it tells. */
export async function writeAudit(
  tx: Executor,
  { caller, address, now }: AuditedBy,
  { action, targetKind, targetId, fields = [], record }: AuditedDeed,
): Promise<void> {
  const actor = caller.kind === 'member' ? { actorId: caller.id, actorRole: caller.role } : {};
  await tx.insert(auditEntry).values({
    at: now,
    ...actor,
    action,
    targetKind,
    targetId,
    network: address === null ? null : maskedNetwork(address),
    fields: [...fields],
    ...record,
  });
}
