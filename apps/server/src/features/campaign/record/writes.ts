import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@ayrac/domain/audit/audit-action.ts';
import { campaignKeys } from '@ayrac/domain/campaign-draft/campaign-keys.ts';
import { contradictionsOf } from '@ayrac/domain/campaign-draft/contradictions.ts';
import type { DraftContent } from '@ayrac/domain/campaign-draft/draft-content.ts';
import { differingFields, partsOf } from '@ayrac/domain/campaign-draft/merge-draft.ts';
import { countContradictions } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { eq, sql } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import type { Changes } from '#server/features/audit/table.ts';
import { type AuditedBy, writeAudit } from '#server/features/audit/writes.ts';
import { brand, brandToCampaign } from '#server/features/brand/table.ts';
import { projectCampaign } from '#server/features/campaign/projection/writes.ts';
import {
  campaign,
  campaignImage,
  campaignStats,
  campaignUrl,
  campaignVehicle,
  campaignVersion,
} from '../table.ts';
import { chooseSlug, retireSlug } from '../writes.ts';
import { contentOf } from './present.ts';

type Row = typeof campaign.$inferSelect;
type Vehicle = Omit<typeof campaignVehicle.$inferInsert, 'campaignId'>;
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

/** A detail picture, and the one with English words where it has any. */
interface CampaignImage {
  readonly hash: string;
  readonly alt: string;
  readonly english?: { readonly hash: string; readonly alt: string };
}

/** What belongs to a campaign beside its row; what is absent stays as it is. */
interface CampaignParts {
  readonly vehicle?: Vehicle | null;
  /** Only where the counts are known from elsewhere; visitors make them else. */
  readonly stats?: Omit<typeof campaignStats.$inferInsert, 'campaignId'>;
  readonly images?: readonly CampaignImage[];
  readonly urls?: readonly string[];
}

/** A new campaign as it is to be stored. */
export interface NewCampaign extends CampaignParts {
  readonly values: Omit<typeof campaign.$inferInsert, Kept>;
}

/** What is to be changed of one that is there. */
export interface ChangedCampaign extends CampaignParts {
  readonly id: string;
  readonly values: Partial<NewCampaign['values']>;
}

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
}

/** What was written, and the id under which it can be taken back. */
export interface SavedCampaign {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly change: string;
}

/**
 * The one way in which a campaign that visitors see is written: its row with its version, everything that belongs to
 * it, the rows it is found by, its slug, its entry in the audit log and the tags of what shows it, in one transaction.
 */
export function saveCampaign(
  db: Executor,
  wanted: NewCampaign | ChangedCampaign,
  write: CampaignWrite,
): Promise<SavedCampaign> {
  return db.transaction(async (tx) => {
    const id = 'id' in wanted ? wanted.id : undefined;
    const { brandId, categoryId } = { ...(id && (await findPlace(tx, id))), ...wanted.values };
    await holdPlace(tx, { brandId, categoryId });
    const before = id === undefined ? null : await holdCampaign(tx, id);
    const row =
      before === null ? await addRow(tx, wanted, write) : await changeRow(tx, before, wanted, write);
    await writeParts(tx, row, wanted);
    const vehicle = await findVehicle(tx, row.id);
    await countAtOdds(tx, row, vehicle, write.now);
    const old = before && { row: before.row, vehicle: before.vehicle };
    const change = await tell(tx, old, { row, vehicle }, write);
    if (!write.isOneOfMany) await project(tx, row, before?.row ?? row, write.now);
    return { id: row.id, slug: row.slug, version: row.version, change };
  });
}

/** Where a campaign stands; what is not said of it is not held. */
interface Place {
  readonly brandId?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
}

/** Before anything else of the campaign, as the office does: a brand or category that is written meanwhile is waited for. */
export async function holdPlace(tx: Executor, { brandId, categoryId }: Place): Promise<void> {
  if (brandId != null)
    await tx.select({ id: brand.id }).from(brand).where(eq(brand.id, brandId)).for('share');
  if (categoryId != null) await holdCategories(tx, categoryId);
}

/** Its category and all above it. */
async function holdCategories(tx: Executor, id: string): Promise<void> {
  await tx.execute(sql`
    select id from category where id in (
      with recursive path (id, parent_id) as (
        select id, parent_id from category where id = ${id}
        union all select c.id, c.parent_id from category c join path on c.id = path.parent_id
      ) select id from path
    ) order by id for share`);
}

async function findPlace(tx: Executor, id: string): Promise<Place> {
  const { brandId, categoryId } = campaign;
  const [place] = await tx.select({ brandId, categoryId }).from(campaign).where(eq(campaign.id, id));
  return place ?? {};
}

/** How many things are at odds in it, by which the office finds it. */
async function countAtOdds(tx: Executor, row: Row, vehicle: Vehicle | null, now: Date): Promise<void> {
  // Of one that nobody has seen yet its draft decides.
  if (!row.wasPublished) return;
  const contradictions = countContradictions(contradictionsOf(contentOf(row, vehicle), { now, start: null }));
  if (contradictions !== row.contradictions)
    await tx.update(campaign).set({ contradictions }).where(eq(campaign.id, row.id));
}

