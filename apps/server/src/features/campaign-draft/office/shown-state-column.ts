import { type SQLWrapper, sql } from 'drizzle-orm';
import { campaignRecord } from '../table.ts';

/** Where a campaign stands, as the office says it: a live one that is over has ended. */
export function stateOf({ status, endAt }: { readonly status: SQLWrapper; readonly endAt: SQLWrapper }) {
  return sql`case when ${status} = 'live' and ${endAt} <= now() then 'ended' else ${status} end`;
}

/** The same of the campaigns that lists show. */
export const shownState = stateOf(campaignRecord);
