import { firstDay } from '@ayrac/domain/dashboard/period.ts';
import type { Handlers } from '#server/api/handler.ts';
import { exportMissing } from './export-missing.ts';
import { listMissing } from './queries.ts';

export const redirectOfficeHandlers: Handlers<'listMissingPages' | 'exportMissingPages'> = {
  async listMissingPages({ db, now }, { query }) {
    const rows = await listMissing(db, firstDay(query.period, now));
    return rows.map(({ path, hits, lastDay }) => ({ path, hits, lastDay }));
  },
  exportMissingPages: (context, { query: { period, format } }) =>
    exportMissing(context, { period, since: firstDay(period, context.now) }, format),
};
