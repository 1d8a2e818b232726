import type { Role } from '@ayrac/domain/access.ts';
import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import { v7 } from 'uuid';
import type { CallContext } from '#server/api/handler.ts';
import { builtOnce, laterAll } from '#server/db/built-once.ts';
import type { Executor } from '#server/db/database.ts';
import { maskedNetwork } from '#server/guards/network.ts';
import { auditEntry, type Changes, type ExportFilter } from './table.ts';

/** Audited action and its target: ids and names of fields. Values are included for office records only. */
export interface AuditedAction {
  /** Noun and past participle, such as `login-refused` or `lead-viewed`. */
  readonly action: AuditAction;
  readonly targetKind?: string;
  readonly targetId?: string;
  readonly fields?: readonly string[];
  /** Values before and after, if none of them is personal. */
  readonly changes?: Changes;
  /** Reason: one of the reasons of exports, or the publisher's words for a text of the site. */
  readonly reason?: string;
  /** Number of exported rows, and the filters of their list. */
  readonly rows?: number;
  readonly filter?: ExportFilter;
  /** Id of the entry, if other rows refer to it. */
  readonly id?: string;
  /** Actor, if the caller was anonymous until this action proved who it is. */
  readonly actor?: { readonly id: string; readonly role: Role };
  /** Change to undo, for a target that is not an office record. */
  readonly changeId?: string;
  /** For an office record: the data for its history and for undo. */
  readonly record?: { readonly changeId: string; readonly version: number; readonly changes: Changes };
}

/** Actor of an audited action. A call's context has it; the command line has no caller and no address. */
export type AuditedBy = Pick<CallContext, 'caller' | 'now'> & { readonly address: string | null };

/** Writes one audit entry per action, in the transaction of the actions. */
export async function writeAudit(
  tx: Executor,
  { caller, address, now }: AuditedBy,
  ...actions: readonly [AuditedAction, ...AuditedAction[]]
): Promise<void> {
  const member = caller.kind === 'member' ? caller : undefined;
  const network = address === null ? null : maskedNetwork(address);
  const [first, ...others] = actions;
  if (others.length === 0 && isPlain(first)) {
    const { action, actor = member, targetKind = null, targetId = null } = first;
    const by = { actorId: actor?.id ?? null, actorRole: actor?.role ?? null };
    await putPlain(tx, '', { id: v7(), at: now, ...by, action, targetKind, targetId, network });
    return;
  }
  const entries = actions.map(({ record, fields = [], actor = member, ...action }) => {
    const by = actor === undefined ? {} : { actorId: actor.id, actorRole: actor.role };
    return { at: now, ...by, ...action, network, fields: [...fields], ...record };
  });
  await tx.insert(auditEntry).values(entries);
}

const plain = new Set(['action', 'actor', 'targetKind', 'targetId']);

/** Whether an entry has nothing but an action and its target, as that of each sign-in. */
function isPlain(action: AuditedAction): boolean {
  return Object.keys(action).every((name) => plain.has(name));
}

const putPlain = builtOnce((db) =>
  db
    .insert(auditEntry)
    .values(laterAll('id', 'at', 'actorId', 'actorRole', 'action', 'targetKind', 'targetId', 'network')),
);
