import { type SQLWrapper, sql } from 'drizzle-orm';
import { campaignRecord } from '../table.ts';

/** Returns the state for the office; a live campaign past its end has ended. */
export function stateOf({ status, endAt }: { readonly status: SQLWrapper; readonly endAt: SQLWrapper }) {
  return sql`case when ${status} = 'live' and ${endAt} <= now() then 'ended' else ${status} end`;
}

/** The same for listed campaigns. */
export const shownState = stateOf(campaignRecord);
