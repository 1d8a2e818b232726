import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import type { CallContext } from '#server/api/handler.ts';
import type { Executor } from '#server/db/database.ts';
import { maskedNetwork } from '#server/guards/network.ts';
import { auditEntry, type Changes } from './table.ts';

/** What was done, and to what: ids and names of fields; values of the office's records alone. */
export interface AuditedDeed {
  /** A noun and what happened to it: `login-refused`, `lead-viewed`. */
  readonly action: AuditAction;
  readonly targetKind?: string;
  readonly targetId?: string;
  readonly fields?: readonly string[];
  /** What the fields were and are, where none of it is somebody's own. */
  readonly changes?: Changes;
  /** Why: one of the reasons of exports, or, for a text of the site, the words of whoever published it. */
  readonly reason?: string;
  /** How many rows left, where it was a file. */
  readonly rows?: number;
  /** For a record of the office: what it takes to tell its history and to undo the change. */
  readonly record?: { readonly changeId: string; readonly version: number; readonly changes: Changes };
}

/** Who does it: a call's context has it; the command line has nobody and no address. */
export type AuditedBy = Pick<CallContext, 'caller' | 'now'> & { readonly address: string | null };

/** Adds entries to the audit log, one for each deed, in the transaction of what they tell. */
export async function writeAudit(
  tx: Executor,
  { caller, address, now }: AuditedBy,
  ...deeds: readonly [AuditedDeed, ...AuditedDeed[]]
): Promise<void> {
  const actor = caller.kind === 'member' ? { actorId: caller.id, actorRole: caller.role } : {};
  const network = address === null ? null : maskedNetwork(address);
  const entries = deeds.map(({ record, fields = [], ...deed }) => {
    return { at: now, ...actor, ...deed, network, fields: [...fields], ...record };
  });
  await tx.insert(auditEntry).values(entries);
}
