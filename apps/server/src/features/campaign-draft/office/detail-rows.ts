import type { DetailRow } from '@ayrac/contract/office/campaign-details.ts';
import { cellValue, detailFields } from '@ayrac/domain/campaign-draft/detail-cell.ts';
import type { ShownState } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '#server/api/handler.ts';
import { brand } from '#server/features/brand/table.ts';
import { contentOf } from '#server/features/campaign/record/present.ts';
import { campaign, campaignVehicle } from '#server/features/campaign/table.ts';
import { category, categoryNames } from '#server/features/category/table.ts';
import { type ListQuery, listRecords } from '#server/resource/list-records.ts';
import { campaignDraft } from '../table.ts';
import { campaignRecords } from './records.ts';
import { writtenContent } from './set-fields.ts';
import { stateOf } from './shown-state-column.ts';

/** Returns one page of the details table: the campaigns of the list with the content of their cells. */
export async function listDetails(context: CallContext, query: ListQuery) {
  const { items, next, total } = await listRecords(context, campaignRecords, query);
  return {
    items: await findDetails(
      context,
      items.map(({ id }) => id),
    ),
    next,
    total,
  };
}

/** Returns campaigns with the content of their cells, in the order of the ids. */
export async function findDetails(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  ids: readonly string[],
): Promise<DetailRow[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      row: campaign,
      vehicle: campaignVehicle,
      draft: { content: campaignDraft.content },
      brand: brand.name,
      category: categoryNames(category)[locale],
      state: sql<ShownState>`${stateOf(campaign)}`,
    })
    .from(campaign)
    .innerJoin(brand, eq(brand.id, campaign.brandId))
    .innerJoin(category, eq(category.id, campaign.categoryId))
    .leftJoin(campaignVehicle, eq(campaignVehicle.campaignId, campaign.id))
    .leftJoin(campaignDraft, eq(campaignDraft.campaignId, campaign.id))
    .where(inArray(campaign.id, [...ids]));
  const byId = new Map(found.map((one) => [one.row.id, presentDetails(one)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface Found {
  readonly row: typeof campaign.$inferSelect;
  readonly vehicle: typeof campaignVehicle.$inferSelect | null;
  readonly draft: Pick<typeof campaignDraft.$inferSelect, 'content'> | null;
  readonly brand: string;
  readonly category: string;
  readonly state: ShownState;
}

function presentDetails({ row, vehicle, draft, ...columns }: Found): DetailRow {
  const content = writtenContent({ row, live: contentOf(row, vehicle), draft });
  const names = Object.keys(detailFields);
  return {
    id: row.id,
    title: content.title ?? '',
    ...columns,
    lock: row.status === 'archived' ? 'archived' : row.publishAt === null ? null : 'scheduled',
    values: Object.fromEntries(names.map((name) => [name, cellValue(content, name)])),
    facts: content.facts.map((fact) => ({ ...fact })),
  };
}
