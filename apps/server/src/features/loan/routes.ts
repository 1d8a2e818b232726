import { endOfDay } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Handlers } from '#server/api/handler.ts';
import { listTablesOn } from './listed-tables.ts';
import { sendPlan } from './plan-file.ts';

export const loanHandlers: Handlers<'getLoanTables' | 'getLoanPlan'> = {
  async getLoanTables({ db, now, uses, expires }) {
    uses('loan-offers');
    // Other rates may be valid tomorrow.
    expires(endOfDay(now));
    return { tables: [...(await listTablesOn(db, dayOf(now)))] };
  },
  getLoanPlan: (context, { query }) => sendPlan(context, query),
};
