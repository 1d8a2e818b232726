import { lostReasons } from '@ayrac/contract/office/lost-reasons.ts';
import { sql } from 'drizzle-orm';
import { plainRecords } from '#server/resource/plain-records.ts';
import { lostReason } from '../table.ts';

/** The reasons for which leads are lost as records of the office. */
export const lostReasonRecords = plainRecords(lostReasons, {
  table: lostReason,
  figures: {
    leads: sql<number>`(select count(*)::integer from lead l where l.lost_reason_id = lost_reason.id)`,
  },
});
