import { and, asc, gt, type SQL } from 'drizzle-orm';
import { announce, catalogueTags } from '#server/cache/announce.ts';
import type { Executor } from '#server/db/database.ts';
import { campaign } from '../table.ts';
import { placeCampaigns } from './place-campaigns.ts';
import { countLists, type Placed, writeProjections, writeRows } from './write-projections.ts';

const AT_ONCE = 200;

/** Rewrites the listing and search rows of one campaign. Returns the ids of the categories from the root to its own. */
export async function projectCampaign(tx: Executor, id: string, now: Date): Promise<readonly string[]> {
  const placed = await placeCampaigns(tx, [id]);
  await writeProjections(tx, placed, now);
  return placed.flatMap(({ placement }) => placement.categories.map((step) => step.id));
}

/** Rewrites the listing and search rows of a few hundred campaigns at most. */
export async function projectCampaigns(tx: Executor, ids: readonly string[], now: Date): Promise<void> {
  await writeProjections(tx, await placeCampaigns(tx, ids), now);
}

/** Rewrites the listing and search rows of all matching campaigns, in batches within the caller's transaction. */
export async function projectAgain(tx: Executor, matches: SQL, now: Date): Promise<void> {
  const lists = new Set<string>();
  let part = await listCampaigns(tx, matches);
  while (part.length > 0) {
    for (const list of await writeRows(tx, await placeCampaigns(tx, part))) lists.add(list);
    part = await listCampaigns(tx, matches, part.at(-1));
  }
  await countLists(tx, [...lists], now);
}

async function listCampaigns(tx: Executor, matches: SQL, after?: string): Promise<string[]> {
  const rows = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(matches, after === undefined ? undefined : gt(campaign.id, after)))
    .orderBy(asc(campaign.id))
    .limit(AT_ONCE);
  return rows.map((row) => row.id);
}

/**
 * Runs `write` for the campaigns of a batch, some of which it may leave unwritten. It adds the ids of those that it
 * changed or created, and so has locked, to `written`: their listing and search rows are then written once for all of
 * them, and the pages that show them are invalidated, like those with `tags`.
 */
export async function projectTogether<Result>(
  tx: Executor,
  ids: readonly string[],
  now: Date,
  write: (written: Set<string>) => Promise<Result>,
  tags: readonly string[] = catalogueTags,
): Promise<Result> {
  const written = new Set<string>();
  const before = await placeCampaigns(tx, ids);
  const result = await write(written);
  const after = await placeCampaigns(tx, [...written]);
  await writeProjections(tx, after, now);
  const left = before.filter(({ row }) => written.has(row.id));
  const changed = new Set([...tags, ...[...left, ...after].flatMap(tagsOf)]);
  for (const part of partsOf([...changed])) await announce(tx, part);
  return result;
}

function tagsOf({ row, placement }: Placed): readonly string[] {
  const above = placement.categories.map(({ id }) => `category:${id}`);
  return [`campaign:${row.id}`, `brand:${row.brandId}`, ...above];
}

/** Splits tags into parts, since the payload of a notification must be shorter than 8,000 bytes. */
function partsOf(tags: readonly string[]): readonly (readonly string[])[] {
  const most = 100;
  return Array.from({ length: Math.ceil(tags.length / most) }, (_, part) =>
    tags.slice(part * most, (part + 1) * most),
  );
}