interface Stored {
  readonly row: Row;
  readonly vehicle: Vehicle | null;
}

/** A campaign that nobody else writes until the transaction ends. */
export async function holdCampaign(tx: Executor, id: string): Promise<Stored> {
  const [row] = await tx.select().from(campaign).where(eq(campaign.id, id)).for('update');
  if (row === undefined) throw new Error(`There is no campaign ${id}.`);
  return { row, vehicle: await findVehicle(tx, id) };
}

async function findVehicle(tx: Executor, id: string): Promise<Vehicle | null> {
  const [vehicle] = await tx.select().from(campaignVehicle).where(eq(campaignVehicle.campaignId, id));
  return vehicle ?? null;
}

async function addRow(
  tx: Executor,
  wanted: NewCampaign | ChangedCampaign,
  write: CampaignWrite,
): Promise<Row> {
  // Only what is there already can be said in part.
  const values = wanted.values as NewCampaign['values'];
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
  if (row === undefined) throw new Error('The database stored a campaign and returned none.');
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
  // The one that it has while it is hidden leads nowhere.
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
  if (row === undefined) throw new Error(`The campaign ${before.id} vanished while it was stored.`);
  return row;
}

async function slugOf(
  tx: Executor,
  id: string,
  { title, wasPublished }: Pick<Row, 'title' | 'wasPublished'>,
): Promise<string> {
  return wasPublished ? chooseSlug(tx, 'campaign', title, id) : hiddenSlug(id);
}

/** A slug that nobody knows: what was never published has no address. */
function hiddenSlug(id: string): string {
  return `taslak-${id}`;
}

/** The columns that follow from the state and from who writes. */
function following(status: Row['status'], write: CampaignWrite) {
  return {
    isActive: status === 'live',
    binnedAt: status === 'archived' ? write.now : null,
    changedBy: writerOf(write),
  };
}

/** Who says that a campaign was compared with its source has compared it. */
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

async function writeParts(tx: Executor, { id, brandId }: Row, parts: CampaignParts): Promise<void> {
  const { vehicle, stats, images, urls } = parts;
  if (vehicle !== undefined) {
    await tx.delete(campaignVehicle).where(eq(campaignVehicle.campaignId, id));
    if (vehicle !== null) await tx.insert(campaignVehicle).values({ ...vehicle, campaignId: id });
  }
  await tx
    .insert(campaignStats)
    .values({ ...stats, campaignId: id })
    .onConflictDoNothing();
  if (stats !== undefined) await tx.update(campaignStats).set(stats).where(eq(campaignStats.campaignId, id));
  await linkBrand(tx, id, brandId);
  if (urls !== undefined) {
    await tx.delete(campaignUrl).where(eq(campaignUrl.campaignId, id));
    if (urls.length > 0) await tx.insert(campaignUrl).values(urls.map((url) => ({ campaignId: id, url })));
  }
  if (images !== undefined) await writeImages(tx, id, images);
}

/** The specified link of brand and campaign; the one that holds already keeps its id. */
async function linkBrand(tx: Executor, campaignId: string, brandId: string): Promise<void> {
  const links = await tx
    .select({ brandId: brandToCampaign.brandId })
    .from(brandToCampaign)
    .where(eq(brandToCampaign.campaignId, campaignId));
  if (links.length === 1 && links[0]?.brandId === brandId) return;
  await tx.delete(brandToCampaign).where(eq(brandToCampaign.campaignId, campaignId));
  await tx.insert(brandToCampaign).values({ brandId, campaignId });
}

async function writeImages(
  tx: Executor,
  campaignId: string,
  images: readonly CampaignImage[],
): Promise<void> {
  await tx.delete(campaignImage).where(eq(campaignImage.campaignId, campaignId));
  const rows = images.map(({ hash, alt, english }, position) => ({
    campaignId,
    pictureHash: hash,
    alt,
    pictureHashEn: english?.hash ?? null,
    altEn: english?.alt ?? null,
    position,
  }));
  if (rows.length > 0) await tx.insert(campaignImage).values(rows);
}

async function project(tx: Executor, row: Row, before: Row, now: Date): Promise<void> {
  const path = await projectCampaign(tx, row.id, now);
  // One whose first publication was taken back has stood on pages until now.
  if (!row.wasPublished && !before.wasPublished) return;
  const categories = [...new Set([...path, before.categoryId])].map((id) => `category:${id}`);
  const brands = [...new Set([row.brandId, before.brandId])].map((id) => `brand:${id}`);
  await announce(tx, [...catalogueTags, `campaign:${row.id}`, ...brands, ...categories]);
}

/** What visitors saw before versions were kept is the first of them. */
async function keepFirst(
  tx: Executor,
  { id: campaignId, version }: Row,
  content: DraftContent,
): Promise<void> {
  if ((await tx.$count(campaignVersion, eq(campaignVersion.campaignId, campaignId))) > 0) return;
  await tx.insert(campaignVersion).values({ campaignId, version, content });
}

const told = ['status', 'publishAt', 'slug', 'wasPublished', 'publishedAt'] as const;

/** Keeps what visitors see from now on, and says in the audit log what differs. */
async function tell(
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
