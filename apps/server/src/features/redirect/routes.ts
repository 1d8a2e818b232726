import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { dayOf } from '@ayrac/domain/time/working-day.ts';
import type { Handlers } from '#server/api/handler.ts';
import { exportMissing } from './export-missing.ts';
import { listMissing } from './queries.ts';

export const redirectOfficeHandlers: Handlers<'listMissingPages' | 'exportMissingPages'> = {
  async listMissingPages({ db, now }, { query }) {
    const rows = await listMissing(db, firstDay(now, query.period));
    return rows.map(({ path, hits, lastDay }) => ({ path, hits, lastDay }));
  },
  exportMissingPages: (context, { query: { period, format } }) =>
    exportMissing(context, { period, since: firstDay(context.now, period) }, format),
};

/** Returns the first day of a period of so many days that ends today. */
function firstDay(now: Date, period: string): string {
  return dayOf(new Date(now.getTime() - (Number(period) - 1) * dayInMs));
}
