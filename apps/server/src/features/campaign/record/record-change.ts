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

/** Writer of a change, and its name in the audit log. */
export interface CampaignWrite extends AuditedBy {
  /** Noun and past participle, such as `campaign-published`. */
  readonly action: AuditAction;
  /** Person recorded as the last writer when the caller is nobody, as in a scheduled publication. */
  readonly inNameOf?: string | null;
  /** Id by which the change is undone as part of a larger change. */
  readonly changeId?: string;
  /** Whether `projectTogether` writes the listing and search rows. */
  readonly isOneOfMany?: boolean;
}

/** Keeps the content from before versions existed as the first version. */
async function keepFirst(
  tx: Executor,
  { id: campaignId, version }: Stored['row'],
  content: DraftContent,
): Promise<void> {
  if ((await tx.$count(campaignVersion, eq(campaignVersion.campaignId, campaignId))) > 0) return;
  await tx.insert(campaignVersion).values({ campaignId, version, content });
}

const publicFields = ['status', 'publishAt', 'slug', 'wasPublished', 'publishedAt'] as const;

/**
 * Stores a new version of what visitors see and writes the differences to the audit log. Returns the id of the change.
 */
export async function recordChange(
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
    ...publicFields
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
