import { type ShownState, shownStates } from '@ayrac/domain/campaign-draft/shown-state.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { campaignRecord } from '#server/features/campaign/table.ts';

interface StateColumns {
  readonly status: SQLWrapper;
  readonly endAt: SQLWrapper;
}

/** Returns the state for the office; a live campaign past its end has ended. */
export function stateOf({ status, endAt }: StateColumns) {
  return sql`case when ${status} = 'live' and ${endAt} <= now() then 'ended' else ${status} end`;
}

/** The same for listed campaigns. */
export const shownState = stateOf(campaignRecord);

/**
 * Returns the filter by comma-separated states. It compares the stored column, which has an index, with constants, so
 * that PostgreSQL knows how few campaigns most states have.
 */
export function filterByState({ status, endAt }: StateColumns): (states: string) => SQL {
  const isIn = (state: ShownState) => {
    if (state === 'ended') return sql`(${status} = 'live' and ${endAt} <= now())`;
    const stored = sql`${status} = ${sql.raw(`'${state}'`)}`;
    return state === 'live'
      ? sql`(${stored} and coalesce(${endAt}, 'infinity'::timestamptz) > now())`
      : stored;
  };
  return (states) => {
    const names = states.split(',');
    const parts = shownStates.filter((state) => names.includes(state)).map(isIn);
    return sql`(${sql.join(parts, sql` or `)})`;
  };
}
