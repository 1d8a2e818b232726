import { sql } from 'drizzle-orm';
import { campaignRecord } from '../table.ts';

const { status, endAt } = campaignRecord;

/** Where a campaign stands, as the office says it: a live one that is over has ended. */
export const shownState = sql`case when ${status} = 'live' and ${endAt} <= now() then 'ended' else ${status} end`;
