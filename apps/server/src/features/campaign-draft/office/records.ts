import { campaigns } from '@ayrac/contract/office/campaigns.ts';
import { CHECKED_EVERY_DAYS } from '@ayrac/domain/campaign-draft/next-check.ts';
import { CHECK_EVERY_DAYS } from '@ayrac/domain/dashboard/care.ts';
import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import { account } from '#server/features/account/table.ts';
import { brand } from '#server/features/brand/table.ts';
import { isNamed } from '#server/features/campaign/queries.ts';
import { campaignImage, campaignStats, campaignRecord as record } from '#server/features/campaign/table.ts';
import { category, categoryNames } from '#server/features/category/table.ts';
import { type ServedResource, serve } from '#server/resource/declaration.ts';
import { campaignDraft } from '../table.ts';
import { filterByState, shownState } from './shown-state-column.ts';

const counted = (column: SQLWrapper) => {
  const own = eq(campaignStats.campaignId, record.id);
  return sql<number>`coalesce((select ${column} from ${campaignStats} where ${own}), 0)`;
};

/** How campaigns are stored, listed and found. */
export const listed = {
  table: record,
  columns: {
    state: shownState,
    // As in the galleries, detail pictures count as well.
    hasPicture: sql`(${record.showcaseHash} is not null or exists (select from ${campaignImage} where ${campaignImage.campaignId} = ${record.id}))`,
    checkedBy: sql`(select ${account.username} from ${account} where ${account.id} = ${record.checkedBy})`,
    nextCheckAt: sql`(${record.checkedAt} + make_interval(days => ${sql.raw(String(CHECKED_EVERY_DAYS))}))`,
    isUnchecked: sql`(${record.status} = 'live' and coalesce(${record.checkedAt}, '-infinity') < now() - make_interval(days => ${sql.raw(String(CHECK_EVERY_DAYS))}))`,
    isContradictory: sql`(${record.contradictions} > 0)`,
    hasDraft: sql`exists (select from ${campaignDraft} where ${campaignDraft.campaignId} = ${record.id} and ${campaignDraft.isOpen})`,
  },
  references: {
    brandId: { table: brand, label: brand.name },
    categoryId: { table: category, label: categoryNames(category) },
  },
  sorts: {
    title: [record.titleKey],
    endAt: [sql`coalesce(${record.endAt}, 'infinity'::timestamptz)`],
    checkedAt: [sql`coalesce(${record.checkedAt}, '-infinity'::timestamptz)`],
    createdAt: [record.createdAt],
    updatedAt: [record.updatedAt],
  },
  searched: (q: string) => isNamed(q, record),
  filters: { state: filterByState(record) },
  figures: {
    views: counted(campaignStats.views),
    requests: counted(campaignStats.applications),
    followers: counted(campaignStats.followers),
  },
} satisfies Omit<ServedResource<typeof campaigns>, 'shape'>;

/** Serves the campaigns as office records. Writes go through their drafts. */
export const campaignRecords = serve({
  shape: campaigns,
  ...listed,
});
