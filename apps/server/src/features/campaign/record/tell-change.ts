import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { differingFields, partsOf } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import type { Changes } from '#server/features/audit/table.ts';
import { type AuditedBy, writeAudit } from '#server/features/audit/writes.ts';
import { campaignVersion } from '../table.ts';
import { contentOf } from './present.ts';
import type { Stored } from './queries.ts';

/** Who writes, and what the history calls it. */
export interface CampaignWrite extends AuditedBy {
  /** A noun and what happened to it: `campaign-published`. */
  readonly action: AuditAction;
  /** Who is named as its last writer, where the call has nobody: a clock publishes for somebody. */
  readonly inNameOf?: string | null;
  /** Under which it can be taken back, where it is a part of a larger change. */
  readonly changeId?: string;
  /** Whether `projectTogether` writes the rows by which it is found. */
  readonly isOneOfMany?: boolean;
  /** Whether whoever writes tells lists of it by themselves; the pages of the campaign are told all the same. */
  readonly tellsLists?: boolean;
}

/** What visitors saw before versions were kept is the first of them. */
async function keepFirst(
  tx: Executor,
  { id: campaignId, version }: Stored['row'],
  content: DraftContent,
): Promise<void> {
  if ((await tx.$count(campaignVersion, eq(campaignVersion.campaignId, campaignId))) > 0) return;
  await tx.insert(campaignVersion).values({ campaignId, version, content });
}

const told = ['status', 'publishAt', 'slug', 'wasPublished', 'publishedAt'] as const;

/** Keeps what visitors see from now on, and says in the audit log what differs. */
export async function tellChange(
  tx: Executor,
  before: Stored | null,
  after: Stored,
  write: CampaignWrite,
): Promise<string> {
  const { row } = after;
  const content = contentOf(row, after.vehicle);
  const old = before && contentOf(before.row, before.vehicle);
  const [was, is] = [old === null ? null : partsOf(old), partsOf(content)];
  const fields = old === null ? [...is.keys()] : differingFields(old, content);
  if (before?.row.status === 'live' && old !== null) await keepFirst(tx, before.row, old);
  if (row.status === 'live' && (before?.row.status !== 'live' || fields.length > 0)) {
    await tx.insert(campaignVersion).values({
      ...{ campaignId: row.id, version: row.version, content },
      ...{ publishedAt: write.now, publishedBy: row.changedBy },
    });
  }
  const changes: Changes = Object.fromEntries([
    ...fields.map((name) => [name, { before: was?.get(name) ?? null, after: is.get(name) ?? null }]),
    ...told
      .filter((name) => String(before?.row[name]) !== String(row[name]))
      .map((name) => [name, { before: before?.row[name] ?? null, after: row[name] }]),
  ]);
  const changeId = write.changeId ?? randomUUID();
  await writeAudit(tx, write, {
    action: write.action,
    targetKind: 'campaign',
    targetId: row.id,
    fields: Object.keys(changes),
    record: { changeId, version: row.version, changes },
  });
  return changeId;
}
