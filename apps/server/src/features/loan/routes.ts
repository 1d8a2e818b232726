import { endOfDay } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Handlers } from '#server/api/handler.ts';
import { sendPlan } from './plan-file.ts';
import { listTablesOn } from './tables.ts';

/** The calls about loan offers. */
export const loanHandlers: Handlers<'getLoanTables' | 'getLoanPlan'> = {
  async getLoanTables({ db, now, uses, expires }) {
    uses('loan-offers');
    // Tomorrow other rates may hold.
    expires(endOfDay(now));
    return { tables: [...(await listTablesOn(db, dayOf(now)))] };
  },
  getLoanPlan: (context, { query }) => sendPlan(context, query),
};
