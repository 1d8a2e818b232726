import { lostReasons } from '@ayrac/contract/office/lost-reasons.ts';
import { foldTurkish, turkishSortKey } from '@ayrac/domain/text/turkish.ts';
import { sql } from 'drizzle-orm';
import { serve } from '#server/resource/declaration.ts';
import { lostReason } from '../table.ts';

const { sortKey } = lostReason;

/** The reasons for which leads are lost as records of the office. */
export const lostReasonRecords = serve({
  shape: lostReasons,
  table: lostReason,
  sorts: {
    position: [lostReason.position, sortKey],
    name: [sortKey],
    isActive: [lostReason.isActive, sortKey],
    createdAt: [lostReason.createdAt],
    updatedAt: [lostReason.updatedAt],
  },
  searched: lostReason.searchKey,
  keysOf: ({ name, nameEn }) => ({
    nameKey: foldTurkish(name),
    searchKey: foldTurkish(`${name} ${nameEn}`),
    sortKey: turkishSortKey(name),
  }),
  taken: { lost_reason_name_taken: 'name' },
  figures: {
    leads: sql<number>`(select count(*)::integer from lead l where l.lost_reason_id = lost_reason.id)`,
  },
});
