import { lostReasons } from '@ayrac/contract/office/lost-reasons.ts';
import { sql } from 'drizzle-orm';
import { plainRecords } from '#server/resource/plain-records.ts';
import { lostReason } from '../table.ts';

export const lostReasonRecords = plainRecords(lostReasons, {
  table: lostReason,
  figures: {
    leads: sql<number>`(select count(*)::integer from lead l where l.lost_reason_id = lost_reason.id)`,
  },
});
