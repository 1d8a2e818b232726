import { randomUUID } from 'node:crypto';
import { campaignKeys } from '@ayrac/domain/campaign-draft/campaign-keys.ts';
import { countContradictions } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { eq } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { projectCampaign } from '#server/features/campaign/projection/writes.ts';
import { chooseSlug, retireSlug } from '#server/features/slug/writes.ts';
import { campaign } from '../table.ts';
import { contentOf } from './present.ts';
import { findVehicle, holdCampaign, type Stored, shareFrame, type Vehicle } from './queries.ts';
import { type CampaignWrite, recordChange } from './record-change.ts';
import { type CampaignParts, writeParts } from './write-parts.ts';

export type { CampaignWrite } from './record-change.ts';

type Row = typeof campaign.$inferSelect;
type Kept =
  | 'id'
  | 'slug'
  | 'isActive'
  | 'createdAt'
  | 'updatedAt'
  | 'version'
  | 'changedBy'
  | 'checkedBy'
  | 'binnedAt'
  | 'searchKey'
  | 'titleKey'
  | 'contradictions';

export interface NewCampaign extends CampaignParts {
  readonly values: Omit<typeof campaign.$inferInsert, Kept>;
}

export interface ChangedCampaign extends CampaignParts {
  readonly id: string;
  readonly values: Partial<NewCampaign['values']>;
}

/** Saved campaign, and the id by which the change can be undone. */
export interface SavedCampaign {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly change: string;
}

/**
 * Saves a campaign: the only way in which a campaign that visitors see is written, except for its pictures (decision
 * 062). Its row with its version, related rows, listing and search rows, slug, audit entry and cache tags are written
 * in one transaction.
 */
export function saveCampaign(
  db: Executor,
  input: NewCampaign | ChangedCampaign,
  write: CampaignWrite,
): Promise<SavedCampaign> {
  return db.transaction(async (tx) => {
    await shareFrame(tx);
    const before = 'id' in input ? await holdCampaign(tx, input.id) : null;
    const row = before === null ? await addRow(tx, input, write) : await changeRow(tx, before, input, write);
    await writeParts(tx, row, input);
    const vehicle = await findVehicle(tx, row.id);
    await countAtOdds(tx, row, vehicle, write.now);
    const old = before && { row: before.row, vehicle: before.vehicle };
    const change = await recordChange(tx, old, { row, vehicle }, write);
    if (!write.isOneOfMany) await project(tx, row, before?.row ?? row, write);
    return { id: row.id, slug: row.slug, version: row.version, change };
  });
}

/** Stores the number of contradictions in a campaign, by which the office finds it. */
async function countAtOdds(tx: Executor, row: Row, vehicle: Vehicle | null, now: Date): Promise<void> {
  // The draft of an unpublished campaign keeps this number itself.
  if (!row.wasPublished) return;
  const contradictions = countContradictions(contentOf(row, vehicle), now);
  if (contradictions !== row.contradictions)
    await tx.update(campaign).set({ contradictions }).where(eq(campaign.id, row.id));
}

async function addRow(
  tx: Executor,
  input: NewCampaign | ChangedCampaign,
  write: CampaignWrite,
): Promise<Row> {
  // Only an existing campaign can be changed in part, so a new one has all values.
  const values = input.values as NewCampaign['values'];
  const id = randomUUID();
  const isHidden = values.wasPublished === false;
  const slug = isHidden ? hiddenSlug(id) : await chooseSlug(tx, 'campaign', values.title);
  const [row] = await tx
    .insert(campaign)
    .values({
      ...values,
      ...following(values.status ?? 'live', write),
      ...(values.checkedAt && { checkedBy: writerOf(write) }),
      ...campaignKeys({ title: values.title, slug }),
      id,
      slug,
      updatedAt: write.now,
    })
    .returning();
  if (row === undefined) throw new Error('The database returned no campaign.');
  return row;
}

async function changeRow(
  tx: Executor,
  { row: before }: Stored,
  { values }: NewCampaign | ChangedCampaign,
  write: CampaignWrite,
): Promise<Row> {
  const { title = before.title, wasPublished = before.wasPublished } = values;
  const isSettled = before.wasPublished && wasPublished && title === before.title;
  const slug = isSettled ? before.slug : await slugOf(tx, before.id, { title, wasPublished });
  // The slug of a hidden campaign never led anywhere, so it is not redirected.
  if (before.wasPublished && wasPublished && !isSettled) await retireSlug(tx, 'campaign', before.id, slug);
  const status = values.status ?? before.status;
  const isSame = status === before.status;
  const [row] = await tx
    .update(campaign)
    .set({
      ...values,
      ...following(status, write),
      ...checkOf(before, values, write),
      ...(isSame && { binnedAt: before.binnedAt }),
      ...(before.name === before.title && { name: title }),
      ...campaignKeys({ title, slug }),
      slug,
      version: before.version + 1,
      updatedAt: write.now,
    })
    .where(eq(campaign.id, before.id))
    .returning();
  if (row === undefined) throw new Error(`The campaign ${before.id} disappeared while it was being stored.`);
  return row;
}

async function slugOf(
  tx: Executor,
  id: string,
  { title, wasPublished }: Pick<Row, 'title' | 'wasPublished'>,
): Promise<string> {
  return wasPublished ? chooseSlug(tx, 'campaign', title, id) : hiddenSlug(id);
}

/** Returns a placeholder slug for a campaign that was never published and so has no address. */
function hiddenSlug(id: string): string {
  return `taslak-${id}`;
}

/** Returns the columns that follow from the status and the writer. */
function following(status: Row['status'], write: CampaignWrite) {
  return {
    isActive: status === 'live',
    binnedAt: status === 'archived' ? write.now : null,
    changedBy: writerOf(write),
  };
}

/** Records the writer of a new check date as the person who compared the campaign with its source. */
function checkOf(
  { checkedAt: before }: Row,
  { checkedAt }: Partial<NewCampaign['values']>,
  write: CampaignWrite,
) {
  if (checkedAt === undefined || checkedAt?.getTime() === before?.getTime()) return {};
  return { checkedBy: checkedAt === null ? null : writerOf(write) };
}

function writerOf({ caller, inNameOf }: CampaignWrite): string | null {
  return caller.kind === 'member' ? caller.id : (inNameOf ?? null);
}

async function project(tx: Executor, row: Row, before: Row, write: CampaignWrite): Promise<void> {
  const path = await projectCampaign(tx, row.id, write.now);
  // A campaign whose first publication is being undone was on pages until now.
  if (!row.wasPublished && !before.wasPublished) return;
  const categories = [...new Set([...path, before.categoryId])].map((id) => `category:${id}`);
  const brands = [...new Set([row.brandId, before.brandId])].map((id) => `brand:${id}`);
  await announce(tx, [...catalogueTags, `campaign:${row.id}`, ...brands, ...categories]);
}
