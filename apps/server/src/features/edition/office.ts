import { editions } from '@ayrac/contract/office/editions.ts';
import { RefusalError } from '@ayrac/domain/refusal.ts';
import { eq, sql } from 'drizzle-orm';
import { serve } from '#server/resource/declaration.ts';
import { editionClick, newsletterEdition as table } from './table.ts';

/** Serves the editions of the newsletter as office records. Their content is edited on a separate page. */
export const editionRecords = serve({
  shape: editions,
  table,
  columns: { heading: sql`coalesce(nullif(${table.heading}, ''), '—')` },
  sorts: {
    createdAt: [table.createdAt],
    updatedAt: [table.updatedAt],
    sendAt: [sql`coalesce(${table.sendAt}, ${table.begunAt}, '-infinity')`],
  },
  searched: table.searchKey,
  // Only drafts can be deleted: scheduled, active or sent editions cannot.
  async beforeWrite({ before }) {
    if (before?.state !== 'draft') throw new RefusalError('edition-moved');
    return {};
  },
  figures: {
    campaigns: sql<number>`cardinality(${table.campaignIds})`,
    reached: sql<number>`${table.reached}`,
    clicks: sql<number>`coalesce((select sum(${editionClick.clicks}) from ${editionClick} where ${eq(editionClick.editionId, table.id)}), 0)::integer`,
  },
});
